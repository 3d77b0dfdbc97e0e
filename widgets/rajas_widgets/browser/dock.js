// The dock: what is asked, the running sum, what can be pressed, the story, and the rule that a line comes from.

const PLAYERS = ["sun", "fish", "moon", "bud"];
const OWN = { help: "showHelp", theme: "changeTheme", story: "showStory" }; // tools that need no kernel

class Dock {
  constructor({ model, el, signal }) {
    this.model = model;
    this.el = el;
    this.signal = signal;
    this.words = model.get("words");
    this.channel = model.get("channel");
    this.build();
    this.bubble = new Bubble(this.words, (content) => model.send(content));
    this.sheet = new Sheet(this.words, (name) => this.closed(name));
    el.append(this.sheet.node);
    this.tips = new Tips(el, (button) => this.about(button), signal);
    this.listen();
    this.draw();
  }

  build() {
    const { words, el } = this;
    const group = (name, label) => make("div", { class: `rajas-${name}`, role: "group", "aria-label": label });
    el.classList.add("rajas-dock", "rajas-ui");
    this.sentence = make("h2", { class: "rajas-sentence", tabindex: -1 });
    this.note = make("p", { class: "rajas-note" });
    this.sum = make("div", { class: "rajas-sum" });
    this.tools = make("div", { class: "rajas-tools", role: "toolbar", "aria-label": words.tools });
    this.areas = group("areas", words.areas);
    this.dice = group("dice", words.dice);
    this.options = group("options", words.choices);
    this.acts = group("acts", words.choices);
    this.tabs = group("tabs", words.tabs);
    this.peek = make("button", { type: "button", class: "rajas-peek", "aria-haspopup": "dialog" });
    this.cog = make("button", { type: "button", class: "rajas-cog", "aria-label": words.tools, "aria-haspopup": "dialog" }, sign("cog"));
    this.story = make("ol", { class: "rajas-lines" });
    this.groups = [this.tools, this.areas, this.dice, this.options, this.acts, this.tabs];
    for (const one of this.groups) rove(one, this.signal);
    this.card = make(
      "section",
      { class: "rajas-card", "aria-label": words.choices },
      make("div", { class: "rajas-head" }, this.sentence, this.note),
      this.peek, this.cog, this.dice, this.sum, this.areas, this.options, this.acts,
    );
    this.log = make(
      "section",
      { class: "rajas-log", "aria-label": words.story },
      make("h2", {}, words.story),
      make("div", { class: "rajas-scroll" }, this.story),
    );
    el.replaceChildren(this.card, this.tools, this.log, this.tabs);
  }

  listen() {
    const { model, el, signal } = this;
    const on = (name, handler) => el.addEventListener(name, handler, { signal });
    const button = (event) => event.target.closest?.("button[data-id]");
    const light = (event) => this.light(button(event));
    on("click", (event) => this.click(event));
    on("pointerover", light);
    on("pointerleave", () => this.light(null));
    on("focusin", light);
    on("focusout", () => this.light(null));
    this.story.addEventListener("keydown", (event) => this.walkStory(event), { signal });
    this.peek.addEventListener("click", () => this.showStory(), { signal });
    this.cog.addEventListener("click", () => this.showMore(), { signal });
    listenToKeys(el, this.channel, signal);
    listenToIdleKeys(this.channel, signal);
    hear(this.channel, signal, { key: ({ key }) => this.key(key), dock: () => this.sentence.focus() });
    const changes = {
      "change:content": () => this.draw(),
      "change:signs": () => addSigns(model.get("signs")),
      "change:rule": () => this.showRule(),
      "change:bubble": () => this.answer(),
    };
    for (const [name, handler] of Object.entries(changes)) model.on(name, handler);
    signal.addEventListener("abort", () => {
      for (const [name, handler] of Object.entries(changes)) model.off(name, handler);
      this.bubble.hide();
      this.sheet.hide();
    });
  }

  // What is shown

