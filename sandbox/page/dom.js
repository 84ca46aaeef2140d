// Building elements. Text always becomes a text node; nothing in the page parses HTML.

/** An element: `props` are properties by name; `class`, `dataset`, `aria-*`, `role` and `on...` do what they say. */
export function el(tag, props = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (value === undefined || value === null || value === false) continue;
    if (name === "class") element.className = value;
    else if (name === "dataset") Object.assign(element.dataset, value);
    else if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (name in element && !name.startsWith("aria-")) element[name] = value;
    else element.setAttribute(name, value === true && !name.startsWith("aria-") ? "" : String(value));
  }
  element.append(
    ...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false),
  );
  return element;
}

export const byId = (id) => document.getElementById(id);

export function colour(number) {
  return `#${Number(number).toString(16).padStart(6, "0")}`;
}

/** The element with its CSS custom properties set (a style attribute would be refused by the content policy). */
export function styled(element, properties) {
  for (const [name, value] of Object.entries(properties)) element.style.setProperty(name, value);
  return element;
}

/** A path on our own server for an address the bot was given, or null for one elsewhere. */
export function ownPath(url) {
  if (!url) return null;
  try {
    const parsed = new URL(url, location.href);
    const loopback = ["127.0.0.1", "localhost"].includes(parsed.hostname) && parsed.port === location.port;
    return loopback ? parsed.pathname + parsed.search : null;
  } catch {
    return null;
  }
}

/** An address that a person may follow: web pages only. */
export const webAddress = (url) => (/^https?:\/\//i.test(url ?? "") ? (ownPath(url) ?? url) : null);

let lastNonce = 0;

/** A word that ties an answer of the server to what was asked here. */
export function nonce() {
  lastNonce += 1;
  return `${Date.now().toString(36)}-${lastNonce}`;
}

export const narrow = () => matchMedia("(max-width: 760px)").matches;
