/** The page of the atelier begins here. */

import { Atelier } from "./page/atelier.ts";
import { api } from "./server/api.ts";
import { TEXTES } from "./textes.ts";

try {
  const state = await api.state();
  await new Atelier(state).start();
} catch (error) {
  document.body.append(
    Object.assign(document.createElement("p"), { className: "fatal", textContent: TEXTES.unreachable }),
  );
  throw error;
}
