/** What others do to the files that are open here: shown, or asked about, never lost. */

import type { Toasts } from "../page/toast.ts";
import type { Library } from "../panels/library.ts";
import { api } from "../server/api.ts";
import type { Change } from "../server/changes.ts";
import { TEXTES } from "../textes.ts";
import { askConflict } from "./conflict.ts";
import type { Desk } from "./desk.ts";
import type { OpenDocument, Theirs } from "./document.ts";
import { folderOf, shortName } from "./paths.ts";

export class Outside {
  constructor(
    private readonly desk: Desk,
    private readonly library: Library,
    private readonly toasts: Toasts,
  ) {}

  /** A file of the folder has changed. */
  async changed({ path, version }: Change): Promise<void> {
    const document = this.desk.find(path);
    const before = document?.text;
    await Promise.all([document?.changedOutside(version), this.library.refresh().catch(() => {})]);
    const isNew = document && document.state === "saved" && document.text !== before;
    if (isNew) this.toasts.say(TEXTES.save.reloaded(shortName(path)));
  }

  /** A file was changed while the pupil was changing it too: ask, and do what is wanted. */
  async settle(document: OpenDocument, theirs: Theirs): Promise<void> {
    if (document !== this.desk.current) this.desk.show(document, false);
    const decision = await askConflict(document, theirs);
    if (decision === null) {
      const again = (): void => void this.settle(document, theirs);
      this.toasts.say(TEXTES.save.states.conflict, { label: TEXTES.save.decide, run: again });
    } else if (decision === "mine") await document.keepMine(theirs);
    else if (theirs === null) this.desk.forget(document.path);
    else {
      if (decision === "both") await this.#keepCopy(document);
      document.take(theirs);
    }
  }

  async #keepCopy(document: OpenDocument): Promise<void> {
    const name = `${shortName(document.path)} (${TEXTES.conflict.copy})`;
    const path = this.library.free(folderOf(document.path), name);
    await api.create(path, { text: document.text });
    await this.library.refresh();
    await this.desk.open(path, false);
    this.toasts.say(TEXTES.conflict.kept(shortName(path)));
  }
}
