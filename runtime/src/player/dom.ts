/** Builds elements of the page: `element("button", { type: "button" }, "Arrêter")`. */

import { bound } from "./typography.ts";

type Child = Node | string;

const SVG = "http://www.w3.org/2000/svg";

/** An HTML element with its attributes (false or null leaves one out) and children. */
export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Record<string, string | number | boolean | null> = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== false && value !== null) made.setAttribute(name, value === true ? "" : String(value));
  }
  made.append(...children);
  return made;
}

/** An icon of 24 × 24 drawn by the strokes of `path`; decoration only. */
export function icon(path: string): SVGSVGElement {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", "icon");
  svg.setAttribute("aria-hidden", "true");
  const line = document.createElementNS(SVG, "path");
  line.setAttribute("d", path);
  svg.append(line);
  return svg;
}

/** A labelled button with an icon; on a small screen only the icon shows. */
export function button(label: string, path: string, kind = ""): HTMLButtonElement {
  const text = element("span", { class: "label" }, label);
  return element(
    "button",
    { type: "button", class: `button ${kind}`, "aria-label": label, title: label },
    icon(path),
    text,
  );
}

/** `text` where what stands between backquotes is code. */
export function withCode(text: string): Child[] {
  return text.split("`").map((part, index) => (index % 2 === 1 ? element("code", {}, part) : bound(part)));
}
