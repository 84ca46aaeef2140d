// What stands inside a line of Discord's markdown: emphasis, code, links, mentions, timestamps, emojis.

import { el } from "./dom.js";
import { exactTime, timestamp } from "./time.js";
import { channelName, nameOf, store } from "./store.js";

const STRONG = /\*\*((?:\\[\s\S]|[^\\])+?)\*\*(?!\*)/y;
const UNDERLINE = /__((?:\\[\s\S]|[^\\])+?)__(?!_)/y;
const STAR = /\*(?=\S)((?:\\[\s\S]|\*\*|[^\\*])+?)\*(?!\*)/y;
const LOW_LINE = /_((?:\\[\s\S]|__|[^\\_])+?)_(?![\w])/y;
const STRIKE = /~~([\s\S]+?)~~/y;
const SPOILER = /\|\|([\s\S]+?)\|\|/y;
const CODE = /(`+)([\s\S]*?[^`])\1(?!`)/y;
const ESCAPE = /\\([^A-Za-z0-9\s])/y;
const LINK = /\[((?:\\.|[^\]\\])+)\]\(<?(https?:\/\/[^\s)>]+)>?\)/y;
const ANGLE = /<(https?:\/\/[^\s>]+)>/y;
const BARE = /https?:\/\/[^\s<]+[^\s<.,:;"')\]|*_]/y;
const USER = /<@!?(\d+)>/y;
const ROLE = /<@&(\d+)>/y;
const CHANNEL = /<#(\d+)>/y;
const COMMAND = /<\/([^:>]+):(\d+)>/y;
const EMOJI = /<(a?):(\w+):(\d+)>/y;
const TIME = /<t:(-?\d{1,13})(?::([tTdDfFRsS]))?>/y;
const EVERYBODY = /@(everyone|here)\b/y;

const link = (url, content) => el("a", { href: url, target: "_blank", rel: "noreferrer noopener" }, content);

function spoiler(content) {
  const node = el("span", { class: "spoiler", role: "button", tabIndex: 0, "aria-label": "Spoiler, press to show" });
  const show = () => {
    node.classList.add("shown");
    node.removeAttribute("aria-label");
  };
  node.addEventListener("click", show);
  node.addEventListener("keydown", (event) => ["Enter", " "].includes(event.key) && show());
  node.append(el("span", {}, content));
  return node;
}

function userMention(id) {
  const mine = id === store.me?.id ? " mine" : "";
  return el("span", { class: `mention${mine}` }, `@${nameOf(store.people.get(id) ?? { username: "unknown-user" })}`);
}

function roleMention(id) {
  const mine = store.me?.roles?.includes(id) ? " mine" : "";
  return el("span", { class: `mention${mine}` }, `@${store.roles.get(id)?.name ?? "unknown-role"}`);
}

function channelMention(id) {
  const channel = store.channels.get(id);
  const name = channel ? channelName(channel) : "unknown";
  return el("button", { class: "mention", type: "button", dataset: { channel: id }, disabled: !channel }, `#${name}`);
}

const commandMention = (name) =>
  el("button", { class: "mention", type: "button", dataset: { command: name } }, `/${name}`);

/** A custom emoji is a picture of our own server, a plain one is text. */
export function emojiNode(emoji) {
  if (!emoji.id) return el("span", { class: "emoji" }, emoji.name);
  const src = `/cdn/emojis/${emoji.id}.${emoji.animated ? "gif" : "png"}`;
  return el("img", { class: "emoji", src, alt: `:${emoji.name}:`, title: `:${emoji.name}:` });
}

function timeNode(seconds, style) {
  const time = el("time", { class: "timestamp", title: exactTime(seconds * 1000) }, timestamp(seconds, style));
  if (style === "R") time.dataset.relative = seconds;
  return time;
}

/** In order of preference; each makes a node of its match. `within` reads the text inside. */
const RULES = [
  [ESCAPE, (m) => m[1]],
  [CODE, (m) => el("code", { class: "inline-code" }, m[2].trim() || m[2])],
  [STRONG, (m, within) => el("strong", {}, within(m[1]))],
  [UNDERLINE, (m, within) => el("u", {}, within(m[1]))],
  [STAR, (m, within) => el("em", {}, within(m[1]))],
  [STRIKE, (m, within) => el("s", {}, within(m[1]))],
  [SPOILER, (m, within) => spoiler(within(m[1]))],
  [LINK, (m, within) => link(m[2], within(m[1]))],
  [ANGLE, (m) => link(m[1], m[1])],
  [BARE, (m) => link(m[0], m[0])],
  [USER, (m) => userMention(m[1])],
  [ROLE, (m) => roleMention(m[1])],
  [CHANNEL, (m) => channelMention(m[1])],
  [COMMAND, (m) => commandMention(m[1])],
  [EMOJI, (m) => emojiNode({ id: m[3], name: m[2], animated: Boolean(m[1]) })],
  [TIME, (m) => timeNode(Number(m[1]), m[2] ?? "f")],
  [EVERYBODY, (m) => el("span", { class: "mention mine" }, m[0])],
];

const STARTERS = new Set("\\`*_~|[<h@");

/** The token that starts at `at`, or null. `before` is the letter in front: `snake_case` is no emphasis. */
export function inlineToken(text, at, before, within) {
  const first = text[at];
  if (!STARTERS.has(first)) return null;
  if (first === "_" && !/\w/.test(before)) {
    LOW_LINE.lastIndex = at;
    const found = text.startsWith("__", at) ? null : LOW_LINE.exec(text);
    if (found) return { node: el("em", {}, within(found[1])), length: found[0].length };
  }
  for (const [pattern, make] of RULES) {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found) return { node: make(found, within), length: found[0].length };
  }
  return null;
}
