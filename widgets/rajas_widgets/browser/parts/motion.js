// Motion that asks nobody: copies of the canvas's own pixels lift, nod and cover; pieces glide. Nothing waits for it.

const MOST = 450; // ms

// What the canvases below show in this box (of the window), as a canvas of its own.
function pixels(stage, box) {
  const patch = make("canvas", { class: "rajas-patch" });
  const pen = patch.getContext("2d");
  const below = [...stage.querySelectorAll("canvas:not(.rajas-patch)")];
  const widest = Math.max(0, ...below.map((canvas) => canvas.width / (canvas.getBoundingClientRect().width || Infinity)));
  if (!widest) return null;
  patch.width = Math.max(1, Math.round(box.width * widest));
  patch.height = Math.max(1, Math.round(box.height * widest));
  for (const canvas of below) {
    const whole = canvas.getBoundingClientRect();
    const scale = canvas.width / whole.width;
    pen.drawImage(
      canvas,
      (box.x - whole.x) * scale, (box.y - whole.y) * scale, box.width * scale, box.height * scale,
      0, 0, patch.width, patch.height,
    );
  }
  return patch;
}

function lift(stage, mark) {
  drop(mark);
  const patch = pixels(stage, mark.getBoundingClientRect());
  if (!patch) return;
  mark.append(patch);
  patch.animate(
    [{ transform: "none" }, { transform: "translateY(-4px)" }],
    { duration: reduced() ? 1 : 120, fill: "forwards", easing: "ease-out" },
  );
}

function drop(mark) {
  for (const patch of mark.querySelectorAll(".rajas-patch:not(.rajas-nod)")) patch.remove();
}

function nod(stage, mark) {
  if (reduced()) return;
  drop(mark);
  const patch = pixels(stage, mark.getBoundingClientRect());
  patch?.classList.add("rajas-nod");
  if (patch) mark.append(patch);
  const way = [0, 3, -1, 0].map((y) => ({ transform: `translateY(${y}px)` }));
  const motion = (patch ?? mark).animate(way, { duration: 180, easing: "ease-out" });
  motion.onfinish = () => patch?.remove();
}

// Points of the way in px of the overlay. One hop is an arc; several are hops from space to space.
function keyframes(points, width, height) {
  const frames = [];
  const place = ([x, y], scale = 1) => ({ transform: `translate(${x - width / 2}px, ${y - height / 2}px) scale(${scale})` });
  points.forEach((point, index) => {
    if (index) {
      const [x, y] = points[index - 1];
      const rise = Math.min(60, Math.hypot(point[0] - x, point[1] - y) * 0.22);
      frames.push(place([(x + point[0]) / 2, (y + point[1]) / 2 - rise], 1.06));
    }
    frames.push(place(point));
  });
  return frames;
}

function glide(root, stage, { points, cover: [x, y, w, h], art, size, ms, delay }) {
  if (reduced()) return; // the final picture says it all
  const whole = root.getBoundingClientRect();
  const patch = pixels(stage, new DOMRect(whole.x + x, whole.y + y, w, h));
  if (patch) {
    patch.style.cssText = `left:${x}px;top:${y}px;width:${w}px;height:${h}px`;
    root.append(patch);
  }
  const glider = make("div", { class: "rajas-glider", style: `width:${size[0]}px;height:${size[1]}px` }, picture(art));
  root.append(glider);
  const motion = glider.animate(keyframes(points, ...size), {
    duration: Math.min(ms, MOST), delay, easing: "ease-out", fill: "both",
  });
  motion.onfinish = motion.oncancel = () => {
    glider.remove();
    patch?.remove();
  };
}
