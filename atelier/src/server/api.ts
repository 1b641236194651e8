/** Talks to the Python server that opened this page: one function for each address. */

import type { FileRequest, Reply } from "../../../runtime/src/hosts/messages.ts";
import type { Failure } from "../../../runtime/src/player/server.ts";
import type { PlainDrawing } from "../../../runtime/src/toile/plain.ts";
import type {
  Compiled,
  Example,
  Group,
  HelpEntry,
  HelpFound,
  HelpPage,
  Layout,
  OldVersion,
  ProgramText,
  PythonText,
  State,
  Template,
} from "./model.ts";

/** The server said no: `reason` is a key, the message a French sentence. */
export class Refusal extends Error {
  constructor(
    readonly reason: string,
    message: string,
    readonly current: { text: string; version: string } | null,
  ) {
    super(message);
  }
}

/** The server does not answer at all. */
export class Lost extends Error {}

export const api = {
  state: () => get<State>("state"),
  read: (path: string) => get<ProgramText>("program", { path }),
  save: (path: string, text: string, known: string, keepalive = false) =>
    send<{ version: string }>("PUT", "program", { path, text, known }, keepalive),
  create: (path: string, from: { text: string } | { template: string } | object = {}) =>
    send<{ path: string; version: string }>("POST", "program", { path, ...from }),
  rename: (path: string, newPath: string) => send("POST", "rename", { path, new_path: newPath }),
  duplicate: (path: string) => send<{ path: string }>("POST", "duplicate", { path }),
  remove: (path: string) => send<{ name: string }>("POST", "delete", { path }),
  restore: (name: string) => send<{ path: string }>("POST", "restore", { name }),
  makeFolder: (path: string) => send("POST", "folder", { path }),
  history: (path: string) => get<OldVersion[]>("history", { path }),
  oldText: (path: string, id: number) => get<{ text: string }>("history/text", { path, id: String(id) }),
  setFavourites: (groups: Group[]) => send("PUT", "favourites", groups),
  setLayout: (values: Layout, keepalive = false) => send("PUT", "layout", values, keepalive),
  compile: (path: string, text: string) => send<Compiled>("POST", "compile", { path, text }),
  explain: (number: number, step: object) => send<Failure>("POST", "failure", { number, step }),
  files: (program: string, request: FileRequest) => send<Reply>("POST", "files", { program, request }),
  python: (path: string, text: string) => send<PythonText>("POST", "python", { path, text }),
  svg: (drawing: PlainDrawing) => send<{ svg: string }>("POST", "svg", { drawing }),
  helpContents: () => get<HelpEntry[]>("help"),
  helpPage: (path: string) => get<HelpPage>("help/page", { path }),
  helpSearch: (q: string) => get<HelpFound[]>("help/search", { q }),
  gallery: () => get<Example[]>("gallery"),
  openExample: (name: string) => send<{ path: string }>("POST", "gallery/open", { name }),
  templates: () => get<Template[]>("templates"),
};

/** The bundled font, so that texts on toiles have the same width everywhere. */
export async function fetchFont(): Promise<ArrayBuffer> {
  return (await fetch("assets/font.ttf")).arrayBuffer();
}

function get<T>(address: string, query: Record<string, string> = {}): Promise<T> {
  const search = new URLSearchParams(query).toString();
  return ask<T>(`api/${address}${search && `?${search}`}`, {});
}

function send<T = object>(method: string, address: string, body: unknown, keepalive = false): Promise<T> {
  const headers = { "content-type": "application/json" };
  return ask<T>(`api/${address}`, { method, headers, body: JSON.stringify(body), keepalive });
}

async function ask<T>(address: string, options: RequestInit): Promise<T> {
  const response = await fetch(address, options).catch(() => {
    throw new Lost(address);
  });
  if (response.ok) return (await response.json()) as T;
  throw await refusal(response);
}

async function refusal(response: Response): Promise<Error> {
  try {
    const { reason, message, current } = await response.json();
    return new Refusal(String(reason), String(message), current ?? null);
  } catch {
    return new Lost(response.url);
  }
}
