// A command being typed: its name and a chip for each option.

import { suggest } from "./actions.js";
import { answersOf, explain, problemWith, typedValue, wordOf } from "./commands.js";
import { el } from "./dom.js";

const PAUSE = 180;

/** One option with its field. `value` is undefined until there is an answer. */
class Chip {
  constructor(form, option) {
    this.form = form;
    this.option = option;
    this.picked = undefined;
    this.input = el("input", {
      type: "text",
      size: 4,
      autocomplete: "off",
      spellcheck: false,
      "aria-label": `${wordOf(option)}: ${explain(option)}`,
      role: "combobox",
      "aria-expanded": "false",
      "aria-controls": "popup-rows",
      enterKeyHint: "send",
      onfocus: () => this.focused(),
      onblur: () => this.left(),
      oninput: () => this.typed(),
      onkeydown: (event) => form.key(event, this),
    });
    this.node = el(
      "label",
      { class: "option-chip" },
      el("span", { class: "option-name" }, wordOf(option)),
      this.input,
    );
  }

  get text() {
    return this.input.value;
  }

  focused() {
    this.form.active = this;
    this.offer();
  }

  left() {
    this.node.classList.toggle("wrong", Boolean(this.text && this.problem()));
    if (this.form.active === this) this.form.popup.hide();
  }

  typed() {
    this.picked = undefined;
    this.node.classList.remove("wrong");
    this.fit();
    this.offer();
  }

  fit() {
    this.input.size = Math.min(Math.max(4, this.text.length + 1), 28);
  }

  /** Shows what can be answered: fixed answers at once, the bot's own suggestions after a short pause. */
  offer() {
    const answers = answersOf(this.option);
    if (answers) {
      const wanted = this.picked === undefined ? this.text.trim().toLowerCase() : "";
      this.list(answers.filter((answer) => answer.label.toLowerCase().includes(wanted)).slice(0, 25));
    } else if (this.option.autocomplete) {
      clearTimeout(this.timer);
      this.timer = setTimeout(() => {
        this.asked = suggest(this.form.command.path, this.form.values(this), this.option.name);
      }, PAUSE);
      if (!this.form.popup.isOpen) this.list([], "Asking…");
    } else {
      this.list([]);
    }
  }

  /** The bot's suggestions; late ones, for an older text, are left aside. */
  suggested(nonce, choices) {
    if (nonce !== this.asked || this.form.active !== this) return;
    this.list(
      choices.map((choice) => ({ label: wordOf(choice), value: choice.value })),
      choices.length ? "" : "No options match your search.",
    );
  }

  list(items, note = "") {
    this.form.popup.show({
      title: wordOf(this.option),
      note: note || explain(this.option),
      items,
      input: this.input,
      onPick: (item) => this.pick(item),
    });
    // Tab goes on with what was already answered, not with the first of the list.
    const answered = items.findIndex((item) => item.value === this.picked);
    if (answered > 0) this.form.popup.mark(answered);
  }

  pick(item) {
    this.picked = item.value;
    this.input.value = item.label;
    this.fit();
    this.form.next(this);
  }

  problem() {
    if (this.picked !== undefined) return null;
    if (!this.text) return this.option.required ? "This option is required. Specify a value." : null;
    const answers = answersOf(this.option);
    if (!answers) return problemWith(this.option, this.text);
    const same = answers.find((answer) => answer.label.toLowerCase() === this.text.trim().toLowerCase());
    this.picked = same?.value;
    return same ? null : "Choose one from the list.";
  }

  get value() {
    if (this.picked !== undefined) return this.picked;
    return this.text && !answersOf(this.option) ? typedValue(this.option, this.text) : undefined;
  }
}

