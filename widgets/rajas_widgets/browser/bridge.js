// The bridge to the browser itself: address, storage, wishes, width, fonts, heartbeat, and what went wrong.

const BEAT = 1000;
const GONE = 4000; // ms without an answer while the page is seen
const CALM = 150; // ms of no further change before a new width is told

class Bridge {
  constructor({ model, el, signal }) {
    this.model = model;
    this.el = el;
    this.signal = signal;
    this.words = model.get("words");
    this.prefix = model.get("prefix");
    el.classList.add("rajas-bridge", "rajas-ui");
    this.gone = this.bar("rajas-reload", "status");
    const reload = make("button", { type: "button" }, this.words.reload);
    reload.addEventListener("click", () => location.reload());
    this.gone.append(make("span", {}, this.words.gone), reload);
    this.trouble = this.bar("rajas-error", "alert");
    el.replaceChildren(this.gone, this.trouble);
    this.applyTheme();
    this.bringFonts();
    this.listen();
    this.beat();
  }

  bar(name, role) {
    return make("div", { class: `rajas-bar-below ${name}`, role, hidden: true });
  }

  listen() {
    const { model, signal } = this;
    const hurry = () => this.tellBrowser();
    const calmly = () => {
      clearTimeout(this.calm);
      this.calm = setTimeout(hurry, CALM);
    };
    const on = (target, name, handler) => target.addEventListener(name, handler, { signal });
    for (const name of ["hashchange", "popstate"]) on(window, name, hurry);
    on(window, "storage", (event) => event.key?.startsWith(this.prefix) && hurry());
    on(window, "resize", calmly);
    on(window, "error", (event) => this.ownFault(event));
    for (const wish of ["(prefers-reduced-motion: reduce)", "(prefers-color-scheme: dark)"]) on(matchMedia(wish), "change", hurry);
    const width = new ResizeObserver(calmly);
    width.observe(this.el);
    // Measured only when the page has its final shape: a first answer that changes at once would lay out twice.
    document.fonts.ready.then(() => requestAnimationFrame(() => requestAnimationFrame(hurry)));
    hear(model.get("channel"), signal, { theme: () => this.changeTheme() });
    const hearKernel = (content) => this.hear(content);
    const theme = () => this.applyTheme();
    model.on("msg:custom", hearKernel);
    model.on("change:theme", theme);
    signal.addEventListener("abort", () => {
      clearInterval(this.pulse);
      width.disconnect();
      model.off("msg:custom", hearKernel);
      model.off("change:theme", theme);
    });
  }

  // What the browser is like

  tellBrowser() {
    if (this.signal.aborted) return;
    const browser = {
      search: location.search,
      hash: location.hash,
      width: Math.round(this.el.getBoundingClientRect().width) || window.innerWidth,
      height: window.innerHeight,
      ratio: window.devicePixelRatio,
      reduced: reduced(),
      dark: matchMedia("(prefers-color-scheme: dark)").matches,
      fonts: document.fonts.status === "loaded",
      stored: this.stored(),
    };
    const now = JSON.stringify(browser);
    if (now === this.told) return;
    this.told = now;
    this.model.set("browser", browser);
    this.model.set("theme", browser.stored.theme ?? "");
    this.model.save_changes();
  }

  stored() {
    const found = {};
    try {
      for (const key of Object.keys(localStorage)) {
        if (key.startsWith(this.prefix)) found[key.slice(this.prefix.length)] = localStorage.getItem(key);
      }
    } catch {
      this.tell(this.words.unkept); // a browser that keeps nothing at all
    }
    return found;
  }

  keep(entries) {
    try {
      for (const [key, value] of Object.entries(entries)) {
        if (value == null) localStorage.removeItem(this.prefix + key);
        else localStorage.setItem(this.prefix + key, value);
      }
    } catch (problem) {
      this.tell(this.words.unkept);
      this.model.send({ unkept: Object.keys(entries), why: problem.name });
    }
  }

  applyTheme() {
    const theme = this.model.get("theme");
    if (theme) document.documentElement.dataset.rajasTheme = theme;
    else delete document.documentElement.dataset.rajasTheme;
  }

  changeTheme() {
    const dark = matchMedia("(prefers-color-scheme: dark)").matches;
    const shown = this.model.get("theme") || (dark ? "dark" : "light");
    const theme = shown === "dark" ? "light" : "dark";
    this.keep({ theme });
    this.model.set("theme", theme);
    this.model.save_changes();
    this.applyTheme();
    this.tellBrowser();
  }

  // Our page brings its fonts; JupyterLab does not, and gets them from the kernel.
  bringFonts() {
    const there = [...document.fonts].some((face) => face.family.includes("Alegreya Sans"));
    if (!there && !document.getElementById("rajas-fonts")) this.model.send({ fonts: true });
  }

  // The kernel's wishes

  hear(content) {
    if ("pong" in content) this.answered();
    if (content.store) this.keep(content.store);
    if (content.address) history.replaceState(history.state, "", content.address);
    if (content.fault) this.tell(content.fault.title || this.words.fault, content.fault.text, content.fault.report);
    if (content.fonts) document.head.append(make("style", { id: "rajas-fonts" }, content.fonts));
  }

  // Heartbeat: a calm bar while nobody answers, and no bar when somebody does again

  beat() {
    this.last = performance.now();
    this.pulse = setInterval(() => {
      const now = performance.now();
      const slept = now - (this.asked ?? now) > 2 * BEAT; // the page was hidden, or the computer asleep
      this.asked = now;
      if (document.hidden || slept) this.last = now;
      this.ping(now);
      if (now - this.last > GONE) this.gone.hidden = false;
    }, BEAT);
  }

  ping(now) {
    try {
      this.model.send({ ping: Math.round(now) });
    } catch {
      // no connection at all: no answer, as from a kernel that is gone
    }
  }

  answered() {
    this.last = performance.now();
    this.gone.hidden = true;
  }

  // What went wrong is seen, and the page goes on

  tell(title, text = "", report = "") {
    const close = make("button", { type: "button" }, this.words.close);
    close.addEventListener("click", () => (this.trouble.hidden = true));
    const copies = report && make("button", { type: "button" }, this.words.report);
    if (copies) {
      copies.addEventListener("click", async () => {
        write(copies, (await copy(report)) ? this.words.copied : this.words.uncopied);
      });
    }
    const said = make("span", {}, make("b", {}, title), text && ` ${text}`);
    this.trouble.replaceChildren(...[said, copies, close].filter(Boolean));
    this.trouble.hidden = false;
  }

  ownFault({ filename, message, error }) {
    if (!filename?.startsWith("blob:")) return; // not from a widget
    this.tell(this.words.fault, message, `${error?.stack ?? message}`);
  }
}

export default {
  render(context) {
    new Bridge(context);
  },
};
