// The form before a game. What is chosen stays here until the game begins: nothing asks the kernel.

// Pawns in the colours of their players, who sit in this order.
function coloured(name, number) {
  const pawn = name.startsWith("pawn-");
  return make("span", { class: "rajas-piece", "data-player": pawn && String(number) }, sign(name));
}

class Form {
  constructor({ model, el, signal }) {
    this.model = model;
    const content = model.get("content");
    this.words = content.words;
    addSigns(model.get("signs"));
    el.classList.add("rajas-ui", "rajas-form");
    this.resume = this.button("resume", "rajas-resume", () => model.send({ resume: true }));
    this.said = make("p", { class: "rajas-error", role: "alert" });
    this.warned = make("p", { class: "rajas-error rajas-anew", role: "alert", hidden: true });
    this.choices = content.choices.map((choice) => this.cards(choice));
    this.seats = this.table(content);
    const begin = this.button("begin", "rajas-begin", () => this.begin());
    write(begin, this.words.begin);
    const game = make("div", {}, this.resume, ...this.choices, this.ganga());
    const form = make("form", { novalidate: true }, game, make("div", {}, this.seats, this.luck(), this.said, this.warned, begin));
    form.addEventListener("submit", (event) => (event.preventDefault(), this.begin()));
    form.addEventListener("change", () => this.fit());
    this.form = form;
    el.replaceChildren(form);
    const told = () => this.tell();
    model.on("change:content", told);
    signal.addEventListener("abort", () => model.off("change:content", told));
    this.tell();
    this.fit();
  }

  button(name, className, pressed) {
    const node = make("button", { type: "button", class: className, "data-id": name });
    node.addEventListener("click", pressed);
    return node;
  }

  // Cards that exclude each other: radio buttons, so that arrows and screen readers know them.
  cards({ name, label, cards, value }) {
    const field = make("fieldset", { class: `rajas-choice rajas-${name}` }, make("legend", {}, label));
    for (const card of cards) {
      const input = make("input", { type: "radio", name, value: card.value, checked: card.value === value });
      const signs = make("span", { class: "rajas-signs" }, ...card.signs.map(coloured));
      const words = make("span", {}, make("b", {}, card.label), card.note ? make("small", {}, card.note) : null);
      field.append(make("label", { class: "rajas-cardchoice" }, input, signs, words));
    }
    return field;
  }

  ganga() {
    const words = make("span", {}, make("b", {}, this.words.ganga), make("small", {}, this.words["ganga-note"]));
    const input = make("input", { type: "checkbox", name: "ganga", role: "switch" });
    return make("label", { class: "rajas-cardchoice rajas-ganga" }, input, make("span", { class: "rajas-signs" }, sign("river")), words);
  }

  // A row a seat: who plays there, and in the mixed game whether with the other boards.
  table({ seats, levels }) {
    const field = make("fieldset", { class: "rajas-choice rajas-level" }, make("legend", {}, this.words.seats));
    seats.forEach((seat, number) => {
      const name = make("span", { class: "rajas-seatname" }, make("span", { class: "rajas-emblem", "data-player": String(number) }, sign(seat.sign)), make("b", {}, seat.name));
      const select = make("select", { name: `level-${number}`, "aria-label": `${this.words.plays} ${seat.name}` });
      for (const level of levels) {
        select.append(make("option", { value: level.value, selected: level.value === seat.value }, level.label));
      }
      const experienced = make("input", { type: "checkbox", name: `experienced-${number}`, checked: number === 0 });
      const boards = make("label", { class: "rajas-boards" }, experienced, this.words.experienced);
      field.append(make("div", { class: "rajas-seat" }, name, select, boards));
    });
    return field;
  }

  luck() {
    const seed = make("input", { type: "text", name: "seed", inputmode: "numeric", class: "rajas-seed", placeholder: this.words["seed-any"], autocomplete: "off" });
    const hand = make("input", { type: "checkbox", name: "hand", role: "switch" });
    const words = make("span", {}, make("b", {}, this.words.hand), make("small", {}, this.words["hand-note"]));
    return make(
      "div",
      { class: "rajas-luck" },
      make("label", { class: "rajas-cardchoice rajas-hand" }, hand, make("span", { class: "rajas-signs" }, sign("dicehand")), words),
      make("label", { class: "rajas-seedlabel" }, make("b", {}, this.words.seed), seed),
    );
  }

  // Only the seats there are, and the boards only where they differ.
  fit() {
    const { players, variant } = this.values();
    [...this.seats.querySelectorAll(".rajas-seat")].forEach((row, number) => {
      row.hidden = number >= players;
      row.querySelector(".rajas-boards").hidden = variant !== "mixed";
    });
  }

  values() {
    const data = new FormData(this.form);
    const players = Number(data.get("players"));
    const seats = [...Array(players).keys()];
    return {
      players,
      variant: data.get("variant"),
      ganga: data.has("ganga"),
      levels: seats.map((number) => data.get(`level-${number}`)),
      experienced: seats.filter((number) => data.has(`experienced-${number}`)).map((number) => number + 1),
      seed: data.get("seed"),
      hand: data.has("hand"),
    };
  }

  // A kept game is not lost by one press: the first asks, the second begins.
  begin() {
    if (this.model.get("content").resume && this.warned.hidden) {
      this.warned.hidden = false;
      write(this.warned, this.words.anew);
      return;
    }
    this.model.send({ begin: this.values() });
  }

  tell() {
    const { resume, said } = this.model.get("content");
    this.resume.hidden = !resume;
    if (!resume) this.warned.hidden = true;
    write(this.resume, resume);
    this.said.hidden = !said;
    write(this.said, said);
  }
}

export default {
  render(context) {
    new Form(context);
  },
};
