/**
 * The program's files in a browser: it reads its own folder through the server; what it writes stays in
 * this page, where it can be read again, and is offered as a download.
 */

import type { FileRequest, Reply } from "../hosts/messages.ts";

type Writing = Extract<FileRequest, { kind: "write" | "append" }>;

export class Files {
  #written = new Map<string, string>();

  constructor(
    private readonly offer: (name: string, text: string) => void,
    private readonly askFolder: (request: FileRequest) => Promise<Reply>,
  ) {}

  /** Answer one request about files. */
  async answer(request: FileRequest): Promise<Reply> {
    switch (request.kind) {
      case "write":
        return this.#keep(request, request.text);
      case "append":
        return this.#append(request);
      case "read":
      case "exists":
        return this.#lookUp(request);
      default:
        return this.#list(request);
    }
  }

  #keep(request: Writing, text: string): Reply {
    this.#written.set(plain(request.name), text);
    this.offer(request.name, text);
    return { value: null };
  }

  async #append(request: Writing): Promise<Reply> {
    const name = request.name;
    if (this.#written.has(plain(name))) return this.#keep(request, this.#written.get(plain(name)) + request.text);
    const there = await this.askFolder({ kind: "exists", name });
    if (there.error) return there;
    const old = there.value === true ? await this.askFolder({ kind: "read", name }) : { value: "" };
    return old.error ? old : this.#keep(request, String(old.value) + request.text);
  }

  async #lookUp(request: Extract<FileRequest, { kind: "read" | "exists" }>): Promise<Reply> {
    const written = this.#written.get(plain(request.name));
    if (written === undefined) return this.askFolder(request);
    return { value: request.kind === "exists" ? true : written };
  }

  /** The files of the folder, and those written there in this page. */
  async #list(request: Extract<FileRequest, { kind: "list" }>): Promise<Reply> {
    const there = await this.askFolder(request);
    if (there.error) return there;
    const folder = plain(request.folder).replace(/^\.?\/*$|\/*$/, "");
    const ending = request.extension ? `.${request.extension.replace(/^\./, "").toLowerCase()}` : "";
    const mine = [...this.#written.keys()].filter(
      (name) => folderOf(name) === folder && name.toLowerCase().endsWith(ending),
    );
    return { value: [...new Set([...(there.value as string[]), ...mine])] };
  }
}

function folderOf(name: string): string {
  return name.slice(0, Math.max(name.lastIndexOf("/"), 0));
}

function plain(name: string): string {
  return name.replaceAll("\\", "/").replace(/^(\.\/)+/, "");
}
