// Embeds: a framed card with a coloured edge.

import { colour, el, styled, webAddress } from "./dom.js";
import { inline, markdown } from "./markdown.js";
import { picture, resolveMedia } from "./media.js";

function field(item) {
  return el(
    "div",
    { class: item.inline ? "embed-field inline" : "embed-field" },
    el("strong", {}, inline(item.name)),
    el("div", { class: "markup" }, markdown(item.value)),
  );
}

function title(embed) {
  if (!embed.title) return null;
  const words = inline(embed.title);
  return el(
    "div",
    { class: "embed-title" },
    webAddress(embed.url)
      ? el("a", { href: webAddress(embed.url), target: "_blank", rel: "noreferrer noopener" }, words)
      : words,
  );
}

function embedNode(embed, message) {
  const image = (media, small) =>
    media ? picture(resolveMedia(media, message), media.description, { small }) : null;
  const node = el(
    "div",
    { class: "embed" },
    el(
      "div",
      { class: "embed-words" },
      embed.author ? el("div", { class: "embed-author" }, embed.author.name) : null,
      title(embed),
      embed.description ? el("div", { class: "markup" }, markdown(embed.description)) : null,
      embed.fields?.length ? el("div", { class: "embed-fields" }, embed.fields.map(field)) : null,
    ),
    embed.thumbnail ? el("div", { class: "accessory" }, image(embed.thumbnail, true)) : null,
    embed.image ? el("div", { class: "embed-image" }, image(embed.image, false)) : null,
    embed.footer ? el("small", { class: "embed-footer" }, embed.footer.text) : null,
  );
  return embed.color ? styled(node, { "--accent": colour(embed.color) }) : node;
}

export const embeds = (message) => (message.embeds ?? []).map((embed) => embedNode(embed, message));
