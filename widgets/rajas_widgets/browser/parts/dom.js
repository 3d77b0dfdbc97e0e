// Elements: made, reused by id, and the signs of the icon sheet.

function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === true) element.setAttribute(name, "");
    else if (value !== false && value != null) element.setAttribute(name, value);
  }
  element.append(...children.filter((child) => child != null));
  return element;
}

function sign(name) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  svg.setAttribute("viewBox", "0 0 48 48");
  svg.setAttribute("class", "rajas-sign");
  svg.setAttribute("aria-hidden", "true");
  use.setAttribute("href", `#i-${name}`);
  svg.append(use);
  return svg;
}

// A path to be drawn around a thing: in the units of its panel, stretched over the thing.
function outline({ d, box }) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  svg.setAttribute("viewBox", box.join(" "));
  svg.setAttribute("preserveAspectRatio", "none");
  svg.setAttribute("class", "rajas-outline");
  svg.setAttribute("aria-hidden", "true");
  path.setAttribute("d", d);
  svg.append(path);
  return svg;
}

// A whole SVG as a picture of its own: its ids meet nobody else's.
function picture(art) {
  return make("img", { src: `data:image/svg+xml;charset=utf-8,${encodeURIComponent(art)}`, alt: "" });
}

// The symbols in use, once a page, whichever widget brings them.
function addSigns(symbols) {
  let sheet = document.getElementById("rajas-signs");
  if (!sheet) {
    sheet = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    sheet.id = "rajas-signs";
    sheet.setAttribute("aria-hidden", "true");
    sheet.style.cssText = "position:absolute;width:0;height:0;overflow:hidden";
    document.body.append(sheet);
  }
  for (const [name, drawing] of Object.entries(symbols)) {
    if (document.getElementById(`i-${name}`)) continue;
    sheet.insertAdjacentHTML(
      "beforeend",
      `<symbol id="i-${name}" viewBox="0 0 48 48" overflow="visible" stroke-linecap="round" stroke-linejoin="round">${drawing}</symbol>`,
    );
  }
}

// One child for each item, in their order: what stays is the same node, and keeps the focus.
function keyed(parent, items, create, update) {
  const old = new Map([...parent.children].map((node) => [node.dataset.id, node]));
  const wanted = new Set(items.map((item) => item.id));
  for (const [id, node] of old) if (!wanted.has(id)) node.remove();
  items.forEach((item, index) => {
    let node = old.get(item.id);
    if (!node) {
      node = create(item);
      node.dataset.id = item.id;
    }
    if (parent.children[index] !== node) parent.insertBefore(node, parent.children[index] ?? null);
    update(node, item);
  });
}

function write(element, words) {
  if (element.textContent !== words) element.textContent = words;
}

function reduced() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

// A panel above everything, which never locks the page.
function raise(element) {
  if (element.showPopover) {
    if (!element.matches(":popover-open")) element.showPopover();
  } else element.hidden = false;
}

function lower(element) {
  if (element.showPopover) {
    if (element.matches(":popover-open")) element.hidePopover();
  } else element.hidden = true;
}

async function copy(words) {
  try {
    await navigator.clipboard.writeText(words);
    return true;
  } catch {
    const field = make("textarea", { readonly: true, "aria-hidden": "true", style: "position:fixed;top:0;opacity:0" });
    const before = document.activeElement;
    field.value = words;
    document.body.append(field);
    field.select();
    const done = document.execCommand("copy");
    field.remove();
    before?.focus({ preventScroll: true });
    return done;
  }
}
