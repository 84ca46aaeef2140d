// Words of the page itself: the welcome strip, who is typing, commands on their way, and short notes.

import { byId, el } from "./dom.js";
import { icon } from "./icons.js";
import { isDm, nameOf, opened, store } from "./store.js";

const TYPING_LASTS = 9000;
const MOMENT = 300;
const ABSENCE = 2000;
const NOTE_LASTS = 5000;
const STRIP_CLOSED = "sandbox-strip-closed";
const TABLE_OPENED = "sandbox-table-opened";
const MOVE = "Make my move";

export class Notices {
  constructor() {
    this.typists = new Map();
    this.sent = new Map();
    byId("strip-play").addEventListener("click", () => this.onPlay?.("/play"));
    byId("strip-close").addEventListener("click", () => this.closeStrip());
    document.addEventListener("click", (event) => {
      if (event.target.closest(".component-button")?.textContent === MOVE) this.closeStrip();
    });
  }

  /** A table is open: the hint says how the game goes on. */
  tableOpened() {
    sessionStorage.setItem(TABLE_OPENED, "yes");
    this.draw();
  }

  /** The hint has done its work: it is gone for this tab. */
  closeStrip() {
    sessionStorage.setItem(STRIP_CLOSED, "yes");
    this.draw();
  }

  draw() {
    const wanted = store.offered[store.openId]?.some(
      (id) => store.commands.find((command) => command.id === id)?.name === "play",
    );
    byId("strip").hidden = Boolean(sessionStorage.getItem(STRIP_CLOSED)) || isDm(opened()) || wanted === false;
    const open = Boolean(sessionStorage.getItem(TABLE_OPENED));
    for (const id of ["strip-open", "strip-play"]) byId(id).hidden = open;
    byId("strip-move").hidden = !open;
    for (const row of byId("waiting").children) row.hidden = row.dataset.channel !== store.openId;
    this.drawTyping();
  }

  /** The bot came or went; a short absence, as when it reconnects, is not worth a word. */
  bot(online) {
    clearTimeout(this.absence);
    byId("bot-away").hidden = true;
    if (!online) this.absence = setTimeout(() => (byId("bot-away").hidden = false), ABSENCE);
  }

  typing({ channel_id: channel, user_id: user }) {
    if (user === store.me.id) return;
    const key = `${channel} ${user}`;
    clearTimeout(this.typists.get(key)?.timer);
    const timer = setTimeout(() => (this.typists.delete(key), this.drawTyping()), TYPING_LASTS);
    this.typists.set(key, { channel, user, timer });
    this.drawTyping();
  }

  stopTyping(message) {
    const key = `${message.channel_id} ${message.author.id}`;
    clearTimeout(this.typists.get(key)?.timer);
    if (this.typists.delete(key)) this.drawTyping();
  }

  drawTyping() {
    const names = [...this.typists.values()]
      .filter((item) => item.channel === store.openId)
      .map((item) => nameOf(store.people.get(item.user)));
    const words = names.length ? `${names.join(", ")} ${names.length > 1 ? "are" : "is"} typing…` : "";
    byId("typing").replaceChildren(
      ...(words ? [el("span", { class: "dots" }, el("i"), el("i"), el("i")), words] : []),
    );
  }

  /** A command is on its way: where the bot takes a moment, a line says so until it answers. */
  waiting(nonce, command) {
    const show = () =>
      this.row(nonce).append(
        el("span", { class: "dots" }, el("i"), el("i"), el("i")),
        `Sending /${command} to ${nameOf(store.bot)}…`,
      );
    this.sent.set(nonce, setTimeout(show, MOMENT));
  }

  row(nonce) {
    const row = el("div", { class: "waiting-row", dataset: { nonce, channel: store.openId } });
    byId("waiting").append(row);
    return row;
  }

  /** The bot answered, or it never will. */
  settle(nonce, failure) {
    clearTimeout(this.sent.get(nonce));
    this.sent.delete(nonce);
    byId("waiting").querySelector(`[data-nonce="${nonce}"]`)?.remove();
    if (!failure) return;
    const row = this.row(nonce);
    row.classList.add("failure");
    row.setAttribute("role", "alert");
    row.replaceChildren(
      icon("warn", 16),
      el("span", {}, failure),
      el("small", {}, "Only you can see this · "),
      el("button", { class: "text-button", type: "button", onclick: () => row.remove() }, "Dismiss message"),
    );
  }

  toast(words) {
    const node = el("div", { class: "toast", role: "status" }, words);
    byId("toasts").append(node);
    setTimeout(() => node.remove(), NOTE_LASTS);
  }
}
