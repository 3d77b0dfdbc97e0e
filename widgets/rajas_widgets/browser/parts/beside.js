// Places beside a thing, never over it, and flips at the edges of the window.

const GAP = 10;

// Whatever is said leaves the dock free: there lies the way on.
function floor() {
  const dock = document.querySelector(".rajas-dock");
  return Math.min(window.innerHeight, dock?.getBoundingClientRect().top ?? Infinity);
}

function placeBeside(panel, anchor, sides) {
  const thing = anchor.getBoundingClientRect();
  const { offsetWidth: w, offsetHeight: h } = panel;
  const width = document.documentElement.clientWidth;
  const height = anchor.closest(".rajas-dock") ? window.innerHeight : floor();
  const middle = { x: thing.x + thing.width / 2 - w / 2, y: thing.y + thing.height / 2 - h / 2 };
  const spots = {
    right: { x: thing.right + GAP, y: middle.y, fits: thing.right + GAP + w <= width },
    left: { x: thing.left - GAP - w, y: middle.y, fits: thing.left - GAP - w >= 0 },
    above: { x: middle.x, y: thing.top - GAP - h, fits: thing.top - GAP - h >= 0 },
    over: { x: middle.x, y: floor() - GAP - h, fits: true }, // the whole dock
    below: { x: middle.x, y: thing.bottom + GAP, fits: thing.bottom + GAP + h <= height },
  };
  const roomier = thing.top > height - thing.bottom ? "above" : "below";
  const side = sides.find((name) => spots[name].fits) ?? roomier;
  const spot = spots[side];
  const x = Math.max(4, Math.min(spot.x, width - w - 4));
  const y = Math.max(4, Math.min(spot.y, height - h - 4));
  panel.style.left = `${x}px`;
  panel.style.top = `${y}px`;
  panel.dataset.side = side;
  const flat = side !== "right" && side !== "left";
  const nose = flat ? thing.x + thing.width / 2 - x : thing.y + thing.height / 2 - y;
  panel.style.setProperty("--nose", `${Math.max(18, Math.min(nose, (flat ? w : h) - 18))}px`);
}

// Keeps it there while the page moves; gives what ends it.
function keepBeside(panel, anchor, sides) {
  const place = () => anchor.isConnected && placeBeside(panel, anchor, sides);
  const end = new AbortController();
  const size = new ResizeObserver(place); // a picture in it may come later
  size.observe(panel);
  end.signal.addEventListener("abort", () => size.disconnect());
  place();
  window.addEventListener("scroll", place, { capture: true, passive: true, signal: end.signal });
  window.addEventListener("resize", place, { signal: end.signal });
  return () => end.abort();
}
