// Message components of both kinds: rows of buttons and selects, and the layout components (Components V2).

import { choose, pendingOn, press } from "./actions.js";
import { colour, el, styled, webAddress } from "./dom.js";
import { icon } from "./icons.js";
import { fileCard, gallery, picture, resolveMedia } from "./media.js";
import { markdown } from "./markdown.js";
import { Select } from "./select.js";
import { emojiNode } from "./tokens.js";

export const KIND = {
  ROW: 1,
  BUTTON: 2,
  STRING_SELECT: 3,
  TEXT_INPUT: 4,
  USER_SELECT: 5,
  ROLE_SELECT: 6,
  MENTIONABLE_SELECT: 7,
  CHANNEL_SELECT: 8,
  SECTION: 9,
  TEXT: 10,
  THUMBNAIL: 11,
  GALLERY: 12,
  FILE: 13,
  SEPARATOR: 14,
  CONTAINER: 17,
  LABEL: 18,
  FILE_UPLOAD: 19,
  RADIO: 21,
  CHECKBOXES: 22,
  CHECKBOX: 23,
};

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link", 6: "premium" };

function button(component, message) {
  const content = [
    component.emoji ? emojiNode(component.emoji) : null,
    component.label ? el("span", { class: "label" }, component.label) : null,
  ];
  if (component.style === 5) return linkButton(component, content);
  const busy = pendingOn(message, component.custom_id);
  const node = el(
    "button",
    {
      class: `component-button ${STYLES[component.style] ?? "secondary"} ${busy ? "busy" : ""}`,
      type: "button",
      disabled: Boolean(component.disabled),
      "aria-label": component.label ? null : component.emoji?.name,
      dataset: { customId: component.custom_id ?? "" },
    },
    content,
    el("span", { class: "dots", "aria-hidden": true }, el("i"), el("i"), el("i")),
  );
  node.addEventListener("click", () => {
    if (node.classList.contains("busy")) return;
    if (press(message, component)) node.classList.add("busy");
  });
  return node;
}

function linkButton(component, content) {
  const address = webAddress(component.url);
  const inert =
    component.disabled || !address
      ? { "aria-disabled": true }
      : { href: address, target: "_blank", rel: "noreferrer noopener" };
  return el("a", { class: "component-button link", ...inert }, content, icon("out", 16));
}

function select(component, message) {
  const field = new Select(component, (values) => {
    if (choose(message, component, values)) field.node.classList.add("busy");
  });
  if (pendingOn(message, component.custom_id)) field.node.classList.add("busy");
  return field.node;
}

function section(component, message) {
  return el(
    "div",
    { class: "section" },
    el(
      "div",
      { class: "section-text" },
      component.components.map((child) => render(child, message)),
    ),
    el("div", { class: "accessory" }, render(component.accessory, message)),
  );
}

function container(component, message) {
  const node = el("div", { class: `container ${component.spoiler ? "veiled" : ""}` });
  if (component.accent_color !== null && component.accent_color !== undefined) {
    node.classList.add("accented");
    styled(node, { "--accent": colour(component.accent_color) });
  }
  if (component.spoiler) node.addEventListener("click", () => node.classList.remove("veiled"), { once: true });
  node.append(...component.components.map((child) => render(child, message)));
  return node;
}

function separator(component) {
  const large = component.spacing === 2 ? "large" : "";
  return component.divider === false
    ? el("div", { class: `separator blank ${large}` })
    : el("hr", { class: `separator ${large}` });
}

const RENDER = {
  [KIND.ROW]: (row, message) =>
    el(
      "div",
      { class: "action-row" },
      row.components.map((child) => render(child, message)),
    ),
  [KIND.BUTTON]: button,
  [KIND.STRING_SELECT]: select,
  [KIND.USER_SELECT]: select,
  [KIND.ROLE_SELECT]: select,
  [KIND.MENTIONABLE_SELECT]: select,
  [KIND.CHANNEL_SELECT]: select,
  [KIND.SECTION]: section,
  [KIND.TEXT]: (text) => el("div", { class: "markup" }, markdown(text.content)),
  [KIND.THUMBNAIL]: (item, message) =>
    picture(resolveMedia(item.media, message), item.description, { spoiler: item.spoiler, small: true }),
  [KIND.GALLERY]: gallery,
  [KIND.FILE]: (item, message) => fileCard(resolveMedia(item.file, message)),
  [KIND.SEPARATOR]: separator,
  [KIND.CONTAINER]: container,
};

/** A component this page does not know is named, so that a gap is seen and not taken for an empty message. */
function render(component, message) {
  const make = RENDER[component.type];
  return make
    ? make(component, message)
    : el("div", { class: "unknown-component" }, `Component of type ${component.type}`);
}

export const components = (message) => (message.components ?? []).map((component) => render(component, message));

/** Names of the files that components show, which are then not shown again as attachments. */
export function shownFiles(list, message, names = new Set()) {
  for (const component of list ?? []) {
    const media = [component.media, component.file, ...(component.items ?? []).map((item) => item.media)];
    for (const item of media.filter(Boolean))
      names.add(resolveMedia(item, message).filename ?? item.url?.split("/").pop()?.split("?")[0]);
    shownFiles([...(component.components ?? []), component.accessory].filter(Boolean), message, names);
  }
  return names;
}
