// The commands of the bot as a person types them: subcommands spelled out, in this user's language.

import { channelName, isDm, nameOf, store } from "./store.js";
import { icon } from "./icons.js";
import { avatar } from "./avatar.js";

export const OPTION = {
  SUB: 1,
  GROUP: 2,
  STRING: 3,
  INTEGER: 4,
  BOOLEAN: 5,
  USER: 6,
  CHANNEL: 7,
  ROLE: 8,
  MENTIONABLE: 9,
  NUMBER: 10,
};
const CHAT = 1;

export const wordOf = (thing) => thing.name_localizations?.[store.me.locale] ?? thing.name;
export const explain = (thing) => thing.description_localizations?.[store.me.locale] ?? thing.description ?? "";

function leaves(thing, path, words) {
  const inner = (thing.options ?? []).filter((option) => option.type === OPTION.SUB || option.type === OPTION.GROUP);
  const here = { path: [...path, thing.name], words: [...words, wordOf(thing)] };
  if (!inner.length)
    return [
      { ...here, thing, label: here.words.join(" "), description: explain(thing), options: thing.options ?? [] },
    ];
  return inner.flatMap((option) => leaves(option, here.path, here.words));
}

/** Every command that can be used in the open channel. */
export function allCommands() {
  const offered = new Set(store.offered[store.openId] ?? []);
  const chat = store.commands.filter((command) => (command.type ?? CHAT) === CHAT && offered.has(command.id));
  return chat.flatMap((command) => leaves(command, [], []));
}

/** Those that a half-typed text may mean, the ones that begin with it first. */
export function matching(text) {
  const wanted = text.trim().toLowerCase();
  const found = allCommands().filter(
    (command) => command.label.toLowerCase().includes(wanted) || command.description.toLowerCase().includes(wanted),
  );
  const rank = (command) =>
    command.label.toLowerCase().startsWith(wanted) ? 0 : command.label.toLowerCase().includes(wanted) ? 1 : 2;
  return found.sort((a, b) => rank(a) - rank(b) || a.label.localeCompare(b.label));
}

export const commandNamed = (label) =>
  allCommands().find((command) => command.label === label || command.path.join(" ") === label);

const people = () =>
  [...store.people.values()].map((user) => ({
    label: nameOf(user),
    detail: user.username,
    value: user.id,
    sign: avatar(user, "tiny"),
  }));
const roles = () =>
  [...store.roles.values()].map((role) => ({
    label: `@${role.name.replace(/^@/, "")}`,
    value: role.id,
    sign: icon("at", 18),
  }));
const channels = (types) =>
  [...store.channels.values()]
    .filter((channel) => !isDm(channel) && (!types?.length || types.includes(channel.type)))
    .map((channel) => ({ label: channelName(channel), value: channel.id, sign: icon("hash", 18) }));

/** The fixed answers of an option, or null where anything can be typed. */
export function answersOf(option) {
  if (option.choices?.length) return option.choices.map((choice) => ({ label: wordOf(choice), value: choice.value }));
  if (option.type === OPTION.BOOLEAN)
    return [
      { label: "True", value: true },
      { label: "False", value: false },
    ];
  if (option.type === OPTION.USER) return people();
  if (option.type === OPTION.ROLE) return roles();
  if (option.type === OPTION.MENTIONABLE) return [...people(), ...roles()];
  if (option.type === OPTION.CHANNEL) return channels(option.channel_types);
  return null;
}

/** Why a typed text is no answer to this option, or null. */
export function problemWith(option, text) {
  if (option.type === OPTION.STRING) {
    if (option.min_length && text.length < option.min_length) return `At least ${option.min_length} characters.`;
    return option.max_length && text.length > option.max_length ? `At most ${option.max_length} characters.` : null;
  }
  const pattern = option.type === OPTION.INTEGER ? /^-?\d+$/ : /^-?\d+(\.\d+)?$/;
  if (!pattern.test(text.trim()))
    return option.type === OPTION.INTEGER ? "A whole number is needed." : "A number is needed.";
  if (option.min_value !== undefined && option.min_value !== null && Number(text) < option.min_value)
    return `At least ${option.min_value}.`;
  if (option.max_value !== undefined && option.max_value !== null && Number(text) > option.max_value)
    return `At most ${option.max_value}.`;
  return null;
}

export const typedValue = (option, text) => (option.type === OPTION.STRING ? text : Number(text));
