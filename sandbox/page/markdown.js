// Discord's markdown as elements: blocks first, then what stands inside a line.

import { el } from "./dom.js";
import { inlineToken } from "./tokens.js";

const FENCE = /```(?:([a-zA-Z0-9_+-]+)\n)?\n?([\s\S]+?)\n?```/;
const LIST = /^(\s*)([-*]|\d{1,9}\.)\s+(.*)$/;
const HEADING = /^(#{1,3})\s+(.+)$/;
const SUBTEXT = /^-#\s+(.+)$/;

/** The text as a list of nodes, with blocks (headings, lists, quotes, code). */
export function markdown(text) {
  const nodes = [];
  let rest = text ?? "";
  for (let fence = FENCE.exec(rest); fence; fence = FENCE.exec(rest)) {
    nodes.push(...lines(rest.slice(0, fence.index).replace(/\n$/, "")));
    nodes.push(el("pre", { class: "code-block", dataset: { language: fence[1] ?? "" } }, el("code", {}, fence[2])));
    rest = rest.slice(fence.index + fence[0].length).replace(/^\n/, "");
  }
  return [...nodes, ...lines(rest)];
}

/** Only what may stand inside a line: for labels, titles and previews. */
export function inline(text) {
  const nodes = [];
  let plain = "";
  let before = "";
  for (let at = 0; at < text.length;) {
    const token = inlineToken(text, at, before, inline);
    if (!token) {
      before = text[at];
      plain += text[at];
      at += 1;
      continue;
    }
    if (plain) nodes.push(plain);
    plain = "";
    nodes.push(token.node);
    at += token.length;
    before = text[at - 1];
  }
  if (plain) nodes.push(plain);
  return nodes;
}

function lines(text) {
  if (!text) return [];
  const nodes = [];
  const all = text.split("\n");
  for (let at = 0; at < all.length;) {
    const block = quote(all, at) ?? list(all, at) ?? heading(all[at]) ?? paragraph(all, at);
    nodes.push(block.node);
    at += block.used;
  }
  return nodes;
}

function quote(all, at) {
  if (all[at].startsWith(">>> ")) {
    const body = [all[at].slice(4), ...all.slice(at + 1)].join("\n");
    return { node: el("blockquote", {}, lines(body)), used: all.length - at };
  }
  let end = at;
  while (end < all.length && all[end].startsWith("> ")) end += 1;
  if (end === at) return null;
  const body = all
    .slice(at, end)
    .map((line) => line.slice(2))
    .join("\n");
  return { node: el("blockquote", {}, lines(body)), used: end - at };
}

function heading(line) {
  const subtext = SUBTEXT.exec(line);
  if (subtext) return { node: el("small", { class: "subtext" }, inline(subtext[1])), used: 1 };
  const found = HEADING.exec(line);
  if (!found) return null;
  // The page has its own h1 and h2, so a message starts at h3.
  return { node: el(`h${found[1].length + 2}`, { class: `heading-${found[1].length}` }, inline(found[2])), used: 1 };
}

function list(all, at) {
  const rows = [];
  for (let row = LIST.exec(all[at]); row; row = LIST.exec(all[at + rows.length] ?? "")) {
    rows.push({ depth: Math.floor(row[1].length / 2), marker: row[2], text: row[3] });
  }
  return rows.length ? { node: nested(rows), used: rows.length } : null;
}

function nested(rows) {
  const ordered = /\d/.test(rows[0].marker);
  const node = el(ordered ? "ol" : "ul", ordered ? { start: parseInt(rows[0].marker, 10) } : {});
  const depth = rows[0].depth;
  for (let at = 0; at < rows.length;) {
    let end = at + 1;
    while (end < rows.length && rows[end].depth > depth) end += 1;
    const item = el("li", {}, inline(rows[at].text));
    if (end > at + 1) item.append(nested(rows.slice(at + 1, end)));
    node.append(item);
    at = end;
  }
  return node;
}

const startsBlock = (line) =>
  line.startsWith("> ") || line.startsWith(">>> ") || LIST.test(line) || HEADING.test(line) || SUBTEXT.test(line);

function paragraph(all, at) {
  let end = at + 1;
  while (end < all.length && !startsBlock(all[end])) end += 1;
  return { node: el("p", {}, inline(all.slice(at, end).join("\n"))), used: end - at };
}
