// Dates as Discord writes them, by the server's clock (it can be moved ahead).

import { now } from "./store.js";

const FORMATS = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
  s: { dateStyle: "short", timeStyle: "short" },
  S: { dateStyle: "short", timeStyle: "medium" },
};

const UNITS = [
  ["year", 31557600],
  ["month", 2629800],
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];

const EPOCH = 1420070400000n;

const format = (ms, options) => new Intl.DateTimeFormat(undefined, options).format(new Date(ms));

export const exactTime = (ms) => format(ms, FORMATS.F);
export const dayOf = (ms) => format(ms, FORMATS.D);
export const clockOf = (ms) => format(ms, FORMATS.t);

/** When an id was given, in milliseconds. */
export const timeOfId = (id) => Number((BigInt(id) >> 22n) + EPOCH);

export function relative(seconds) {
  const away = seconds - now() / 1000;
  const [unit, size] = UNITS.find(([, length]) => Math.abs(away) >= length) ?? UNITS.at(-1);
  return new Intl.RelativeTimeFormat(undefined, { numeric: "auto" }).format(Math.round(away / size), unit);
}

export const timestamp = (seconds, style) =>
  style === "R" ? relative(seconds) : format(seconds * 1000, FORMATS[style]);

/** "Today at 14:03", "Yesterday at 9:12", or the date: the line beside an author's name. */
export function stamp(ms) {
  const days = Math.round((midnight(now()) - midnight(ms)) / 86400000);
  if (days === 0) return `Today at ${clockOf(ms)}`;
  if (days === 1) return `Yesterday at ${clockOf(ms)}`;
  return format(ms, FORMATS.s);
}

export const midnight = (ms) => new Date(ms).setHours(0, 0, 0, 0);

/** Keeps "in 5 minutes" true while the page stays open. */
export function tick() {
  for (const node of document.querySelectorAll("[data-relative]"))
    node.textContent = relative(Number(node.dataset.relative));
}
