// The widgets of one table talk to each other in the browser: what needs no rule needs no trip to the kernel.

function tell(channel, kind, detail = {}) {
  const event = new CustomEvent("rajas", { detail: { channel, kind, ...detail }, cancelable: true });
  return !document.dispatchEvent(event); // whether somebody took it
}

function hear(channel, signal, handlers) {
  const listen = (event) => {
    const { channel: from, kind, ...detail } = event.detail;
    if (from === channel && handlers[kind]?.(detail)) event.preventDefault();
  };
  document.addEventListener("rajas", listen, { signal });
}

// Shortcuts count only with the focus inside, and never with ctrl, meta or alt: those belong to browser and Lab.
function listenToKeys(root, channel, signal) {
  const press = (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, textarea, select")) return;
    const own = event.target.closest("button") && (event.key === "Enter" || event.key === " ");
    if (!own && !event.defaultPrevented && tell(channel, "key", { key: event.key })) event.preventDefault();
    event.stopPropagation(); // Lab's single keys (a, b, dd) would work on the cell
  };
  root.addEventListener("keydown", press, { signal });
}

// A page of ours has nothing else to press keys for: there they count with the focus nowhere, too, as after Begin.
function listenToIdleKeys(channel, signal) {
  const press = (event) => {
    if (event.target !== document.body || !document.body.classList.contains("rajas")) return;
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (tell(channel, "key", { key: event.key })) event.preventDefault();
  };
  document.addEventListener("keydown", press, { signal });
}
