(() => {
  const form = document.querySelector("form");
  const input = form.querySelector("input");
  const count = form.querySelector("output");
  const rules = [...document.querySelectorAll(".rule")].map((rule) => [rule, rule.textContent.toLowerCase()]);
  const groups = [...document.querySelectorAll(".group")];
  const chapters = [...document.querySelectorAll("section.chapter")];

  const hideEmpty = (box) => { box.hidden = !box.querySelector(".rule:not([hidden])"); };

  const filter = () => {
    const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
    for (const [rule, text] of rules) rule.hidden = !words.every((word) => text.includes(word));
    groups.forEach(hideEmpty);
    chapters.forEach(hideEmpty);
    for (const chapter of chapters) {
      document.querySelector(`nav [data-chapter="${chapter.dataset.chapter}"]`).hidden = chapter.hidden;
    }
    const shown = rules.filter(([rule]) => !rule.hidden).length;
    const kind = !words.length ? "all" : shown ? "some" : "none";
    count.textContent = count.dataset[kind].replace("{shown}", shown);
  };

  const clear = () => { input.value = ""; filter(); };

  // A link to a rule that the search has hidden must still lead there.
  const reveal = () => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (!target || !target.closest("[hidden]")) return;
    clear();
    target.scrollIntoView();
  };

  form.hidden = false;
  form.addEventListener("submit", (event) => event.preventDefault());
  input.addEventListener("input", filter);
  input.addEventListener("keydown", (event) => { if (event.key === "Escape") clear(); });
  addEventListener("hashchange", reveal);
  addEventListener("keydown", (event) => {
    if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || event.target === input) return;
    event.preventDefault();
    input.focus();
  });
  filter();
})();
