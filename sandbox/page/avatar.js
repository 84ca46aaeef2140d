// A person's round picture: the one the world has, or initials on a colour of their own.

import { el, ownPath, styled } from "./dom.js";
import { icon } from "./icons.js";
import { nameOf, store } from "./store.js";

const HUES = [212, 152, 32, 282, 352, 182, 62, 322];

const initials = (name) =>
  name
    .split(/\s+/)
    .map((word) => word[0])
    .join("")
    .slice(0, 2)
    .toUpperCase();

export function hueOf(id) {
  let sum = 0;
  for (const digit of String(id)) sum = (sum * 31 + digit.charCodeAt(0)) % 9973;
  const index = [...store.people.keys()].indexOf(id);
  return HUES[(index >= 0 ? index : sum) % HUES.length];
}

function face(user) {
  const picture = user.avatar && ownPath(`/cdn/avatars/${user.id}/${user.avatar}.png`);
  if (picture) return el("img", { src: picture, alt: "" });
  return user.bot ? icon("bell", 22) : el("span", {}, initials(nameOf(user)));
}

export function avatar(user, size = "") {
  const node = el("span", { class: `avatar ${size} ${user.bot ? "of-app" : ""}`, "aria-hidden": true }, face(user));
  return styled(node, { "--hue": hueOf(user.id) });
}

export const appTag = () => el("span", { class: "app-tag" }, "APP");
