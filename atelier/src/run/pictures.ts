/** Saves what a toile shows as a file. */

import { element } from "../../../runtime/src/player/dom.ts";
import type { Picture } from "../../../runtime/src/player/stage.ts";

/** Offer `content` as a download called `name`. */
export function saveAs(name: string, content: Blob): void {
  const link = element("a", { href: URL.createObjectURL(content), download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** What is seen of a toile as an SVG document, its shapes being no longer known. */
export function rasterSvg({ width, height, canvas }: Picture): string {
  const size = `width="${width}" height="${height}"`;
  const open = `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${width} ${height}">`;
  return `${open}\n  <image ${size} href="${canvas.toDataURL("image/png")}"/>\n</svg>\n`;
}
