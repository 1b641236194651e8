/** What the server tells, as plain data. */

import type { Failure } from "../../../runtime/src/player/server.ts";

export interface ProgramEntry {
  path: string;
  size: number;
  /** Seconds since the epoch. */
  modified: number;
}

export interface Group {
  heading: string;
  paths: string[];
}

export type Layout = Record<string, unknown>;

export interface State {
  folder: { name: string };
  programs: ProgramEntry[];
  folders: string[];
  favourites: Group[];
  layout: Layout;
  bin: string[];
  first_start: boolean;
  version: string;
  /** Where the pages of this folder talk to each other. */
  channel: string;
}

export interface ProgramText {
  path: string;
  text: string;
  version: string;
}

export interface OldVersion {
  id: number;
  /** Seconds since the epoch. */
  saved: number;
  size: number;
}

export interface Compiled {
  number: number;
  code: string | null;
  errors: Failure[];
}

/** `refused`: what Python itself would not read, in French. */
export type PythonText = { text: string; lines: [number, number][]; refused: string | null } | { errors: Failure[] };

export interface HelpEntry {
  path: string;
  title: string;
  chapter: string;
}

export interface HelpPage {
  title: string;
  html: string;
}

export interface HelpFound {
  path: string;
  title: string;
  excerpt: string;
}

export interface Example {
  name: string;
  title: string;
  summary: string;
  picture: string | null;
}

export interface Template {
  name: string;
  title: string;
  text: string;
}
