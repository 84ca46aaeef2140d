// Pictures and files: small in the channel, large when opened, always with their alt text.

import { byId, el, ownPath, styled, webAddress } from "./dom.js";
import { icon } from "./icons.js";

const PICTURE = /\.(png|jpe?g|gif|webp)$/i;

export const isPicture = (file) =>
  file.content_type?.startsWith("image/") ?? PICTURE.test(file.filename ?? file.url ?? "");

/** The address of a component's media; `attachment://name` means a file of the same message. */
export function resolveMedia(media, message) {
  const name = /^attachment:\/\/(.+)$/.exec(media?.url ?? "")?.[1];
  const file = name ? message.attachments?.find((other) => other.filename === name) : null;
  return file ? { ...file, ...media, url: file.url } : media;
}

/** A picture as a button that opens it large. `description` is its alt text. */
export function picture(media, description, { spoiler = false, small = false } = {}) {
  const src = ownPath(media.url);
  if (!src)
    return el(
      "a",
      { class: "file", href: webAddress(media.url), target: "_blank", rel: "noreferrer noopener" },
      media.url,
    );
  const image = el("img", { src, alt: description ?? "", title: description ?? "", decoding: "async" });
  if (media.width && media.height) Object.assign(image, { width: media.width, height: media.height });
  const label = description ? `Open picture: ${description}` : "Open picture";
  const button = el(
    "button",
    { class: `picture ${small ? "small" : ""}`, type: "button", "aria-label": label },
    image,
  );
  if (media.width) styled(button, { "--natural-width": `${media.width}px` });
  if (description && !small) button.append(el("span", { class: "alt-badge", title: description }, "ALT"));
  if (spoiler) button.classList.add("veiled");
  button.addEventListener("click", () => {
    if (button.classList.contains("veiled")) button.classList.remove("veiled");
    else openLightbox(src, description);
  });
  return button;
}

export function gallery(component, message) {
  const items = component.items.map((item) =>
    picture(resolveMedia(item.media, message), item.description, { spoiler: item.spoiler }),
  );
  return el("div", { class: `gallery of-${Math.min(items.length, 4)}` }, items);
}

export function attachments(message, shown) {
  const files = (message.attachments ?? []).filter((file) => !shown.has(file.filename));
  const pictures = files.filter(isPicture);
  const nodes = files.filter((file) => !isPicture(file)).map(fileCard);
  if (!pictures.length) return nodes;
  const items = pictures.map((file) =>
    picture(file, file.description, { spoiler: file.filename.startsWith("SPOILER_") }),
  );
  return [el("div", { class: `gallery of-${Math.min(items.length, 4)}` }, items), ...nodes];
}

export function fileCard(file) {
  const name = file.filename ?? file.name ?? "file";
  const address = webAddress(file.url);
  return el(
    "div",
    { class: "file" },
    icon("file", 28),
    el("span", {}, el("a", { href: address, download: name }, name), el("small", {}, sizeOf(file.size))),
  );
}

const sizeOf = (bytes) =>
  bytes > 1048576 ? `${(bytes / 1048576).toFixed(1)} MB` : `${Math.ceil((bytes ?? 0) / 1024)} KB`;

/** The picture as large as the window; a second press shows it at its own size, to be scrolled. */
export function openLightbox(src, description) {
  const dialog = byId("lightbox");
  const image = el("img", { src, alt: description ?? "" });
  const frame = el("button", { class: "frame", type: "button", "aria-label": "Zoom in or out" }, image);
  frame.addEventListener("click", () => dialog.classList.toggle("zoomed"));
  const bar = el(
    "div",
    { class: "bar" },
    el("a", { href: src, target: "_blank", rel: "noopener" }, icon("out", 18), "Open original"),
    el(
      "button",
      { class: "icon-button", type: "button", "aria-label": "Close", onclick: () => dialog.close() },
      icon("close"),
    ),
  );
  dialog.classList.remove("zoomed");
  dialog.replaceChildren(bar, frame, description ? el("p", { class: "alt-text" }, description) : "");
  dialog.onclick = (event) => event.target === dialog && dialog.close();
  dialog.showModal();
}
