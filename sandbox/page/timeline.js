// The messages of the open channel, in their scrolling box.

import { read, tell } from "./actions.js";
import { byId, el } from "./dom.js";
import { icon } from "./icons.js";
import { isNewer, messageNode } from "./message.js";
import { foldIn } from "./select.js";
import { channelName, isDm, isThread, later, markRead, messagesOf, opened, store, unreadOf } from "./store.js";
import { dayOf, midnight } from "./time.js";

const NEAR = 120;

/** Pictures that stay the same are moved and not loaded again, so that they don't flicker. */
function keepPictures(old, node) {
  for (const fresh of node.querySelectorAll(".picture img")) {
    const same = [...old.querySelectorAll(".picture img")].find(
      (image) => image.src === fresh.src && image.alt === fresh.alt,
    );
    if (same) fresh.replaceWith(same);
  }
}

export class Timeline {
  constructor() {
    this.box = byId("scroller");
    this.list = byId("messages");
    this.jump = byId("jump");
    this.lastRead = null;
    this.stuck = true;
    this.box.addEventListener("scroll", () => this.scrolled());
    this.jump.addEventListener("click", () => this.toEnd());
    // Pictures and the keyboard of a phone change heights: whoever reads the newest goes on seeing it.
    const watcher = new ResizeObserver(() => this.stuck && this.toEnd());
    watcher.observe(this.list);
    watcher.observe(this.box);
  }

  /** Draws the open channel at its end, with a line above what is new to this user. */
  draw() {
    const channel = opened();
    if (!channel) return;
    const mark = unreadOf(channel.id);
    this.lastRead = mark.count ? (mark.last_read ?? "0") : null;
    this.asked = null;
    this.fill(channel);
    this.toEnd();
    this.seen();
  }

  /** Draws everything again without moving what is in sight. */
  redraw() {
    const fromEnd = this.box.scrollHeight - this.box.scrollTop;
    this.fill(opened());
    this.box.scrollTop = this.box.scrollHeight - fromEnd;
  }

  fill(channel) {
    const nodes = [this.beginning(channel)];
    let previous = null;
    for (const message of messagesOf(channel.id)) {
      const lines = this.between(message, previous);
      nodes.push(...lines, messageNode(message, lines.length ? null : previous));
      previous = message;
    }
    foldIn(this.list);
    this.list.replaceChildren(...nodes);
  }

  /** Older messages came, asked for by scrolling up. */
  older(channelId, messages) {
    store.messages.set(channelId, [...messages, ...messagesOf(channelId)]);
    if (channelId !== store.openId || !messages.length) return;
    this.redraw();
    this.asked = null;
  }

  /** Asks for what was before, once for each oldest message. */
  wantOlder() {
    const oldest = messagesOf(store.openId)[0]?.id;
    if (!oldest || this.asked === oldest) return;
    this.asked = oldest;
    tell("history", { channel: store.openId, before: oldest });
  }

  beginning(channel) {
    const name = channelName(channel);
    const words = isDm(channel)
      ? `This is the beginning of your direct messages with ${name}.`
      : `This is the start of the ${isThread(channel) ? "thread" : `#${name} channel`}.`;
    const sign = isDm(channel) ? "at" : isThread(channel) ? "thread" : "hash";
    return el(
      "li",
      { class: "beginning" },
      el("span", { class: "sign" }, icon(sign, 40)),
      el("h2", {}, isDm(channel) || isThread(channel) ? name : `Welcome to #${name}!`),
      el("p", {}, words, channel.topic ? ` ${channel.topic}` : ""),
    );
  }

  /** The lines between two messages: a new day, and the red line of what is unread. */
  between(message, previous) {
    const lines = [];
    const at = Date.parse(message.timestamp);
    const newDay = !previous || midnight(at) !== midnight(Date.parse(previous.timestamp));
    const firstNew =
      this.lastRead && isNewer(message, this.lastRead) && !(previous && isNewer(previous, this.lastRead));
    if (newDay || firstNew) {
      lines.push(
        el(
          "li",
          { class: `divider ${firstNew ? "unread" : ""}`, role: "separator" },
          newDay ? el("span", {}, dayOf(at)) : "",
          firstNew ? el("b", {}, "NEW") : "",
        ),
      );
    }
    return lines;
  }

  nodeOf(id) {
    return this.list.querySelector(`:scope > [data-id="${id}"]`);
  }

  neighbour(message) {
    const list = messagesOf(message.channel_id);
    return list[list.findIndex((other) => other.id === message.id) - 1] ?? null;
  }

  add(message) {
    const previous = this.neighbour(message);
    const lines = this.between(message, previous);
    const node = messageNode(message, lines.length ? null : previous);
    node.classList.add("arriving");
    const next = [...this.list.children].find((child) => child.dataset.id && later(child.dataset.id, message.id) > 0);
    for (const item of [...lines, node]) this.list.insertBefore(item, next ?? null);
    if (this.stuck || message.author.id === store.me.id) this.toEnd();
    this.seen();
  }

  /** Draws a changed message in its place; the focus stays on the same component. */
  change(message) {
    const old = this.nodeOf(message.id);
    if (!old) return;
    const focused = old.contains(document.activeElement)
      ? document.activeElement.closest("[data-custom-id]")?.dataset.customId
      : null;
    const startsGroup = old.previousElementSibling?.classList.contains("divider");
    const node = messageNode(message, startsGroup ? null : this.neighbour(message));
    for (const shown of old.querySelectorAll(".spoiler.shown")) {
      [...node.querySelectorAll(".spoiler")]
        .find((other) => other.textContent === shown.textContent)
        ?.classList.add("shown");
    }
    keepPictures(old, node);
    foldIn(old);
    old.replaceWith(node);
    if (focused) node.querySelector(`[data-custom-id="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true });
    if (this.stuck) this.toEnd();
  }

  /** Ends the waiting of one component. */
  free(id, customId) {
    this.nodeOf(id)
      ?.querySelector(`.busy[data-custom-id="${CSS.escape(customId)}"]`)
      ?.classList.remove("busy");
  }

  remove(id) {
    const old = this.nodeOf(id);
    const next = old?.nextElementSibling;
    if (old) foldIn(old);
    old?.remove();
    const message = next?.dataset.id && messagesOf(store.openId).find((other) => other.id === next.dataset.id);
    if (message) this.change(message);
  }

  toEnd() {
    this.stuck = true;
    this.box.scrollTop = this.box.scrollHeight;
    this.jump.hidden = true;
  }

  scrolled() {
    const away = this.box.scrollHeight - this.box.scrollTop - this.box.clientHeight;
    this.stuck = away < NEAR;
    this.jump.hidden = away < 600;
    if (this.stuck) this.seen();
    if (this.box.scrollTop < 200 && !this.stuck) this.wantOlder();
  }

  /** Tells the server what this user has read, if the newest is in sight. */
  seen() {
    if (!store.openId || !this.stuck || document.visibilityState !== "visible") return;
    if (markRead(store.openId)) read(store.openId, messagesOf(store.openId).at(-1)?.id);
    this.onSeen?.();
  }
}
