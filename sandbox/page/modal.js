// A modal: the form the bot opens over the page.

import { submit } from "./actions.js";
import { KIND } from "./components.js";
import { byId, el } from "./dom.js";
import { markdown } from "./markdown.js";
import { Select } from "./select.js";

let counter = 0;
const freshId = () => `field-${(counter += 1)}`;

function textField(component, id) {
  const long = component.style === 2;
  const input = el(long ? "textarea" : "input", {
    id,
    value: component.value ?? "",
    placeholder: component.placeholder ?? "",
    rows: long ? 4 : undefined,
    maxLength: component.max_length ?? 4000,
    autocomplete: "off",
  });
  const least = component.min_length ?? 0;
  const counted = component.max_length ? el("small", { class: "counter" }) : null;
  const count = () => counted && (counted.textContent = `${input.value.length} / ${component.max_length}`);
  input.addEventListener("input", count);
  count();
  return {
    nodes: [input, counted],
    value: () => input.value,
    problem: () => {
      if (component.required !== false && !input.value) return "This field is required.";
      return input.value && input.value.length < least ? `At least ${least} characters are needed.` : null;
    },
  };
}

function selectField(component) {
  const optional = component.required === false;
  const select = new Select({ ...component, min_values: optional ? 0 : (component.min_values ?? 1) });
  return {
    nodes: [select.node],
    value: () => select.values,
    problem: () => (!optional && select.values.length < (component.min_values ?? 1) ? "Make a selection." : null),
  };
}

function ticks(component, kind) {
  const name = freshId();
  return component.options.map((option) => {
    const input = el("input", { type: kind, name, value: option.value, checked: Boolean(option.default) });
    const words = el(
      "span",
      { class: "words" },
      option.label,
      option.description ? el("small", {}, option.description) : null,
    );
    return { input, node: el("label", { class: "tick" }, input, words) };
  });
}

function radioField(component) {
  const rows = ticks(component, "radio");
  const chosen = () => rows.find((row) => row.input.checked)?.input.value ?? null;
  return {
    nodes: [
      el(
        "div",
        { class: "ticks", role: "radiogroup" },
        rows.map((row) => row.node),
      ),
    ],
    value: chosen,
    problem: () => (component.required !== false && chosen() === null ? "Make a selection." : null),
  };
}

function checkboxesField(component) {
  const rows = ticks(component, "checkbox");
  const chosen = () => rows.filter((row) => row.input.checked).map((row) => row.input.value);
  const least = component.required === false ? 0 : (component.min_values ?? 1);
  const most = component.max_values ?? rows.length;
  const problem = () => {
    if (chosen().length < least) return `Choose at least ${least}.`;
    return chosen().length > most ? `Choose at most ${most}.` : null;
  };
  return {
    nodes: [
      el(
        "div",
        { class: "ticks", role: "group" },
        rows.map((row) => row.node),
      ),
    ],
    value: chosen,
    problem,
  };
}

function checkboxField(component, id) {
  const input = el("input", { type: "checkbox", id, checked: Boolean(component.default) });
  return { nodes: [input], value: () => input.checked, problem: () => null };
}

const FIELDS = {
  [KIND.TEXT_INPUT]: textField,
  [KIND.RADIO]: radioField,
  [KIND.CHECKBOXES]: checkboxesField,
  [KIND.CHECKBOX]: checkboxField,
  [KIND.STRING_SELECT]: selectField,
  [KIND.USER_SELECT]: selectField,
  [KIND.ROLE_SELECT]: selectField,
  [KIND.MENTIONABLE_SELECT]: selectField,
  [KIND.CHANNEL_SELECT]: selectField,
};

/** A part of the form: text, or a labelled field with the component that it fills in. */
function part(component) {
  if (component.type === KIND.TEXT) return { node: el("div", { class: "markup" }, markdown(component.content)) };
  if (component.type === KIND.ROW) return part(component.components[0]);
  const inner = component.type === KIND.LABEL ? component.component : component;
  const id = freshId();
  const field = FIELDS[inner.type]?.(inner, id) ?? {
    nodes: [`Component of type ${inner.type}`],
    value: () => null,
    problem: () => null,
  };
  const problem = el("span", { class: "problem", role: "alert" });
  const mark =
    inner.required === false || inner.type === KIND.CHECKBOX
      ? null
      : el("span", { class: "required", "aria-hidden": true }, " *");
  const label = el("label", { htmlFor: id }, component.label ?? inner.label ?? "", mark);
  const description = component.description ? el("small", { class: "description" }, component.description) : null;
  return { node: el("div", { class: "field" }, label, description, field.nodes, problem), field, problem, inner };
}

/** Shows the modal; what is filled in goes to the server by the custom ids of the fields. */
export function openModal(modal) {
  const dialog = byId("modal");
  const parts = modal.components.map(part);
  const form = el(
    "form",
    { method: "dialog", noValidate: true },
    el("h2", {}, modal.title),
    el("p", { class: "problem whole", role: "alert" }),
    el(
      "div",
      { class: "fields" },
      parts.map((item) => item.node),
    ),
    el(
      "footer",
      {},
      el("button", { class: "component-button secondary", type: "button", onclick: () => dialog.close() }, "Cancel"),
      el("button", { class: "component-button primary", type: "submit" }, "Submit"),
    ),
  );
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    send(modal, parts, form);
  });
  form.addEventListener("input", (event) => {
    const problem = event.target.closest(".field")?.querySelector(".problem");
    if (problem) problem.textContent = "";
  });
  dialog.setAttribute("aria-label", modal.title);
  dialog.replaceChildren(form);
  if (!dialog.open) dialog.showModal();
  form.querySelector("input, textarea, .select-button")?.focus();
}

function send(modal, parts, form) {
  let fine = true;
  const values = {};
  for (const { field, problem, inner } of parts.filter((item) => item.field)) {
    const word = field.problem();
    problem.textContent = word ?? "";
    fine = fine && !word;
    values[inner.custom_id] = field.value();
  }
  if (!fine) return;
  form.querySelector("[type=submit]").disabled = true;
  if (!submit(modal, values)) failModal("The connection was lost. Try again.");
}

/** The bot took it: the form goes. */
export const closeModal = () => byId("modal").close();

export function failModal(words) {
  const form = byId("modal").querySelector("form");
  if (!form) return;
  form.querySelector(".problem.whole").textContent = words;
  form.querySelector("[type=submit]").disabled = false;
}
