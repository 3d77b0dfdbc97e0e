// The overlay: a real button over every shape that can be touched. What needs no rule happens here.

const LIFTS = /legal|karma/;

class Overlay {
  constructor({ model, el, signal }) {
    this.model = model;
    this.el = el;
    this.words = model.get("words");
    this.channel = model.get("channel");
    this.buttons = new Map();
    addSigns(model.get("signs"));
    el.classList.add("rajas-overlay", "rajas-ui");
    this.panels = make("div", { class: "rajas-panels" });
    this.live = make("div", { class: "rajas-live", role: "status", "aria-live": "polite" });
    el.replaceChildren(this.panels, this.live);
    this.bubble = new Bubble(this.words, (content) => model.send(content));
    this.tips = new Tips(el, (button) => this.about(button), signal);
    this.signal = signal;
    this.listen();
    this.draw();
    requestAnimationFrame(() => this.silenceCanvas());
  }

  // The canvas comes when it likes, with a tab stop of its own, from which Tab would not lead away.
  silenceCanvas() {
    const silence = () => {
      for (const canvas of this.stage.querySelectorAll("canvas:not(.rajas-patch)")) {
        if (canvas.tabIndex >= 0) canvas.tabIndex = -1;
        if (!canvas.ariaHidden) canvas.ariaHidden = "true";
      }
    };
    const watch = new MutationObserver(silence);
    watch.observe(this.stage, { childList: true, subtree: true, attributeFilter: ["tabindex"] });
    this.signal.addEventListener("abort", () => watch.disconnect());
    silence();
  }

  listen() {
    const { model, el, signal } = this;
    const on = (name, handler) => el.addEventListener(name, handler, { signal });
    const target = (event) => event.target.closest?.(".rajas-target");
    on("click", (event) => this.press(target(event)));
    on("pointerover", (event) => target(event) && event.pointerType !== "touch" && this.lift(target(event)));
    on("pointerout", (event) => target(event) && this.drop(target(event)));
    on("focusin", (event) => target(event)?.matches(":focus-visible") && this.lift(target(event)));
    on("focusout", (event) => target(event) && this.drop(target(event)));
    listenToKeys(el, this.channel, signal);
    hear(this.channel, signal, {
      lights: ({ ids }) => this.light(ids),
      key: ({ key }) => this.key(key),
      say: ({ words }) => this.say(words),
    });
    const changes = {
      "change:stage": () => this.draw(),
      "change:marks": () => this.mark(),
      "change:bubble": () => this.answer(),
      "change:tick": () => this.settle(),
      "msg:custom": (content) => this.hear(content),
    };
    for (const [name, handler] of Object.entries(changes)) model.on(name, handler);
    signal.addEventListener("abort", () => {
      for (const [name, handler] of Object.entries(changes)) model.off(name, handler);
      this.bubble.hide();
    });
  }

  get stage() {
    return this.el.closest(".rajas-stage") ?? this.el;
  }

  // Geometry: in per cent, so that it fits at every width

  draw() {
    const { width, height, panels, targets } = this.model.get("stage");
    const lost = this.focused();
    this.el.style.aspectRatio = `${width} / ${height}`;
    this.width = width;
    keyed(this.panels, panels, () => this.makePanel(), (group, panel) => this.placePanel(group, panel));
    const groups = new Map([...this.panels.children].map((group) => [group.dataset.id, group]));
    for (const panel of panels) {
      const own = targets.filter((target) => target.panel === panel.id);
      keyed(
        groups.get(panel.id).firstChild, own,
        () => this.makeTarget(), (button, target) => this.place(button, target, panel),
      );
    }
    this.buttons = new Map([...this.panels.querySelectorAll(".rajas-target")].map((b) => [b.dataset.id, b]));
    this.mark();
    this.tips.recheck();
    if (lost) this.refocus(lost);
    this.answer();
    this.settle();
  }

  makePanel() {
    const group = make("div", { class: "rajas-panel", role: "group" }, make("div", { class: "rajas-targets" }));
    rove(group, this.signal);
    return group;
  }

  placePanel(group, panel) {
    group.setAttribute("aria-label", panel.label);
    group.style.cssText = `left:${panel.x}%;top:${panel.y}%;width:${panel.w}%;height:${panel.h}%`;
    group.style.setProperty("--ground", `var(--${panel.ground})`);
  }

  makeTarget() {
    return make("button", { type: "button", class: "rajas-target", tabindex: -1 }, make("span", { class: "rajas-mark" }));
  }

  place(button, target, panel) {
    const [left, top] = [((target.x - panel.x) / panel.w) * 100, ((target.y - panel.y) / panel.h) * 100];
    const [width, height] = [(target.w / panel.w) * 100, (target.h / panel.h) * 100];
    button.style.cssText = `left:${left}%;top:${top}%;width:${width}%;height:${height}%`;
    const [x, y, w, h] = target.inner ?? [0, 0, 100, 100];
    button.firstChild.style.cssText = `left:${x}%;top:${y}%;width:${w}%;height:${h}%`;
    button.classList.toggle("round", target.round ?? false);
    button.classList.toggle("outlined", Boolean(target.outline));
    button.querySelector(".rajas-outline")?.remove();
    if (target.outline) button.firstChild.prepend(outline(target.outline));
    button.dataset.role = target.role;
    button.dataset.ground = panel.ground;
    button.setAttribute("aria-label", target.label);
  }

