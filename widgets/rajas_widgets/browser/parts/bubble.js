// The answer beside the thing touched: no modal, nothing is lost by it.

class Bubble {
  constructor(words, send) {
    this.words = words;
    this.send = send;
    this.at = null;
    this.end = null;
    this.title = make("h3", { class: "rajas-bubble-title", id: `rajas-bubble-${crypto.randomUUID()}` });
    this.lines = make("div", { class: "rajas-bubble-lines", id: `rajas-bubble-${crypto.randomUUID()}` });
    this.reportButton = make("button", { type: "button", class: "rajas-quiet" }, words.report);
    this.closeButton = make("button", { type: "button", class: "rajas-close", "aria-label": words.close }, sign("close"));
    this.node = make(
      "div",
      { class: "rajas-bubble", popover: "manual", role: "dialog" },
      this.title,
      this.closeButton,
      this.lines,
      make("div", { class: "rajas-bubble-foot" }, this.reportButton),
    );
    this.node.addEventListener("click", (event) => this.press(event));
    this.reportButton.addEventListener("click", () => this.report());
    this.closeButton.addEventListener("click", () => this.close(true));
  }

  show(bubble, anchor, home) {
    this.hide();
    this.bubble = bubble;
    this.anchor = anchor;
    write(this.title, bubble.title);
    this.title.hidden = !bubble.title;
    this.node.setAttribute("aria-labelledby", (bubble.title ? this.title : this.lines).id);
    write(this.reportButton, this.words.report);
    this.reportButton.hidden = !bubble.report;
    this.lines.replaceChildren(...bubble.lines.map((line) => this.line(line)));
    home.append(this.node); // the next tab stop after the thing
    raise(this.node);
    const sides = anchor.closest(".rajas-dock") ? ["over"] : ["right", "left", "below", "above"];
    this.end = keepBeside(this.node, anchor, sides);
    anchor.classList.add("refused");
    this.away = new AbortController();
    const { signal } = this.away;
    const outside = (event) => !this.node.contains(event.target) && this.close(false);
    const escape = (event) => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      this.close(true);
    };
    document.addEventListener("pointerdown", outside, { signal, capture: true });
    document.addEventListener("keydown", escape, { signal, capture: true });
  }

  line({ text, rule }) {
    const chips = rule.split(" ").filter(Boolean).map((id) => make("button", { type: "button", class: "rajas-chip", "data-rule": id }, id));
    return make("p", {}, `${text} `, ...chips.flatMap((chip) => [chip, " "]));
  }

  press(event) {
    const { rule } = event.target.closest("[data-rule]")?.dataset ?? {};
    if (rule) this.send({ rule });
  }

  async report() {
    const done = await copy(this.bubble.report);
    write(this.reportButton, done ? this.words.copied : this.words.uncopied);
    this.send({ report: this.bubble.at });
  }

  hide() {
    this.end?.();
    this.away?.abort();
    this.anchor?.classList.remove("refused");
    this.anchor = this.end = this.away = null;
    lower(this.node);
    this.node.remove();
  }

  close(back) {
    const anchor = this.anchor;
    const inside = this.node.contains(document.activeElement);
    this.hide();
    if (back && inside) anchor?.focus({ preventScroll: true });
    this.send({ close: "bubble" });
  }

  get open() {
    return this.anchor != null;
  }

  said() {
    return [this.bubble.title, ...this.bubble.lines.map((line) => line.text)].join(" ");
  }
}