  draw() {
    const content = this.model.get("content");
    const lost = this.focused();
    addSigns(this.model.get("signs"));
    this.content = content;
    tell(this.channel, "heading", { words: content.heading ?? "" }); // for the bar of our page
    this.buttons = new Map([...content.tools, ...content.buttons, ...content.tabs].map((one) => [one.id, one]));
    this.el.dataset.layout = content.layout;
    write(this.sentence, content.sentence);
    write(this.note, content.note);
    this.drawSum(content.sum);
    const kind = ({ id }) => /^(dock|area)-/.exec(id)?.[1] ?? (id === "act" ? "act" : "option");
    const of = (name) => content.buttons.filter((one) => kind(one) === name);
    this.fill(this.tools, content.tools);
    this.fill(this.dice, of("dock"));
    this.fill(this.areas, of("area"));
    this.fill(this.options, of("option"));
    this.fill(this.acts, of("act"));
    this.fill(this.tabs, content.tabs);
    this.el.classList.toggle("acting", content.buttons.some((one) => kind(one) !== "area"));
    this.drawStory(content.story);
    if (lost && !lost.button.isConnected) this.refocus(lost);
    else if (lost) requestAnimationFrame(() => this.refocus(lost)); // hidden by its layout? Only once all is written
    this.answer();
  }

  fill(group, buttons) {
    keyed(group, buttons, () => this.makeButton(), (node, button) => this.drawButton(node, button));
    group.hidden = buttons.length === 0;
    settleStop(group);
  }

  makeButton() {
    const words = make("span", { class: "rajas-words" }, make("b"), make("small"));
    return make("button", { type: "button", class: "rajas-button" }, make("span", { class: "rajas-disc" }), words);
  }

  drawButton(node, { label, note, icon, tone, mark }) {
    const [disc, words] = node.children;
    const [name, small] = words.children;
    if (disc.dataset.icon !== icon) {
      disc.dataset.icon = icon;
      disc.replaceChildren(...(icon ? [sign(icon)] : []));
    }
    disc.hidden = !icon;
    write(name, label);
    write(small, note);
    node.dataset.tone = tone;
    node.dataset.mark = mark;
    mark === "rest" ? node.setAttribute("aria-disabled", "true") : node.removeAttribute("aria-disabled");
    mark === "chosen" ? node.setAttribute("aria-pressed", "true") : node.removeAttribute("aria-pressed");
  }

  drawSum(sum) {
    this.sum.hidden = !sum;
    if (!sum) return;
    const shown = sum.parts.filter((part) => document.getElementById(`i-${part}`));
    const parts = shown.flatMap((part, index) => [make("i", {}, index ? "+" : ""), sign(part)]);
    if (parts.length) parts.push(make("i", {}, "="));
    this.sum.classList.toggle("enough", sum.enough);
    this.sum.replaceChildren(
      make("span", { class: "rajas-parts" }, ...parts.slice(1)),
      make("b", {}, `${sum.total}`),
      make("span", { class: "rajas-verdict" }, make("small", {}, sum.note), make("strong", {}, sum.verdict)),
      make("span", { class: "rajas-tick" }, sum.enough ? sign("check") : null),
    );
  }

  drawStory(story) {
    const before = this.story.childElementCount;
    const first = story.findIndex((line) => line.since);
    const lines = story.map((line, index) => ({ ...line, id: `${index}`, opens: index === first && index > 0 }));
    keyed(this.story, lines, () => make("li"), (node, line) => this.drawLine(node, line));
    if (story.length !== before) {
      this.settleLines();
      requestAnimationFrame(() => this.scrollStory()); // measures: once all is written
    }
    const last = story.at(-1);
    this.peek.hidden = !last;
    if (last) this.peek.replaceChildren(...this.lineParts(last), sign("feather"), sign("up"));
  }

  // While others move, their last line is seen; then all that came since one's own last turn, from its beginning
  scrollStory() {
    const scroll = this.story.parentElement;
    const since = this.content.buttons.length ? this.story.querySelector(".rajas-since") : null;
    scroll.scrollTop = since ? since.offsetTop : scroll.scrollHeight;
  }

  // The story is one tab stop, too: its last line
  settleLines() {
    const lines = [...this.story.querySelectorAll("button")];
    const stop = lines.find((line) => line === document.activeElement) ?? lines.at(-1);
    for (const line of lines) {
      const index = line === stop ? 0 : -1;
      if (line.tabIndex !== index) line.tabIndex = index;
    }
  }

