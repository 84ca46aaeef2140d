// The list over the composer: commands, choices of an option, suggestions of the bot.

import { byId, el } from "./dom.js";

export class Popup {
  constructor() {
    this.node = byId("popup");
    this.items = [];
    this.active = 0;
    this.input = null;
    // The composer keeps its focus while the list is used with the mouse.
    this.node.addEventListener("mousedown", (event) => event.preventDefault());
  }

  get isOpen() {
    return !this.node.hidden;
  }

  /** `items` are `{label, detail, sign, value}`; `onPick(item)` is called with the one chosen; `input` has the focus. */
  show({ title, note, items, onPick, input }) {
    this.items = items;
    this.onPick = onPick;
    this.input = input;
    this.active = 0;
    const rows = items.map((item, index) => this.row(item, index));
    this.node.replaceChildren(
      el("div", { class: "popup-title" }, title, note ? el("small", {}, note) : null),
      el("div", { class: "popup-rows", role: "listbox", id: "popup-rows", "aria-label": title }, rows),
    );
    this.node.hidden = false;
    this.mark();
  }

  row(item, index) {
    return el(
      "div",
      {
        class: "popup-row",
        role: "option",
        id: `popup-${index}`,
        onclick: () => this.onPick(item),
        onmousemove: () => this.mark(index),
      },
      item.sign ? el("span", { class: "sign" }, item.sign) : null,
      el(
        "span",
        { class: "words" },
        el("span", { class: "popup-label" }, item.label),
        item.detail ? el("small", {}, item.detail) : null,
      ),
      item.owner ? el("span", { class: "owner" }, item.owner) : null,
    );
  }

  mark(index = this.active) {
    this.active = index;
    const rows = [...this.node.querySelectorAll(".popup-row")];
    rows.forEach((row, at) => row.setAttribute("aria-selected", String(at === index)));
    rows[index]?.scrollIntoView({ block: "nearest" });
    if (rows.length) this.input?.setAttribute("aria-activedescendant", `popup-${index}`);
    else this.input?.removeAttribute("aria-activedescendant");
  }

  hide() {
    this.node.hidden = true;
    this.items = [];
    this.input?.removeAttribute("aria-activedescendant");
  }

  /** Handles the keys of a list; true when the key is used up. */
  key(event) {
    if (!this.isOpen || event.isComposing) return false;
    if (event.key === "Escape") {
      this.hide();
      return true;
    }
    if (!this.items.length) return false;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) this.mark((this.active + step + this.items.length) % this.items.length);
    else if (event.key === "Enter" || event.key === "Tab") this.onPick(this.items[this.active]);
    else return false;
    return true;
  }
}
