(() => {
  const form = document.querySelector("form");
  const input = form.querySelector("input");
  const count = form.querySelector("output");
  const best = document.querySelector(".best");
  const none = document.querySelector(".none");
  const nav = document.querySelector("nav");
  const button = form.querySelector("button");
  const groups = [...document.querySelectorAll(".group")];
  const tables = [...document.querySelectorAll(".figure")];
  const variants = [...document.querySelectorAll(".variants")];
  const chapters = [...document.querySelectorAll("section.chapter")];
  const extras = [...document.querySelectorAll(".extra")];
  const weights = form.dataset.weights.split(" ").map(Number);
  const stopwords = form.dataset.stopwords.split(" ");
  const ids = new RegExp(`(?<![\\p{L}\\p{N}_])(${form.dataset.groups.replaceAll(" ", "|")})[\\s_-]*(\\d+)(?![\\p{L}\\p{N}_])`, "gu");
  const MOST_LINKS = 5;

  // The words stand in the page as `Rules.search` sees them, so both find the same.
  const rules = [...document.querySelectorAll(".rule")].map((box) => ({
    box,
    fields: [box.dataset.title, box.dataset.headings, box.dataset.text].map((field) => ` ${field}`),
    under: box.dataset.under.split("|"),
    title: box.querySelector("h3, h4").firstChild.textContent.trim(),
  }));

  const rows = tables.flatMap((table) => [...table.querySelectorAll("tbody tr")].map((box) => ({
    box,
    fields: ["", ` ${table.dataset.headings}`, ` ${box.dataset.text}`],
    under: [],
  })));

  // As `telling` and `with_ids` do: small words are left out, and “QRY 3” is QRY-3.
  const wordsOf = (text) => {
    const small = text.toLowerCase();
    const named = form.dataset.groups ? small.replace(ids, "$1-$2") : small;
    const words = named.match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu) ?? [];
    const telling = words.filter((word) => !stopwords.includes(word));
    return telling.length ? telling : words;
  };

  const scoreOf = ({ fields, under }, words) => {
    if (under.includes(words.join(" "))) return Number(form.dataset.heading);
    const scores = words.map((word) =>
      fields.reduce((sum, field, place) => sum + (field.includes(` ${word}`) ? weights[place] : 0), 0));
    return scores.every(Boolean) ? scores.reduce((sum, score) => sum + score, 0) : 0;
  };

  const unmark = () => {
    for (const mark of document.querySelectorAll("mark")) {
      const parent = mark.parentNode;
      mark.replaceWith(...mark.childNodes);
      parent.normalize();
    }
  };

  const markIn = (box, pattern) => {
    const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
    const texts = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      const parts = text.data.split(pattern);
      if (parts.length === 1) continue;
      text.replaceWith(...parts.map((part, place) => {
        if (place % 2 === 0) return part;
        const mark = document.createElement("mark");
        mark.textContent = part;
        return mark;
      }));
    }
  };

  const highlight = (found, words) => {
    unmark();
    if (!words.length) return;
    const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(${words.join("|")})`, "giu");
    for (const { box } of found) {
      const parts = box.querySelectorAll(":scope > h3, :scope > h4, :scope > p:not(.sources), :scope > th, :scope > td");
      for (const part of parts) markIn(part, pattern);
    }
  };

  const linkTo = ({ box, title }) => {
    const link = document.createElement("a");
    link.href = `#${box.id}`;
    link.textContent = `${box.id.replace("-", "\u2011")} ${title}`;
    return link;
  };

  const showBest = (found, words) => {
    best.hidden = !words.length || found.length < 2;
    const links = found.slice(0, MOST_LINKS).map(linkTo);
    best.replaceChildren(`${form.dataset.best} `, ...links.flatMap((link, place) => (place ? [" · ", link] : [link])));
  };

  const hideEmpty = (box) => { box.hidden = !box.querySelector(".rule:not([hidden]), tbody tr:not([hidden])"); };

  // Shows what has all words, hides the rest, and returns what it shows, the best first.
  const show = (places, words) => {
    const scored = places.map((place) => [words.length ? scoreOf(place, words) : 1, place]);
    for (const [score, { box }] of scored) box.hidden = !score;
    return scored.filter(([score]) => score).sort(([one], [other]) => other - one).map(([, place]) => place);
  };

  const counted = (found, figures, words) => {
    if (!words.length) return count.dataset.all;
    if (!found.length && !figures.length) return count.dataset.none;
    const more = figures.length ? count.dataset.figures.replace("{figures}", figures.length) : "";
    return count.dataset.some.replace("{shown}", found.length) + more;
  };

  const filter = () => {
    const words = wordsOf(input.value);
    const found = show(rules, words);
    const figures = show(rows, words);
    const nothing = !found.length && !figures.length;
    showBest(found, words);
    highlight([...found, ...figures], words);
    for (const boxes of [groups, tables, variants, chapters]) boxes.forEach(hideEmpty);
    for (const extra of extras) extra.hidden = words.length > 0;
    for (const chapter of chapters) {
      const entry = nav.querySelector(`[data-chapter="${chapter.dataset.chapter}"]`);
      entry.hidden = chapter.hidden && !nothing;
    }
    none.hidden = !nothing;
    nav.classList.toggle("kept", nothing);
    form.classList.toggle("searching", words.length > 0);
    count.textContent = counted(found, figures, words);
  };

  const clear = () => { input.value = ""; filter(); };

  // A link to a rule that the search has hidden must still lead there.
  const reveal = () => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (!target || !target.closest("[hidden]")) return;
    clear();
    target.scrollIntoView();
  };

  const unfold = (open) => {
    nav.classList.toggle("over", open);
    button.setAttribute("aria-expanded", open);
  };

  form.hidden = false;
  form.addEventListener("submit", (event) => event.preventDefault());
  input.addEventListener("input", filter);
  input.addEventListener("keydown", (event) => { if (event.key === "Escape") clear(); });
  button.addEventListener("click", () => unfold(!nav.classList.contains("over")));
  addEventListener("click", (event) => {
    if (event.target.closest("nav a") || !event.target.closest("nav, form button")) unfold(false);
    const link = event.target.closest("a[href^='#']");
    if (link && document.getElementById(link.hash.slice(1))?.closest("[hidden]")) clear();
  });
  addEventListener("hashchange", reveal);
  addEventListener("keydown", (event) => {
    if (event.key === "Escape") unfold(false);
    if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || event.target === input) return;
    event.preventDefault();
    input.focus();
  });
  filter();
})();
