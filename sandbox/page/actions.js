// What a person does: each goes to the server with a nonce, and waits there for the bot's answer.

import { nonce } from "./dom.js";
import { store } from "./store.js";

let socket = null;

export function actThrough(newSocket) {
  socket = newSocket;
}

export const tell = (op, data) => socket.send(op, data);

/** Sends something that waits for the bot, and remembers it as pending until ANSWERED, FAILED or REFUSED. */
function ask(op, data) {
  const id = nonce();
  store.pending.set(id, { op, at: Date.now(), ...data });
  if (socket.send(op, { ...data, nonce: id })) return id;
  store.pending.delete(id);
  return null;
}

const place = (message) => ({ channel: message.channel_id, message: message.id });

export const press = (message, component) => ask("press", { ...place(message), custom_id: component.custom_id });
export const choose = (message, component, values) =>
  ask("select", { ...place(message), custom_id: component.custom_id, values });
export const slash = (path, options) => ask("slash", { channel: store.openId, path, options });
export const submit = (modal, values) => ask("submit", { interaction: modal.id, custom_id: modal.custom_id, values });

export const suggest = (path, options, focused) => {
  const id = nonce();
  socket.send("autocomplete", { channel: store.openId, path, options, focused, nonce: id });
  return id;
};

export const say = (content) => tell("message", { channel: store.openId, content });
export const dismiss = (message) => tell("dismiss", place(message));
export const read = (channel, last) => tell("read", { channel, last });

/** The pending action on a component of this message, if there is one. */
export function pendingOn(message, customId) {
  return [...store.pending.values()].some((item) => item.message === message.id && item.custom_id === customId);
}
