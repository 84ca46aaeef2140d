// A select menu, in a message or in a modal: a button that opens a list.

import { el } from "./dom.js";
import { icon } from "./icons.js";
import { avatar } from "./avatar.js";
import { channelName, isDm, nameOf, store } from "./store.js";
import { emojiNode } from "./tokens.js";

const USER = 5,
  ROLE = 6,
  MENTIONABLE = 7,
  CHANNEL = 8;
const WORDS = {
  [USER]: "Select a user",
  [ROLE]: "Select a role",
  [MENTIONABLE]: "Select a user or role",
  [CHANNEL]: "Select a channel",
};

const people = () =>
  [...store.people.values()].map((user) => ({
    value: user.id,
    label: nameOf(user),
    sign: () => avatar(user, "tiny"),
  }));
const roles = () =>
  [...store.roles.values()]
    .filter((role) => role.id !== store.guild?.id)
    .map((role) => ({ value: role.id, label: `@${role.name}` }));

function channels(component) {
  const fits = (channel) =>
    !isDm(channel) && (!component.channel_types?.length || component.channel_types.includes(channel.type));
  return [...store.channels.values()].filter(fits).map((channel) => ({
    value: channel.id,
    label: channelName(channel),
    sign: () => icon("hash", 18),
  }));
}

/** The lines of any select: for the automatic ones, whatever this user can see. */
function optionsOf(component) {
  const chosen = new Set((component.default_values ?? []).map((item) => item.id));
  const automatic = {
    [USER]: people,
    [ROLE]: roles,
    [MENTIONABLE]: () => [...people(), ...roles()],
    [CHANNEL]: () => channels(component),
  }[component.type];
  if (automatic) return automatic().map((option) => ({ ...option, default: chosen.has(option.value) }));
  return component.options.map((option) => ({
    ...option,
    sign: option.emoji ? () => emojiNode(option.emoji) : null,
  }));
}

/** The select whose list is open; there is one at most. */
let current = null;

/** Folds the list of a select that is about to be replaced: its options may be gone. */
export function foldIn(element) {
  if (current && element.contains(current.node)) current.fold();
}

export class Select {
  /** `onChoose(values)` when the choice is made: at once for one value, on closing the list for several. */
  constructor(component, onChoose = () => {}) {
    this.component = component;
    this.onChoose = onChoose;
    this.options = optionsOf(component);
    this.least = component.min_values ?? 1;
    this.most = component.max_values ?? 1;
    this.values = this.options.filter((option) => option.default).map((option) => option.value);
    this.list = null;
    this.button = el("button", {
      class: "select-button",
      type: "button",
      disabled: Boolean(component.disabled),
      "aria-haspopup": "listbox",
      "aria-expanded": "false",
      "aria-label": component.placeholder ?? WORDS[component.type],
      onclick: () => (this.list ? this.close() : this.open()),
      onkeydown: (event) => this.key(event),
    });
    this.node = el("div", { class: "select", dataset: { customId: component.custom_id } }, this.button);
    this.show();
  }

  show() {
    const chosen = this.options.filter((option) => this.values.includes(option.value));
    const words = this.component.placeholder ?? WORDS[this.component.type] ?? "Make a selection";
    const chips = chosen.map((option) =>
      el("span", { class: this.most > 1 ? "chip" : "chosen" }, option.sign?.() ?? "", option.label),
    );
    this.button.replaceChildren(
      el("span", { class: chips.length ? "values" : "placeholder" }, chips.length ? chips : words),
      icon("chevron", 18),
    );
  }

  open() {
    this.before = [...this.values];
    this.list = el("div", {
      class: "select-list",
      role: "listbox",
      "aria-label": this.button.getAttribute("aria-label"),
      "aria-multiselectable": this.most > 1,
    });
    this.list.append(...this.options.map((option) => this.row(option)));
    if (!this.options.length) this.list.append(el("p", { class: "empty" }, "Nothing to choose from."));
    if (this.most > 1)
      this.list.append(el("button", { class: "done", type: "button", onclick: () => this.close() }, "Done"));
    // A modal is in the browser's top layer: a list outside of it would be under it.
    (this.node.closest("dialog") ?? document.body).append(this.list);
    this.place();
    this.button.setAttribute("aria-expanded", "true");
    this.outside = (event) => !this.list.contains(event.target) && !this.node.contains(event.target) && this.close();
    document.addEventListener("pointerdown", this.outside);
    current = this;
    this.list.addEventListener("keydown", (event) => this.key(event));
    (this.list.querySelector("[aria-selected=true]") ?? this.list.querySelector("[role=option]"))?.focus();
  }

  /** Under the button, or over it where there is more room; on a phone the style makes it a sheet at the bottom. */
  place() {
    const box = this.button.getBoundingClientRect();
    const under = innerHeight - box.bottom;
    const style = this.list.style;
    style.left = `${box.left}px`;
    style.width = `${box.width}px`;
    if (under > 260 || under > box.top)
      Object.assign(style, { top: `${box.bottom + 4}px`, maxHeight: `${Math.min(under - 16, 360)}px` });
    else
      Object.assign(style, {
        bottom: `${innerHeight - box.top + 4}px`,
        maxHeight: `${Math.min(box.top - 16, 360)}px`,
      });
  }

  row(option) {
    const selected = this.values.includes(option.value);
    const row = el(
      "button",
      {
        class: "select-option",
        type: "button",
        role: "option",
        "aria-selected": String(selected),
        onclick: () => this.pick(option, row),
      },
      option.sign ? el("span", { class: "sign" }, option.sign()) : null,
      el(
        "span",
        { class: "words" },
        el("span", {}, option.label),
        option.description ? el("small", {}, option.description) : null,
      ),
      el("span", { class: this.most > 1 ? "box" : "radio" }, icon("check", 16)),
    );
    return row;
  }

  pick(option, row) {
    if (this.most === 1) {
      const same = this.values[0] === option.value;
      this.values = same && this.least === 0 ? [] : [option.value];
      this.close(true);
      return;
    }
    if (this.values.includes(option.value)) this.values = this.values.filter((value) => value !== option.value);
    else if (this.values.length < this.most) this.values = [...this.values, option.value];
    row.setAttribute("aria-selected", String(this.values.includes(option.value)));
    this.show();
  }

  /** Takes the list away; nothing is chosen by that. */
  fold() {
    document.removeEventListener("pointerdown", this.outside);
    this.list.remove();
    this.list = null;
    current = null;
    this.button.setAttribute("aria-expanded", "false");
  }

  /** A choice of several counts when the list closes, if it changed and is large enough. */
  close(chosen = false) {
    if (!this.list) return;
    this.fold();
    this.button.focus({ preventScroll: true });
    const changed = this.values.join() !== this.before.join();
    if (this.values.length < this.least) this.values = this.before;
    else if (chosen || changed) this.onChoose(this.values);
    this.show();
  }

  key(event) {
    if (!this.list) {
      if (event.key === "ArrowDown") this.open();
    } else if (event.key === "Escape") {
      // The form around a select must not close with its list.
      event.stopPropagation();
      event.preventDefault();
      this.values = this.before;
      this.close();
    } else if (event.key === "Tab") {
      this.close();
    } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      this.step(event.key === "ArrowDown" ? 1 : -1);
    }
  }

  step(by) {
    const rows = [...this.list.querySelectorAll("button")];
    rows[(rows.indexOf(document.activeElement) + by + rows.length) % rows.length]?.focus();
  }
}
