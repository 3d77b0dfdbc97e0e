// Tooltips: what a thing is called, and enlarged what is small. On hover, focus and long press; never over the thing.

const HOVER = 450;
const HOLD = 500;

class Tips {
  // `about(button)` gives {words, key, art} or nothing.
  constructor(root, about, signal) {
    this.about = about;
    this.node = make("div", { class: "rajas-tip", popover: "manual", "aria-hidden": "true" });
    this.held = false;
    const on = (name, handler) => root.addEventListener(name, handler, { signal });
    const button = (event) => event.target.closest?.("button[data-id]");
    on("pointerover", (event) => event.pointerType !== "touch" && button(event) && this.soon(button(event), HOVER));
    on("pointerout", (event) => event.pointerType !== "touch" && this.hide());
    on("focusin", (event) => event.target.matches("button[data-id]:focus-visible") && this.soon(event.target, 150));
    on("focusout", () => this.hide());
    on("pointerdown", (event) => this.hold(event, button(event)));
    on("pointerup", () => this.release());
    on("pointercancel", () => this.release());
    on("contextmenu", (event) => this.held && event.preventDefault());
    on("keydown", (event) => event.key === "Escape" && this.hide());
    root.append(this.node);
    signal.addEventListener("abort", () => this.hide());
  }

  hold(event, button) {
    this.hide();
    this.held = false;
    if (event.pointerType !== "touch" || !button) return;
    this.timer = setTimeout(() => {
      this.held = true; // the click that follows is not a press
      this.show(button);
    }, HOLD);
  }

  release() {
    clearTimeout(this.timer);
    if (this.held) this.timer = setTimeout(() => this.hide(), 2500);
  }

  tookPress() {
    const held = this.held;
    this.held = false;
    return held;
  }

  soon(button, wait) {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.show(button), this.end ? 60 : wait);
  }

  show(button) {
    this.hide();
    const about = button.isConnected && this.about(button);
    if (!about) return;
    const art = about.art && make("div", { class: "rajas-zoom" }, picture(about.art));
    const key = about.key && make("kbd", {}, about.key);
    this.node.replaceChildren(...[art, make("span", {}, about.words), key].filter(Boolean));
    this.anchor = button;
    raise(this.node);
    this.end = keepBeside(this.node, button, ["above", "below", "right", "left"]);
  }

  // The thing may go while the pointer rests on it
  recheck() {
    if (this.anchor && !this.anchor.isConnected) this.hide();
  }

  hide() {
    clearTimeout(this.timer);
    this.anchor = null;
    this.end?.();
    this.end = null;
    lower(this.node);
  }
}