  walkStory(event) {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    const lines = [...this.story.querySelectorAll("button")];
    const next = step && lines[lines.indexOf(event.target) + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
    this.settleLines();
  }

  drawLine(node, line) {
    const told = `${line.player}|${line.text}|${line.rule}|${line.opens}`;
    if (node.dataset.told === told) return;
    node.dataset.told = told;
    const parts = this.lineParts(line);
    const content = line.rule
      ? make("button", { type: "button", class: "rajas-line", "data-rule": line.rule }, ...parts, make("span", { class: "rajas-rule" }, line.rule))
      : make("div", { class: "rajas-line" }, ...parts);
    node.replaceChildren(...(line.opens ? [make("div", { class: "rajas-since" }, this.words.since)] : []), content);
  }

  lineParts({ player, name, text }) {
    const badge = make("span", { class: "rajas-player", "data-player": player });
    if (player >= 0) badge.append(sign(`emblem-${PLAYERS[player]}`));
    return [badge, make("span", { class: "rajas-told" }, name && make("span", { class: "rajas-unseen" }, `${name}: `), text)];
  }

  light(button) {
    const lights = this.buttons.get(button?.dataset.id)?.lights ?? [];
    if (lights.join() === (this.lit ?? []).join()) return;
    this.lit = lights;
    tell(this.channel, "lights", { ids: lights });
  }

  // Focus that was on a button which is gone goes to the first one of its kind, or to the sentence

  focused() {
    const button = document.activeElement?.closest?.("button[data-id]");
    return button && this.el.contains(button) ? { button, group: button.parentElement } : null;
  }

  refocus({ button, group }) {
    if (button.isConnected && button.offsetParent) return;
    const next = [group, this.acts, this.options, this.areas].flatMap(stops)[0];
    (next ?? this.sentence).focus({ preventScroll: true });
  }

  // Presses

  click(event) {
    const { rule } = event.target.closest("[data-rule]")?.dataset ?? {};
    const button = event.target.closest("button[data-id]");
    if (rule && !this.bubble.node.contains(event.target)) this.model.send({ rule });
    else if (button && !this.tips.tookPress()) this.press(button.dataset.id);
  }

  press(id) {
    this.tips.hide();
    if (OWN[id]) this[OWN[id]]();
    else this.model.send({ press: id });
  }

  key(key) {
    if (key === "Escape" && this.sheet.open) this.sheet.close();
    else if (key === "Escape") return this.closeOpened();
    else if (key === "?") this.showHelp();
    else {
      const found = this.byNumber(key) ?? [...this.buttons.values()].find((button) => button.key === key);
      if (!found) return false;
      this.press(found.id);
    }
    return true;
  }

  // A panel opened by a tool: pressed again, the tool closes it.
  closeOpened() {
    const opened = this.content.tools.find(({ id, mark }) => id.startsWith("open-") && mark === "chosen");
    if (opened) this.press(opened.id);
    return Boolean(opened);
  }

  byNumber(key) {
    const shown = [this.dice, this.areas, this.options, this.acts].flatMap(stops);
    return /^[1-9]$/.test(key) ? this.buttons.get(shown[key - 1]?.dataset.id) : undefined;
  }

  about(button) {
    const { label, note, key } = this.buttons.get(button.dataset.id) ?? {};
    const read = [...button.querySelectorAll(note ? "b, small" : "b")].every((part) => part.offsetWidth > 1);
    if (!label || (read && !key)) return null;
    return { words: note ? `${label}: ${note}` : label, key };
  }

  // Answers

  answer() {
    const bubble = this.model.get("bubble");
    const button = bubble && this.el.querySelector(`button[data-id="${CSS.escape(bubble.at)}"]`);
    if (this.shown === bubble && this.bubble.anchor === button) return;
    this.shown = bubble;
    for (const old of this.el.querySelectorAll(".rajas-badge-palm")) old.remove();
    this.bubble.hide();
    if (!button?.offsetParent) return;
    button.append(make("span", { class: "rajas-badge-palm" }, sign("palm")));
    this.bubble.show(bubble, button, button.closest(".rajas-card, .rajas-dock"));
    if (!reduced()) button.animate([0, 3, -1, 0].map((y) => ({ transform: `translateY(${y}px)` })), { duration: 180 });
    tell(this.channel, "say", { words: this.bubble.said() });
  }

  showRule() {
    const rule = this.model.get("rule");
    if (!rule) return this.sheet.close("rule");
    const paragraphs = rule.text.split("\n").filter(Boolean).map((words) => make("p", {}, words));
    const foot = make("p", { class: "rajas-source" }, `${this.words.source} ${rule.source}`);
    const ruling = rule.ruling ? make("p", { class: "rajas-ruling" }, `⚖ ${this.words.ruling}`) : null;
    this.sheet.show("rule", rule.title, [make("p", { class: "rajas-id" }, rule.id), ...paragraphs, ruling, foot]);
  }

  showStory() {
    const list = this.story.cloneNode(true);
    for (const line of list.querySelectorAll("[data-rule]")) {
      line.tabIndex = 0;
      line.addEventListener("click", () => this.model.send({ rule: line.dataset.rule }));
    }
    this.sheet.show("story", this.words.story, [list]);
    list.lastElementChild?.scrollIntoView({ block: "end" });
  }

  showHelp() {
    const { words } = this;
    const tools = [...this.buttons.values()].filter((button) => button.key).map(({ key, label }) => [key, label]);
    const rows = [
      ["← ↑ ↓ →", words["keys-arrows"]], ["Tab", words["keys-tab"]], ["Enter", words["keys-press"]],
      ["1 – 9", words["keys-numbers"]], ["g, G", words["keys-panels"]], ["Esc", words["keys-escape"]], ...tools,
    ];
    const list = rows.map(([key, what]) => make("li", {}, make("kbd", {}, key), make("span", {}, what)));
    this.sheet.show("help", words.help, [make("ul", { class: "rajas-keys" }, ...list)]);
  }

  // On a phone only undo stands in the dock: the other tools lie in a sheet
  showMore() {
    const tools = this.content.tools.filter(({ id }) => id !== "undo");
    const row = make("div", { class: "rajas-more" });
    keyed(row, tools, () => this.makeButton(), (node, button) => this.drawButton(node, button));
    // The press itself is heard where all of the dock's are: twice would open and close again.
    row.addEventListener("click", (event) => event.target.closest("button[data-id]") && this.sheet.close());
    this.sheet.show("more", this.words.tools, [row]);
  }

  changeTheme() {
    tell(this.channel, "theme");
  }

  closed(name) {
    if (name === "rule") this.model.send({ close: "rule" });
  }
}

// Slides over, and loses nothing: the page below stays as it is, and can be used.
class Sheet {
  constructor(words, closed) {
    this.closed = closed;
    this.title = make("h2", { id: `rajas-sheet-${crypto.randomUUID()}`, tabindex: -1 });
    this.body = make("div", { class: "rajas-sheet-body", tabindex: 0 });
    const button = make("button", { type: "button", class: "rajas-close", "aria-label": words.close }, sign("close"));
    button.addEventListener("click", () => this.close());
    this.node = make(
      "div",
      { class: "rajas-sheet", popover: "manual", role: "dialog", "aria-labelledby": this.title.id },
      this.title, button, this.body,
    );
    this.body.setAttribute("role", "region");
    this.body.setAttribute("aria-labelledby", this.title.id);
    this.name = null;
  }

  get open() {
    return this.name != null;
  }

  show(name, title, nodes) {
    if (!this.open) this.back = document.activeElement;
    this.name = name;
    write(this.title, title);
    this.body.replaceChildren(...nodes.filter(Boolean));
    this.body.scrollTop = 0;
    raise(this.node);
    this.title.focus({ preventScroll: true });
  }

  hide() {
    lower(this.node);
    this.name = null;
  }

  // Without a name: whatever is open. The focus goes back where it came from.
  close(name = this.name) {
    if (!this.open || name !== this.name) return;
    const inside = this.node.contains(document.activeElement);
    this.hide();
    if (inside && this.back?.isConnected) this.back.focus({ preventScroll: true });
    this.closed(name);
  }
}

export default {
  render(context) {
    new Dock(context);
  },
};
