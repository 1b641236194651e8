/** Talks to the Python server that opened this page: the program, its failures, the files of its folder. */

import type { FileRequest, Reply } from "../hosts/messages.ts";

export interface Failure {
  code: string;
  message: string;
  suggestion: string | null;
  line: number;
  before: string;
  marked: string;
  after: string;
  calls: { line: number; routine: string }[];
}

export interface Program {
  name: string;
  version: number;
  code: string | null;
  errors: Failure[];
  seed: number | null;
  parameters: Record<string, string>;
  longestSeconds: number | null;
}

/** What a running program needs of the server that serves its page. */
export interface Server {
  explain(version: number, step: object): Promise<Failure>;
  askFolder(request: FileRequest): Promise<Reply>;
}

/** The program as it was last saved. */
export async function fetchProgram(): Promise<Program> {
  return (await answer(await fetch("program"))) as Program;
}

/** The bundled font, so that texts have the same width everywhere. */
export async function fetchFont(): Promise<ArrayBuffer> {
  return (await fetch("assets/font.ttf")).arrayBuffer();
}

/** What a raw run-time error means. */
async function explain(version: number, step: object): Promise<Failure> {
  return (await post("failure", { version, step })) as Failure;
}

/** The answer to a reading request, from the program's own folder. */
async function askFolder(request: FileRequest): Promise<Reply> {
  return (await post("files", request)) as Reply;
}

export const PLAYER_SERVER: Server = { explain, askFolder };

/** Tell the server that this page is open; `tell` learns when it goes and comes back. */
export function stayPresent(tell: (present: boolean) => void): void {
  const line = new EventSource("presence");
  let failures = 0;
  line.onopen = () => {
    failures = 0;
    tell(true);
  };
  line.onerror = () => {
    failures += 1;
    if (failures >= 2) tell(false);
  };
}

async function post(address: string, body: object): Promise<unknown> {
  const headers = { "content-type": "application/json" };
  return answer(await fetch(address, { method: "POST", headers, body: JSON.stringify(body) }));
}

async function answer(response: Response): Promise<unknown> {
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return response.json();
}
