// The drawer with what the bot sent to the server, and what it broke. Nothing of it is fetched while it is closed.

import { tell } from "./actions.js";
import { byId, el } from "./dom.js";
import { icon } from "./icons.js";
import { clockOf } from "./time.js";

const KEPT = 300;

export class Inspector {
  constructor() {
    this.drawer = byId("inspector");
    this.rows = byId("requests");
    this.broken = byId("violations");
    byId("inspect-button").append(icon("inspect"));
    byId("inspector-close").append(icon("close"));
    byId("inspect-button").addEventListener("click", () => this.toggle());
    byId("inspector-close").addEventListener("click", () => this.toggle());
  }

  get isOpen() {
    return !this.drawer.hidden;
  }

  toggle() {
    this.drawer.hidden = this.isOpen;
    byId("inspect-button").setAttribute("aria-expanded", String(this.isOpen));
    document.body.classList.toggle("inspecting", this.isOpen);
    this.subscribe();
  }

  /** Asks for requests while the drawer is open; after a reconnection as well. */
  subscribe() {
    this.rows.replaceChildren();
    this.broken.replaceChildren();
    tell("inspect", { open: this.isOpen });
  }

  /** The number on the button: how many rules were broken so far. */
  count(violations) {
    const mark = byId("violation-count");
    mark.textContent = violations ? String(violations) : "";
    mark.hidden = !violations;
  }

  violation(item) {
    byId("no-violations").hidden = true;
    this.broken.prepend(
      el(
        "li",
        {},
        icon("warn", 16),
        el("span", {}, el("strong", {}, item.rule), ` ${item.where}`, el("small", {}, item.detail)),
      ),
    );
  }

  request(item) {
    const kind = item.status >= 500 ? "broken" : item.status >= 400 ? "refused" : "fine";
    const summary = el(
      "summary",
      {},
      el("span", { class: `status ${kind}` }, String(item.status)),
      el("span", { class: "method" }, item.method),
      el("span", { class: "path", title: item.path }, el("bdi", {}, item.path)),
      item.violations?.length ? icon("warn", 16) : "",
      el("time", {}, clockOf(item.at * 1000)),
      el("span", { class: "took" }, `${Math.round(item.ms)} ms`),
    );
    const row = el("details", {}, summary);
    // The body is written out when somebody looks: boards are long.
    row.addEventListener("toggle", () => row.open && row.children.length === 1 && row.append(this.body(item)));
    this.rows.prepend(el("li", {}, row));
    while (this.rows.children.length > KEPT) this.rows.lastElementChild.remove();
  }

  body(item) {
    const broken = (item.violations ?? []).map((words) =>
      el("p", { class: "violation" }, typeof words === "string" ? words : `${words.rule}: ${words.detail}`),
    );
    const files = item.files?.length
      ? el(
          "p",
          {},
          "Files: ",
          item.files.map((file) => (typeof file === "string" ? file : JSON.stringify(file))).join(", "),
        )
      : null;
    const text = item.body === null || item.body === undefined ? "(no body)" : JSON.stringify(item.body, null, 2);
    return el("div", { class: "request-body" }, broken, files, el("pre", {}, text));
  }
}