/** The row of chips of one command. `onSend(path, values)`, `onCancel()`. */
export class CommandForm {
  constructor(command, popup, { onSend, onCancel }) {
    Object.assign(this, { command, popup, onSend, onCancel, active: null });
    this.chips = command.options.filter((option) => option.required).map((option) => new Chip(this, option));
    this.tail = el("input", {
      class: "tail",
      type: "text",
      autocomplete: "off",
      enterKeyHint: "send",
      "aria-label": `Send /${command.label}, or add an option`,
      role: "combobox",
      "aria-expanded": "false",
      "aria-controls": "popup-rows",
      onfocus: () => this.offerOptional(),
      onblur: () => popup.hide(),
      oninput: () => this.offerOptional(),
      onkeydown: (event) => this.key(event, null),
    });
    this.problem = el("span", { class: "chip-problem", role: "alert" });
    this.node = el("div", { class: "command-form", role: "group", "aria-label": `Command ${command.label}` });
    this.draw();
  }

  draw() {
    const left = this.rest().length;
    const more = left
      ? el("button", { class: "more-options", type: "button", onclick: () => this.tail.focus() }, `+${left} optional`)
      : null;
    this.node.replaceChildren(
      el("span", { class: "command-name" }, `/${this.command.label}`),
      ...this.chips.map((chip) => chip.node),
      this.tail,
      more ?? "",
      this.problem,
    );
  }

  rest() {
    const used = new Set(this.chips.map((chip) => chip.option));
    return this.command.options.filter((option) => !used.has(option));
  }

  start() {
    (this.chips.find((chip) => chip.value === undefined)?.input ?? this.tail).focus();
  }

  offerOptional() {
    this.active = null;
    const wanted = this.tail.value.trim().toLowerCase();
    const items = this.rest()
      .filter((option) => wordOf(option).includes(wanted))
      .map((option) => ({ label: wordOf(option), detail: explain(option), option }));
    if (!items.length || (!wanted && this.quiet)) this.popup.hide();
    else
      this.popup.show({ title: "Optional", items, input: this.tail, onPick: (item) => this.addOption(item.option) });
  }

  addOption(option) {
    const chip = new Chip(this, option);
    this.chips.push(chip);
    this.tail.value = "";
    this.draw();
    chip.input.focus();
  }

  next(chip) {
    const open = this.chips.find((other) => other !== chip && other.value === undefined);
    this.popup.hide();
    // After the last answer Enter sends; the list of options comes when something is typed or pressed.
    this.quiet = true;
    (open?.input ?? this.tail).focus();
    this.quiet = false;
  }

  key(event, chip) {
    const typing = chip ? chip.text : this.tail.value;
    // Enter on an answered option sends, although the list of its answers is open.
    const answered =
      event.key === "Enter" && (chip ? chip.value !== undefined && !chip.option.autocomplete : !typing);
    if (!answered && this.popup.key(event)) return event.preventDefault();
    if (event.key === "Enter") this.send();
    else if (event.key === "Escape") this.onCancel();
    else if (event.key === "Backspace" && !typing) this.back(chip);
    else return undefined;
    return event.preventDefault();
  }

  /** Backspace in an empty field goes back one chip, and out of the command from the first. */
  back(chip) {
    const at = chip ? this.chips.indexOf(chip) : this.chips.length;
    if (chip && !chip.option.required) {
      this.chips = this.chips.filter((other) => other !== chip);
      this.draw();
    }
    if (at === 0) this.onCancel();
    else this.chips[at - 1].input.focus();
  }

  values(focused = null) {
    const answered = this.chips.filter((chip) => chip === focused || (chip.value !== undefined && !chip.problem()));
    return Object.fromEntries(answered.map((chip) => [chip.option.name, chip === focused ? chip.text : chip.value]));
  }

  send() {
    const wrong = this.chips.find((chip) => chip.problem());
    this.problem.textContent = wrong ? `${wordOf(wrong.option)}: ${wrong.problem()}` : "";
    if (wrong) {
      wrong.node.classList.add("wrong");
      wrong.input.focus();
      return;
    }
    this.popup.hide();
    this.onSend(this.command.path, this.values());
  }

  suggested(nonce, choices) {
    this.active?.suggested(nonce, choices);
  }
}
