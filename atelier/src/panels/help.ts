/** The manual beside the program: its contents, its pages, a search, and examples that can be run. */

import { highlightCode, tagHighlighter, tags } from "@lezer/highlight";
import { element, icon } from "../../../runtime/src/player/dom.ts";
import { educode } from "../editor/language.ts";
import { ICONS } from "../page/icons.ts";
import { api } from "../server/api.ts";
import type { HelpEntry } from "../server/model.ts";
import { TEXTES } from "../textes.ts";

const SEARCH_MS = 200;
const PAINT = tagHighlighter([
  { tag: tags.lineComment, class: "w-comment" },
  { tag: tags.heading, class: "w-section" },
  { tag: tags.string, class: "w-text" },
  { tag: tags.color, class: "w-color" },
  { tag: tags.number, class: "w-number" },
  { tag: tags.keyword, class: "w-keyword" },
  { tag: tags.typeName, class: "w-type" },
  { tag: tags.bool, class: "w-number" },
  { tag: tags.function(tags.variableName), class: "w-function" },
]);

export interface ExampleActions {
  run(text: string): void;
  keep(text: string): void;
}

export class HelpPanel {
  readonly root = element("div", { class: "panel-body help" });
  #search = element("input", { type: "search", class: "field-input" });
  #home = element("button", { type: "button", class: "icon-button", "aria-label": TEXTES.help.contents });
  #body = element("div", { class: "help-body", tabindex: -1 });
  #contents: HelpEntry[] | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  constructor(private readonly examples: ExampleActions) {
    this.#search.placeholder = TEXTES.help.search;
    this.#search.setAttribute("aria-label", TEXTES.help.search);
    this.#search.oninput = () => {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => void this.#find(), SEARCH_MS);
    };
    this.#home.title = TEXTES.help.contents;
    this.#home.append(icon(ICONS.back));
    this.#home.onclick = () => void this.showContents();
    this.root.append(element("div", { class: "panel-tools" }, this.#home, this.#search), this.#body);
    this.#body.addEventListener("click", (event) => this.#follow(event));
  }

  /** Show something, if nothing is shown yet. */
  wake(): void {
    if (this.#contents === null) void this.showContents();
  }

  async showContents(): Promise<void> {
    const asked = ++this.#asked;
    this.#search.value = "";
    try {
      this.#contents ??= await api.helpContents();
    } catch {
      this.#contents = null;
    }
    if (asked !== this.#asked) return;
    this.#home.hidden = true;
    const chapters = new Map<string, HelpEntry[]>();
    for (const entry of this.#contents ?? [])
      chapters.set(entry.chapter, [...(chapters.get(entry.chapter) ?? []), entry]);
    const nodes = [...chapters].map(([chapter, entries]) =>
      element("section", { class: "help-chapter" }, element("h3", {}, chapter), this.#links(entries)),
    );
    if (nodes.length === 0) nodes.push(element("section", {}, element("p", { class: "empty" }, TEXTES.away)));
    this.#show(nodes);
  }

  async open(path: string, anchor = ""): Promise<void> {
    const asked = ++this.#asked;
    const page = await api.helpPage(path).catch(() => null);
    if (!page || asked !== this.#asked) return;
    this.#home.hidden = false;
    const article = element("article", { class: "help-page" });
    article.innerHTML = page.html; // made by the server from the manual, without any HTML of its own
    for (const example of article.querySelectorAll<HTMLElement>("pre.edu")) this.#dress(example);
    this.#show([article]);
    if (anchor) article.querySelector(`#${CSS.escape(anchor)}`)?.scrollIntoView();
    else this.#body.focus({ preventScroll: true });
  }

  async #find(): Promise<void> {
    const words = this.#search.value.trim();
    if (words === "") return this.showContents();
    const asked = ++this.#asked;
    const found = await api.helpSearch(words).catch(() => []);
    if (asked !== this.#asked) return;
    this.#home.hidden = false;
    const count = element("p", { class: "hint", role: "status" }, TEXTES.help.found(found.length));
    this.#show([count, this.#links(found)]);
  }

  #links(entries: readonly (HelpEntry | { path: string; title: string; excerpt: string })[]): HTMLElement {
    const rows = entries.map((entry) => {
      const link = element(
        "a",
        { href: `#aide/${entry.path}`, "data-help": entry.path, class: "help-link" },
        entry.title,
      );
      const excerpt = "excerpt" in entry ? [element("span", { class: "excerpt" }, entry.excerpt)] : [];
      return element("li", {}, link, ...excerpt);
    });
    return element("ul", { class: "help-links" }, ...rows);
  }

  #show(nodes: Node[]): void {
    this.#body.replaceChildren(...nodes);
    this.#body.scrollTop = 0;
  }

  #follow(event: Event): void {
    const link = (event.target as Element).closest<HTMLElement>("[data-help]");
    if (!link) return;
    event.preventDefault();
    void this.open(link.dataset.help ?? "", link.dataset.anchor);
  }

  /** Colours for an example, and its buttons. */
  #dress(example: HTMLElement): void {
    const code = example.querySelector("code");
    const text = code?.textContent ?? "";
    code?.replaceChildren(...painted(text));
    const box = element("div", { class: "example" });
    example.tabIndex = 0;
    example.replaceWith(box);
    box.append(example);
    if (!("runnable" in example.dataset)) return;
    const run = element("button", { type: "button", class: "small-button strong" }, icon(ICONS.run), TEXTES.help.run);
    run.onclick = () => this.examples.run(text);
    const keep = element("button", { type: "button", class: "small-button" }, TEXTES.help.keep);
    keep.onclick = () => this.examples.keep(text);
    box.append(element("div", { class: "example-tools" }, run, keep));
  }
}

/** The words of `text` in their colours. */
export function painted(text: string): Node[] {
  const nodes: Node[] = [];
  const tree = educode.parser.parse(text);
  const put = (part: string, name: string): void => {
    nodes.push(name ? element("span", { class: name }, part) : document.createTextNode(part));
  };
  highlightCode(text, tree, PAINT, put, () => nodes.push(document.createTextNode("\n")));
  return nodes;
}
