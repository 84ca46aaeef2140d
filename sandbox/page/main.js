// Ties the parts together: frames of the server go to the store, and the store is drawn.

import { actThrough, tell } from "./actions.js";
import { Composer } from "./composer.js";
import { byId, el } from "./dom.js";
import { icon } from "./icons.js";
import { Inspector } from "./inspector.js";
import { drawMembers } from "./members.js";
import { closeModal, failModal, openModal } from "./modal.js";
import { Sidebar } from "./sidebar.js";
import { Socket } from "./socket.js";
import * as state from "./store.js";
import { tick } from "./time.js";
import { Timeline } from "./timeline.js";
import { Notices } from "./notices.js";

const { store } = state;
const TICK = 10000;

const timeline = new Timeline();
const composer = new Composer();
const inspector = new Inspector();
const notices = new Notices();
const sidebar = new Sidebar(openChannel, switchPerson);
const socket = new Socket((name, data) => FRAMES[name]?.(data), connection);
actThrough(socket);

function connection(open) {
  byId("offline").hidden = open;
}

function drawer(open) {
  document.body.classList.toggle("drawer-open", open);
  byId("menu-button").setAttribute("aria-expanded", String(open));
}

function openChannel(id, { keepDrawer = false } = {}) {
  if (!store.channels.has(id)) return;
  store.openId = id;
  sidebar.home = state.isDm(state.opened());
  drawAll();
  if (!keepDrawer) drawer(false);
}

function switchPerson(id) {
  const address = new URL(location.href);
  address.searchParams.set("user", id);
  history.replaceState(null, "", address);
  closeModal();
  drawer(false);
  socket.renew();
}

function drawHeader() {
  const channel = state.opened();
  if (!channel) return;
  const sign = state.isDm(channel) ? "at" : state.isThread(channel) ? "thread" : "hash";
  byId("channel-sign").replaceChildren(icon(sign, 22));
  byId("channel-name").textContent = state.channelName(channel);
  const parent = state.isThread(channel) ? store.channels.get(channel.parent_id) : null;
  byId("channel-topic").textContent = parent ? `Thread in #${parent.name}` : (channel.topic ?? "");
  drawCounts();
}

function drawCounts() {
  const mentions = state.allMentions();
  document.title = `${mentions ? `(${mentions}) ` : ""}${state.channelName(state.opened())} · ${store.guild.name}`;
  byId("menu-badge").hidden = !mentions;
  byId("menu-badge").textContent = String(mentions);
}

function drawAll() {
  drawHeader();
  sidebar.draw();
  composer.draw();
  timeline.draw();
  notices.draw();
}

/** The end of something that waited: the button stops its dots, a form closes or says why not. */
function settled({ nonce }, failure = null) {
  const item = store.pending.get(nonce);
  store.pending.delete(nonce);
  if (!item) return;
  if (item.op === "submit") failure ? failModal(failure) : closeModal();
  if (item.op === "slash") notices.settle(nonce, failure);
  if (item.message) freed(item, failure);
}

/** A component can be used again. The message is drawn anew only for its failure: a select goes on showing what was chosen. */
function freed({ channel, message: id, custom_id: customId }, failure) {
  const hadFailed = store.failures.delete(id);
  if (failure) store.failures.set(id, failure);
  if (channel !== store.openId) return;
  const message = state.findMessage(channel, id);
  if (message && (failure || hadFailed)) timeline.change(message);
  else timeline.free(id, customId);
}

function arrived(message) {
  const kind = state.keepMessage(message);
  const open = message.channel_id === store.openId;
  if (kind === "changed") {
    if (open) timeline.change(message);
    return;
  }
  const channel = store.channels.get(message.channel_id);
  if (channel) channel.last_message_id = message.id;
  notices.stopTyping(message);
  if (message.author.id !== store.me.id) state.countUnread(message);
  if (open) timeline.add(message);
  sidebar.draw();
  drawCounts();
}

