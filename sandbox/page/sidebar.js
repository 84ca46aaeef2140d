// The left side: the rail of servers, the list of channels and conversations, and who is using this tab.

import { tell } from "./actions.js";
import { avatar } from "./avatar.js";
import { byId, el } from "./dom.js";
import { icon } from "./icons.js";
import { channelName, isDm, isThread, later, nameOf, opened, partner, store, unreadOf } from "./store.js";

const initials = (name) =>
  name
    .split(/\s+/)
    .filter((word) => /^[A-ZÀ-Ý]/.test(word))
    .map((word) => word[0])
    .join("")
    .slice(0, 3) || name.slice(0, 2);

const badge = (count) =>
  count ? el("span", { class: "badge", "aria-label": `${count} unread mentions` }, String(count)) : null;

const all = () => [...store.channels.values()];
const dms = () =>
  all()
    .filter(isDm)
    .sort((a, b) => later(b.last_message_id ?? b.id, a.last_message_id ?? a.id));
const sum = (channels, what) => channels.reduce((total, channel) => total + unreadOf(channel.id)[what], 0);

export class Sidebar {
  /** `onOpen(channelId)` when a place is chosen, `onSwitch(userId)` when this tab becomes somebody else. */
  constructor(onOpen, onSwitch) {
    this.onOpen = onOpen;
    this.onSwitch = onSwitch;
    this.home = false;
    const menu = byId("people-menu");
    byId("me").addEventListener("click", () => (menu.hidden ? this.openMenu() : this.closeMenu()));
    document.addEventListener("pointerdown", (event) => {
      if (!menu.hidden && !menu.contains(event.target) && !byId("me").contains(event.target)) this.closeMenu();
    });
    menu.addEventListener("keydown", (event) => event.key === "Escape" && this.closeMenu());
  }

  /** Shows the side the open channel belongs to. */
  follow() {
    this.home = isDm(opened());
    this.draw();
  }

  draw() {
    this.drawRail();
    this.drawList();
    this.drawMe();
  }

  drawRail() {
    const places = all().filter((channel) => !isDm(channel));
    const home = this.railButton("Direct messages", icon("at", 24), this.home, sum(dms(), "mentions"), false, () =>
      this.show(true),
    );
    const guild = this.railButton(
      store.guild.name,
      initials(store.guild.name),
      !this.home,
      sum(places, "mentions"),
      sum(places, "count"),
      () => this.show(false),
    );
    const waiting = dms()
      .filter((channel) => unreadOf(channel.id).count)
      .map((channel) =>
        this.railButton(
          `Message of ${channelName(channel)}`,
          avatar(partner(channel)),
          false,
          unreadOf(channel.id).mentions,
          true,
          () => this.onOpen(channel.id),
        ),
      );
    byId("rail").replaceChildren(home, ...waiting, el("hr"), guild);
  }

  railButton(name, sign, current, count, unread, onclick) {
    const classes = `rail-button ${current ? "current" : ""} ${unread ? "unread" : ""}`;
    return el(
      "button",
      {
        class: classes,
        type: "button",
        title: name,
        "aria-label": name,
        "aria-current": current ? "true" : null,
        onclick,
      },
      sign,
      badge(count),
    );
  }

  show(home) {
    this.home = home;
    const here = opened();
    const first = home ? dms()[0] : all().find((channel) => !isDm(channel));
    if (first && isDm(here) !== home) this.onOpen(first.id, { keepDrawer: true });
    else this.draw();
  }

  drawList() {
    byId("place-name").textContent = this.home ? "Direct messages" : store.guild.name;
    const rows = this.home ? this.conversations() : this.channels();
    byId("channels").replaceChildren(...rows);
  }

  conversations() {
    if (!dms().length) {
      return [
        el("li", { class: "empty" }, "Nobody has written to you yet."),
        el(
          "li",
          { class: "channel" },
          el(
            "button",
            { type: "button", onclick: () => tell("dm") },
            avatar(store.bot, "small"),
            `Write to ${nameOf(store.bot)}`,
          ),
        ),
      ];
    }
    return [
      el("li", { class: "heading" }, "Direct messages"),
      ...dms().map((channel) => this.row(channel, avatar(partner(channel), "small"))),
    ];
  }

  channels() {
    const places = all().filter((channel) => !isDm(channel) && !isThread(channel));
    const threads = (channel) =>
      all().filter(
        (thread) => isThread(thread) && thread.parent_id === channel.id && !thread.thread_metadata?.archived,
      );
    const rows = places.flatMap((channel) => [
      this.row(channel, icon(channel.can_send === false ? "lock" : "hash", 20)),
      ...threads(channel).map((thread) => this.row(thread, icon("thread", 16))),
    ]);
    return [el("li", { class: "heading" }, "Text channels"), ...rows];
  }

  row(channel, sign) {
    const mark = unreadOf(channel.id);
    const current = channel.id === store.openId;
    const classes = [
      "channel",
      current ? "current" : "",
      mark.count ? "unread" : "",
      isThread(channel) ? "thread" : "",
    ].join(" ");
    return el(
      "li",
      { class: classes },
      el(
        "button",
        {
          type: "button",
          "aria-current": current ? "page" : null,
          dataset: { id: channel.id },
          onclick: () => this.onOpen(channel.id),
        },
        sign,
        el("span", { class: "name" }, channelName(channel)),
        mark.count ? el("span", { class: "visually-hidden" }, " unread") : null,
        badge(mark.mentions),
      ),
    );
  }

  drawMe() {
    byId("me").replaceChildren(
      avatar(store.me),
      el("span", { class: "words" }, el("strong", {}, nameOf(store.me)), el("small", {}, "Switch person")),
      icon("chevron", 18),
    );
  }

  openMenu() {
    const people = [...store.people.values()].filter((user) => !user.bot);
    const rows = people.map((user) => this.personRow(user));
    byId("people-menu").replaceChildren(el("p", {}, "Who are you in this tab?"), ...rows);
    byId("people-menu").hidden = false;
    byId("me").setAttribute("aria-expanded", "true");
    byId("people-menu").querySelector("button")?.focus();
  }

  personRow(user) {
    const mine = user.id === store.me.id;
    const address = new URL(location.href);
    address.searchParams.set("user", user.id);
    return el(
      "div",
      { class: `person ${mine ? "current" : ""}` },
      el(
        "button",
        { type: "button", dataset: { user: user.id }, onclick: () => (this.closeMenu(), this.onSwitch(user.id)) },
        avatar(user, "small"),
        nameOf(user),
        mine ? icon("check", 16) : "",
      ),
      el(
        "a",
        {
          class: "icon-button",
          href: address.href,
          target: "_blank",
          "aria-label": `Open ${nameOf(user)} in a new tab`,
          title: "In a new tab",
        },
        icon("out", 16),
      ),
    );
  }

  closeMenu() {
    byId("people-menu").hidden = true;
    byId("me").setAttribute("aria-expanded", "false");
  }
}
