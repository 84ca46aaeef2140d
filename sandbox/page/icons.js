// Small line drawings of our own, on a 24 by 24 grid.

const PATHS = {
  hash: "M9 4 7 20M17 4l-2 16M4 9h17M3 15h17",
  lock: "M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3",
  thread: "M5 5h14v9h-7l-4 4v-4H5zM9 9h6",
  at: "M16 12a4 4 0 1 1-1.2-2.8M16 8v5a2.5 2.5 0 0 0 5 0v-1a9 9 0 1 0-3.5 7.1",
  menu: "M4 6h16M4 12h16M4 18h16",
  close: "M6 6l12 12M18 6 6 18",
  send: "M4 12 20 4l-5 16-3.5-6.5zM11.5 13.5 20 4",
  clock: "M12 3a9 9 0 1 0 .01 0M12 7v5l4 2",
  inspect: "M8 6l-5 6 5 6M16 6l5 6-5 6M13.5 4l-3 16",
  people:
    "M9 11a3.5 3.5 0 1 0-.01 0M3 20c0-4 2.5-6 6-6s6 2 6 6M16 4.5a3.5 3.5 0 0 1 0 6.5M18 14.5c2 .8 3 2.600 3 5.500",
  bell: "M6 17V11a6 6 0 0 1 12 0v6l2 2H4zM10 19a2 2 0 0 0 4 0M12 5V3",
  eye: "M2 12c3-5 6-7 10-7s7 2 10 7c-3 5-6 7-10 7s-7-2-10-7zM12 9a3 3 0 1 0 .01 0",
  chevron: "M6 9l6 6 6-6",
  check: "M5 12.500l4.500 4.500L19 7.500",
  reply: "M20 18c0-5-3-8-8-8H5M9 5 4 10l5 5",
  out: "M10 5H5v14h14v-5M14 4h6v6M20 4l-9 9",
  plus: "M12 5v14M5 12h14",
  slash: "M15 4 9 20",
  file: "M6 3h8l4 4v14H6zM14 3v4h4",
  warn: "M12 4 2.500 20h19zM12 10v5M12 17.500v.5",
  pin: "M9 4h6l-1 6 3 3H7l3-3zM12 13v7",
  join: "M4 12h13M12 6l6 6-6 6",
  more: "M5 12h.01M12 12h.01M19 12h.01",
  down: "M12 5v14M6 13l6 6 6-6",
};

const SVG = "http://www.w3.org/2000/svg";

/** A decoration: hidden from screen readers, so whatever carries it needs a name of its own. */
export function icon(name, size = 20) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("width", size);
  svg.setAttribute("height", size);
  svg.setAttribute("class", `icon icon-${name}`);
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", PATHS[name]);
  svg.append(path);
  return svg;
}
