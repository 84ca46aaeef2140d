// One message: who, when, what it answers, and its content.

import { dismiss } from "./actions.js";
import { appTag, avatar } from "./avatar.js";
import { components, shownFiles } from "./components.js";
import { el } from "./dom.js";
import { embeds } from "./embed.js";
import { icon } from "./icons.js";
import { inline, markdown } from "./markdown.js";
import { attachments } from "./media.js";
import { findMessage, FLAG, later, mentionsMe, nameOf, store } from "./store.js";
import { emojiNode } from "./tokens.js";
import { clockOf, exactTime, stamp } from "./time.js";

const SYSTEM = { 6: "pin", 7: "join", 18: "thread", 21: "thread" };
const REPLY = 19;
const GROUP_WITHIN = 7 * 60 * 1000;

const sentAt = (message) => Date.parse(message.timestamp);
const has = (message, flag) => Boolean((message.flags ?? 0) & flag);
const used = (message) => message.interaction_metadata ?? message.interaction;
const isCommand = (message) => Boolean(message.interaction?.name ?? message.interaction_metadata?.name);

/** Whether a message goes on under the name of the one before it. */
export function continues(message, previous) {
  if (!previous || SYSTEM[message.type] || SYSTEM[previous.type] || message.type === REPLY || isCommand(message))
    return false;
  if (message.author.id !== previous.author.id || has(message, FLAG.EPHEMERAL) !== has(previous, FLAG.EPHEMERAL))
    return false;
  return sentAt(message) - sentAt(previous) < GROUP_WITHIN;
}

function answers(message) {
  if (isCommand(message)) {
    const who = used(message).user;
    const name = message.interaction?.name ?? message.interaction_metadata.name;
    return el(
      "div",
      { class: "answers" },
      avatar(who, "tiny"),
      el("strong", {}, nameOf(who)),
      " used ",
      el("button", { class: "used-command", type: "button", dataset: { command: name } }, `/${name}`),
    );
  }
  if (message.type !== REPLY) return null;
  const id = message.message_reference?.message_id ?? message.interaction_metadata?.interacted_message_id;
  const original = findMessage(message.channel_id, id) ?? message.referenced_message;
  if (!original)
    return el("div", { class: "answers" }, icon("reply", 14), el("em", {}, "Original message was deleted"));
  const text = (original.content || firstText(original.components) || "Click to see attachment")
    .split("\n")[0]
    .replace(/^(#+|-#|>) /, "");
  return el(
    "div",
    { class: "answers" },
    avatar(original.author, "tiny"),
    el("strong", {}, nameOf(original.author)),
    el("span", { class: "excerpt" }, inline(text)),
  );
}

/** The first words of a message made of layout components. */
function firstText(list) {
  for (const component of list ?? []) {
    const words = component.type === 10 ? component.content : firstText(component.components);
    if (words) return words;
  }
  return "";
}

function byline(message) {
  return el(
    "div",
    { class: "byline" },
    el("span", { class: "author" }, nameOf(message.author)),
    message.author.bot ? appTag() : null,
    el("time", { class: "stamp", title: exactTime(sentAt(message)) }, stamp(sentAt(message))),
  );
}

function content(message) {
  if (has(message, FLAG.LOADING)) {
    return el(
      "div",
      { class: "thinking" },
      el("span", { class: "dots" }, el("i"), el("i"), el("i")),
      `${nameOf(message.author)} is thinking…`,
    );
  }
  const edited = message.edited_timestamp
    ? el("span", { class: "edited", title: exactTime(Date.parse(message.edited_timestamp)) }, "(edited)")
    : null;
  const text = message.content
    ? el("div", { class: `markup ${onlyEmojis(message.content) ? "jumbo" : ""}` }, markdown(message.content))
    : null;
  const parts = [
    text,
    ...embeds(message),
    ...attachments(message, shownFiles(message.components, message)),
    ...components(message),
  ];
  return [...parts.filter(Boolean), edited];
}

const onlyEmojis = (text) =>
  /^(\s|\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0f|<a?:\w+:\d+>){1,60}$/u.test(text);

function privateNote(message) {
  if (!has(message, FLAG.EPHEMERAL)) return null;
  return el(
    "div",
    { class: "private-note" },
    icon("eye", 16),
    "Only you can see this · ",
    el("button", { class: "text-button", type: "button", onclick: () => dismiss(message) }, "Dismiss message"),
  );
}

function failure(message) {
  const reason = store.failures.get(message.id);
  return reason ? el("div", { class: "failure", role: "alert" }, icon("warn", 16), reason) : null;
}

function reactions(message) {
  if (!message.reactions?.length) return null;
  return el(
    "div",
    { class: "reactions" },
    message.reactions.map((reaction) =>
      el("span", { class: "reaction" }, emojiNode(reaction.emoji), String(reaction.count)),
    ),
  );
}

function threadCard(message) {
  const thread = message.thread ?? store.channels.get(message.id);
  if (!thread) return null;
  return el(
    "button",
    { class: "thread-card", type: "button", dataset: { channel: thread.id } },
    icon("thread", 18),
    el("strong", {}, thread.name),
    el("span", { class: "see" }, "See thread ›"),
  );
}

function systemText(message) {
  const who = el("strong", {}, nameOf(message.author));
  if (message.type === 6) return [who, " pinned a message to this channel."];
  if (message.type === 7) return [who, " is here."];
  const thread = message.message_reference?.channel_id ?? message.thread?.id;
  const name = el(
    "button",
    { class: "text-button strong", type: "button", dataset: { channel: thread ?? "" } },
    message.content || "a thread",
  );
  return message.type === 18 ? [who, " started a thread: ", name] : [who, " started this thread."];
}

function systemMessage(message) {
  return el(
    "li",
    { class: "message system", dataset: { id: message.id } },
    el("div", { class: "gutter" }, icon(SYSTEM[message.type], 18)),
    el("div", { class: "body" }, systemText(message), " ", el("time", { class: "stamp" }, stamp(sentAt(message)))),
  );
}

/** The element of a message; `previous` decides whether the author is named again. */
export function messageNode(message, previous) {
  if (SYSTEM[message.type]) return systemMessage(message);
  const goesOn = continues(message, previous);
  const classes = ["message", goesOn ? "goes-on" : "starts"];
  if (mentionsMe(message)) classes.push("mentions-me");
  if (has(message, FLAG.EPHEMERAL)) classes.push("ephemeral");
  const gutter = goesOn ? el("time", { class: "hover-time" }, clockOf(sentAt(message))) : avatar(message.author);
  return el(
    "li",
    { class: classes.join(" "), dataset: { id: message.id, author: message.author.id } },
    goesOn ? null : answers(message),
    el("div", { class: "gutter" }, gutter),
    el(
      "div",
      { class: "body" },
      goesOn ? null : byline(message),
      content(message),
      reactions(message),
      threadCard(message),
      failure(message),
      privateNote(message),
    ),
  );
}

export const isNewer = (message, id) => !id || later(message.id, id) > 0;
