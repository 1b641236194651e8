/** Saves what a toile shows as a file. */

import { element } from "../../../runtime/src/player/dom.ts";

/** Offer `content` as a download called `name`. */
export function saveAs(name: string, content: Blob): void {
  const link = element("a", { href: URL.createObjectURL(content), download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