  // How things stand out

  mark() {
    const marks = this.model.get("marks");
    for (const [id, button] of this.buttons) {
      const mark = marks[id] ?? "plain";
      if (button.dataset.mark === mark) continue;
      button.dataset.mark = mark;
      mark === "rest" ? button.setAttribute("aria-disabled", "true") : button.removeAttribute("aria-disabled");
      mark === "chosen" ? button.setAttribute("aria-pressed", "true") : button.removeAttribute("aria-pressed");
      this.badge(button, "flip", mark === "karma");
    }
    for (const group of this.panels.children) settleStop(group.firstChild);
  }

  badge(button, name, wanted) {
    const old = button.querySelector(`.rajas-badge-${name}`);
    if (!wanted) old?.remove();
    else if (!old) button.firstChild.append(make("span", { class: `rajas-badge rajas-badge-${name}` }, sign(name)));
  }

  light(ids) {
    this.el.classList.toggle("lighting", ids.length > 0);
    for (const [id, button] of this.buttons) button.classList.toggle("lit", ids.includes(id));
  }

  lift(button) {
    if (!LIFTS.test(button.dataset.mark) || button.querySelector(".rajas-patch")) return;
    lift(this.stage, button.firstChild);
  }

  drop(button) {
    drop(button.firstChild);
  }

  // Focus stays; where its thing is gone, it goes to the nearest that may be pressed

  focused() {
    const button = document.activeElement?.closest?.(".rajas-target");
    return button && this.el.contains(button) ? { button, group: button.closest(".rajas-panel"), at: centre(button) } : null;
  }

  refocus({ button, group, at }) {
    if (button.isConnected) return;
    const near = (one) => Math.hypot(centre(one)[0] - at[0], centre(one)[1] - at[1]);
    const within = (all) => all.filter((one) => LIFTS.test(one.dataset.mark)).sort((a, b) => near(a) - near(b))[0];
    const next = within(stops(group)) ?? within(stops(this.panels)) ?? stops(group)[0];
    if (next) next.focus({ preventScroll: true });
    else tell(this.channel, "dock");
  }

  key(key) {
    if (key !== "g" && key !== "G") return false;
    const groups = [...this.panels.children].filter((group) => stops(group).length);
    const here = groups.findIndex((group) => group.contains(document.activeElement));
    const next = key === "g" ? here + 1 : (here < 0 ? groups.length : here) - 1;
    if (groups[next]) groups[next].querySelector('button[tabindex="0"]').focus();
    else tell(this.channel, "dock");
    return true;
  }

  // Presses, and what is answered

  press(button) {
    if (!button || this.tips.tookPress()) return;
    this.tips.hide();
    this.model.send({ press: button.dataset.id });
  }

  about(button) {
    const art = this.model.get("zoom")[button.dataset.id];
    return { words: button.getAttribute("aria-label"), art };
  }

  answer() {
    const bubble = this.model.get("bubble");
    const button = bubble && this.buttons.get(bubble.at);
    if (this.shown === bubble && this.bubble.anchor === button) return;
    const fresh = this.shown !== bubble;
    this.shown = bubble;
    for (const old of this.el.querySelectorAll(".rajas-badge-palm")) old.remove();
    this.bubble.hide();
    if (!button) return;
    this.badge(button, "palm", true);
    this.bubble.show(bubble, button, button.closest(".rajas-panel"));
    if (fresh) {
      nod(this.stage, button.firstChild);
      this.say(this.bubble.said());
    }
  }

  hear(content) {
    if (content.say) this.say(content.say);
    if (content.glide) this.glide(content.glide);
    if (content.nod && this.buttons.has(content.nod)) nod(this.stage, this.buttons.get(content.nod).firstChild);
  }

  say(words) {
    this.live.append(make("p", {}, words)); // an addition is read even where the words are the same again
    while (this.live.children.length > 6) this.live.firstChild.remove();
  }

  glide({ points, cover, art, ms, delay }) {
    const { width, height } = this.el.getBoundingClientRect();
    const [, w = 48, h = 48] = /<svg[^>]*\bwidth="([\d.]+)"[^>]*\bheight="([\d.]+)"/.exec(art) ?? [];
    const scale = width / this.width;
    glide(this.el, this.stage, {
      points: points.map(([x, y]) => [(x / 100) * width, (y / 100) * height]),
      cover: cover.map((part, index) => (part / 100) * (index % 2 ? height : width)),
      size: [w * scale, h * scale],
      art, ms, delay,
    });
  }

  // Told to whoever waits for the picture: the state of that number has been drawn
  settle() {
    for (const button of this.buttons.values()) this.drop(button);
    const tick = this.model.get("tick");
    requestAnimationFrame(() => requestAnimationFrame(() => (this.el.dataset.settled = tick)));
  }
}

export default {
  render(context) {
    new Overlay(context);
  },
};
