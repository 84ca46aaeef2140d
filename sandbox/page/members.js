// The right side on a wide window: who is in the server, and who of them this tab is.

import { tell } from "./actions.js";
import { appTag, avatar } from "./avatar.js";
import { byId, el } from "./dom.js";
import { nameOf, store } from "./store.js";

function row(user, onSwitch) {
  const mine = user.id === store.me.id;
  const words = el(
    "span",
    { class: "words" },
    el("span", { class: "name" }, nameOf(user)),
    mine ? el("small", {}, "you, in this tab") : null,
  );
  if (user.bot) {
    return el(
      "li",
      { class: "member" },
      el(
        "button",
        { type: "button", title: `Write to ${nameOf(user)}`, onclick: () => tell("dm") },
        avatar(user, "small"),
        words,
        appTag(),
      ),
    );
  }
  return el(
    "li",
    { class: "member" },
    el(
      "button",
      {
        type: "button",
        disabled: mine,
        title: mine ? "" : `Go on as ${nameOf(user)}`,
        onclick: () => onSwitch(user.id),
      },
      avatar(user, "small"),
      words,
    ),
  );
}

export function drawMembers(onSwitch) {
  const users = [...store.people.values()];
  const group = (title, list) =>
    list.length
      ? [el("li", { class: "heading" }, `${title} — ${list.length}`), ...list.map((user) => row(user, onSwitch))]
      : [];
  byId("members-list").replaceChildren(
    ...group(
      "App",
      users.filter((user) => user.bot),
    ),
    ...group(
      "People",
      users.filter((user) => !user.bot),
    ),
  );
}