/** A new or changed channel; a new one brings what was written there before. */
function channelChanged({ channel, messages, unread }) {
  store.channels.set(channel.id, { ...store.channels.get(channel.id), ...channel });
  if (messages) store.messages.set(channel.id, messages);
  if (unread) store.unread.set(channel.id, unread);
  sidebar.draw();
  if (channel.id === store.openId) drawHeader();
}

const FRAMES = {
  WELCOME(data) {
    state.welcome(data);
    sidebar.follow();
    drawMembers(switchPerson);
    drawAll();
    inspector.count(data.violations);
    notices.bot(data.online);
    if (inspector.isOpen) inspector.subscribe();
    document.body.classList.add("ready");
  },
  MESSAGE_CREATE: arrived,
  MESSAGE_UPDATE: arrived,
  MESSAGE_DELETE({ channel_id: channel, id }) {
    state.dropMessage(channel, id);
    if (channel === store.openId) timeline.remove(id);
  },
  CHANNEL: channelChanged,
  CHANNEL_GONE({ id }) {
    store.channels.delete(id);
    if (store.openId === id) openChannel(store.channels.keys().next().value);
    sidebar.draw();
  },
  BOT: ({ online }) => notices.bot(online),
  TYPING: (data) => notices.typing(data),
  INTERACTION_PENDING: ({ nonce, command }) => command && notices.waiting(nonce, command),
  INTERACTION_ANSWERED: (data) => settled(data),
  INTERACTION_FAILED: (data) => settled(data, data.reason),
  REFUSED(data) {
    if (store.pending.has(data.nonce)) settled(data, data.reason);
    else notices.toast(data.reason);
  },
  MODAL(data) {
    settled(data);
    openModal(data);
  },
  AUTOCOMPLETE: ({ nonce, choices }) => composer.suggested(nonce, choices),
  COMMANDS(data) {
    state.takeCommands(data);
    notices.draw();
  },
  HISTORY: ({ channel, messages }) => timeline.older(channel, messages),
  OPEN: ({ channel }) => openChannel(channel),
  /** Another tab of the same person read this far. */
  READ({ channel, last }) {
    if (state.messagesOf(channel).at(-1)?.id !== last) return;
    store.unread.set(channel, { count: 0, mentions: 0, last_read: last });
    sidebar.draw();
    drawCounts();
  },
  CLOCK({ now }) {
    store.clockOffset = now - Date.now();
    timeline.redraw();
    notices.toast("The clock was moved forward.");
  },
  REQUEST: (data) => inspector.request(data),
  VIOLATION({ count, item }) {
    inspector.count(count);
    if (item) inspector.violation(item);
  },
};

/** Mentions of channels and commands are buttons wherever they stand. */
document.addEventListener("click", (event) => {
  const target = event.target.closest("[data-channel], [data-command]");
  if (!target) return;
  if (target.dataset.channel) openChannel(target.dataset.channel);
  if (target.dataset.command) composer.start(`/${target.dataset.command}`);
});

for (const [id, name] of Object.entries({
  "menu-button": "menu",
  "skip-button": "clock",
  "members-button": "people",
  "strip-close": "close",
})) {
  byId(id).prepend(icon(name));
}
byId("jump").append(icon("down", 18), el("span", {}, "Jump to present"));
byId("menu-button").addEventListener("click", () => drawer(!document.body.classList.contains("drawer-open")));
byId("shade").addEventListener("click", () => drawer(false));
byId("members-button").addEventListener("click", () => document.body.classList.toggle("members-hidden"));
byId("skip-button").addEventListener("click", () => tell("skip", { hours: 24 }));
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") drawer(false);
  const typing = event.key.length === 1 && event.key !== " " && !event.ctrlKey && !event.metaKey && !event.altKey;
  if (typing && [document.body, byId("scroller")].includes(event.target)) composer.focus();
});
document.addEventListener("visibilitychange", () => timeline.seen());
timeline.onSeen = () => {
  sidebar.draw();
  drawCounts();
};
composer.onSend = (path) => {
  timeline.toEnd();
  if (path?.[0] === "play") notices.tableOpened();
};
notices.onPlay = (command) => composer.start(command);
setInterval(tick, TICK);
socket.connect();
