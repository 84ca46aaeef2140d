// The box at the bottom: plain text, or a command with its options.

import { say, slash } from "./actions.js";
import { CommandForm } from "./chips.js";
import { commandNamed, matching } from "./commands.js";
import { byId, narrow } from "./dom.js";
import { icon } from "./icons.js";
import { Popup } from "./popup.js";
import { channelName, isDm, nameOf, opened, store } from "./store.js";

export class Composer {
  constructor() {
    this.form = byId("composer");
    this.text = byId("composer-text");
    this.popup = new Popup();
    this.command = null;
    byId("send").append(icon("send"));
    byId("slash-button").append(icon("slash"));
    byId("slash-button").addEventListener("click", () => this.start("/"));
    this.text.addEventListener("input", () => this.typed());
    this.text.addEventListener("keydown", (event) => this.key(event));
    this.text.addEventListener("blur", () => this.command || this.popup.hide());
    this.form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.send();
    });
  }

  /** Shows for which channel it is, and whether this user may write there. */
  draw() {
    const channel = opened();
    const may = channel?.can_send !== false;
    const name = channel ? channelName(channel) : "";
    this.text.disabled = !may;
    byId("slash-button").disabled = !may;
    this.text.placeholder = may
      ? `Message ${isDm(channel) ? "@" : "#"}${name}`
      : "You do not have permission to send messages in this channel.";
    this.cancel(false);
  }

  /** Puts a text in, as if it had been typed: "/play" starts that command. */
  start(text) {
    const command = text.startsWith("/") && text.length > 1 ? commandNamed(text.slice(1).trim()) : null;
    if (command) {
      this.begin(command);
      return;
    }
    this.cancel(false);
    this.text.value = text;
    this.text.focus();
    this.typed();
  }

  typed() {
    this.fit();
    const text = this.text.value;
    if (!text.startsWith("/") || text.includes("\n")) {
      this.popup.hide();
      return;
    }
    const whole = text.endsWith(" ") ? commandNamed(text.slice(1).trim()) : null;
    if (whole) this.begin(whole);
    else this.offer(text.slice(1));
  }

  offer(words) {
    const found = matching(words).slice(0, 50);
    this.popup.show({
      title: found.length ? "Commands" : "No command of that name",
      items: found.map((command) => ({
        label: `/${command.label}`,
        detail: command.description,
        command,
        sign: icon("bell", 18),
        owner: nameOf(store.bot),
      })),
      onPick: (item) => this.begin(item.command),
      input: this.text,
    });
  }

  begin(command) {
    this.popup.hide();
    this.command?.node.remove();
    this.command = new CommandForm(command, this.popup, {
      onSend: (path, values) => this.sendCommand(path, values),
      onCancel: () => this.cancel(),
    });
    this.text.hidden = true;
    this.text.value = "";
    this.text.before(this.command.node);
    this.command.start();
  }

  cancel(focus = true) {
    this.command?.node.remove();
    this.command = null;
    this.popup.hide();
    this.text.hidden = false;
    this.text.value = "";
    this.fit();
    if (focus) this.text.focus();
  }

  sendCommand(path, values) {
    if (!slash(path, values)) return;
    this.cancel(!narrow());
    this.onSend?.(path);
  }

  send() {
    if (this.command) {
      this.command.send();
      return;
    }
    const text = this.text.value.trim();
    if (!text || !say(text)) return;
    this.text.value = "";
    this.fit();
    this.onSend?.();
  }

  key(event) {
    if (this.popup.key(event)) {
      event.preventDefault();
      return;
    }
    if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    this.send();
  }

  focus() {
    if (this.command) this.command.start();
    else this.text.focus();
  }

  fit() {
    this.text.rows = Math.min(8, this.text.value.split("\n").length);
  }

  suggested(nonce, choices) {
    this.command?.suggested(nonce, choices);
  }
}
