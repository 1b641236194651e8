/** A menu that opens at a button: arrows move in it, Escape leaves it. */

import { element, icon } from "../../../runtime/src/player/dom.ts";

export interface MenuItem {
  label: string;
  icon: string;
  action(): void;
}

/** Open `items` below `anchor`. */
export function openMenu(anchor: HTMLElement, label: string, items: MenuItem[]): void {
  document.querySelector(".menu")?.remove();
  const menu = element("div", { class: "menu", role: "menu", "aria-label": label });
  const close = (): void => {
    menu.remove();
    anchor.setAttribute("aria-expanded", "false");
    document.removeEventListener("pointerdown", onOutside, true);
  };
  const onOutside = (event: Event): void => {
    if (!menu.contains(event.target as Node)) close();
  };
  for (const item of items) {
    const made = element("button", { type: "button", role: "menuitem", class: "menu-item", tabindex: -1 });
    made.append(icon(item.icon), element("span", {}, item.label));
    made.onclick = () => {
      anchor.focus();
      close();
      item.action();
    };
    menu.append(made);
  }
  const leave = (): void => {
    anchor.focus();
    close();
  };
  menu.onkeydown = (event) => keys(event, menu, leave);
  menu.addEventListener("focusout", (event) => {
    if (event.relatedTarget instanceof Node && !menu.contains(event.relatedTarget)) close();
  });
  document.body.append(menu);
  place(menu, anchor);
  anchor.setAttribute("aria-expanded", "true");
  document.addEventListener("pointerdown", onOutside, true);
  menu.querySelector<HTMLElement>("button")?.focus();
}

function keys(event: KeyboardEvent, menu: HTMLElement, leave: () => void): void {
  const items = [...menu.querySelectorAll<HTMLElement>("button")];
  const at = items.indexOf(document.activeElement as HTMLElement);
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }[event.key];
  if (next !== undefined) items[(next + items.length) % items.length]?.focus();
  else if (event.key === "Escape" || event.key === "Tab") leave();
  else return;
  event.preventDefault();
  event.stopPropagation();
}

function place(menu: HTMLElement, anchor: HTMLElement): void {
  const at = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = menu;
  const left = Math.min(Math.max(at.right - width, 8), innerWidth - width - 8);
  const below = at.bottom + 4;
  menu.style.left = `${at.left + width < innerWidth - 8 && at.left > width ? at.left : left}px`;
  menu.style.top = `${below + height < innerHeight - 8 ? below : Math.max(8, at.top - height - 4)}px`;
}
