/** Lists painted anew while a button of the mouse is down would lose the click: its place would be gone. */

const waiting = new Map<object, () => void>();
let isPressed = false;

/** Paint what `owner` shows: now, or once the mouse or the finger is up; of several times, the last. */
export function paintCalmly(owner: object, paint: () => void): void {
  if (isPressed) waiting.set(owner, paint);
  else paint();
}

function press(): void {
  isPressed = true;
}

function release(): void {
  isPressed = false;
  const paints = [...waiting.values()];
  waiting.clear();
  for (const paint of paints) paint();
}

/** The click comes right after its button is up. */
function releaseAfterClick(): void {
  setTimeout(release);
}

window.addEventListener("pointerdown", press, { capture: true });
for (const end of ["pointerup", "pointercancel"]) window.addEventListener(end, releaseAfterClick, { capture: true });
window.addEventListener("blur", releaseAfterClick); // of the whole page: that of its elements does not come here
