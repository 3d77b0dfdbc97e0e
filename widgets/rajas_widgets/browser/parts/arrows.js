// A group of buttons is one tab stop; arrows go to the nearest one in their direction.

const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

function centre(node) {
  const box = node.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

function nearest(from, others, [wayX, wayY]) {
  const [x, y] = centre(from);
  let best = null;
  let least = Infinity;
  for (const other of others) {
    if (other === from) continue;
    const [otherX, otherY] = centre(other);
    const along = (otherX - x) * wayX + (otherY - y) * wayY;
    const aside = Math.abs((otherX - x) * wayY) + Math.abs((otherY - y) * wayX);
    if (along < 1 || aside > 3 * along) continue;
    if (along + 2 * aside < least) {
      least = along + 2 * aside;
      best = other;
    }
  }
  return best;
}

function stops(group) {
  return [...group.querySelectorAll("button[data-id]")].filter((node) => node.offsetParent !== null);
}

function makeStop(group, button) {
  for (const other of group.querySelectorAll("button[data-id]")) {
    const wanted = other === button ? 0 : -1;
    if (other.tabIndex !== wanted) other.tabIndex = wanted; // setting it anew costs, the same value too
  }
}

// After every change: the stop stays where the focus is; else it is the first thing that may be pressed.
function settleStop(group) {
  const all = [...group.querySelectorAll("button[data-id]")];
  const held = all.find((button) => button === document.activeElement);
  makeStop(group, held ?? all.find((button) => /legal|karma|chosen/.test(button.dataset.mark)) ?? all[0]);
}

function rove(group, signal) {
  const go = (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !event.target.matches("button[data-id]")) return;
    const all = stops(group);
    const way = WAYS[event.key];
    const next = way ? nearest(event.target, all, way) : { Home: all[0], End: all.at(-1) }[event.key];
    if (!way && !next) return;
    event.preventDefault(); // an arrow at the edge stays, and does not scroll the page away
    next?.focus();
  };
  const follow = (event) => event.target.matches("button[data-id]") && makeStop(group, event.target);
  group.addEventListener("keydown", go, { signal });
  group.addEventListener("focusin", follow, { signal });
}
