/** The runtime for an embedding host: the global `educode`. */
export { load, resume, start } from "./core/driver.ts";
export { embed, openRing, resumeText, startText } from "./hosts/embedded.ts";

import { run } from "./core/run.ts";

/** What is drawn on a toile, as plain data: as last shown, or as it is now. */
export function displayList(id: number, which: "shown" | "now"): unknown {
  return run.toiles.displayList(id, which);
}

/** The toiles of the run, in the order of their making. */
export function toiles(): unknown {
  return run.toiles.stages();
}
