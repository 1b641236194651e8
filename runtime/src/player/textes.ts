/** Every French sentence of the player's page. */

import { typeset } from "./typography.ts";

export const TEXTES = typeset({
  brand: "EduCode",
  restart: "Recommencer",
  stop: "Arrêter",
  fullScreen: "Plein écran",
  leaveFullScreen: "Quitter le plein écran",
  picture: "Image PNG",
  rate: "Images par seconde",
  ratePerSecond: (count: number) => `${count} images/s`,
  actions: "Commandes du programme",
  stage: "Dessin",
  toile: (name: string, width: number, height: number) => `Toile ${name}, ${width} sur ${height} pixels`,
  console: "Console",
  consoleEmpty: "Ici s’écrit ce que ton programme affiche.",
  dropped: (count: number) =>
    count === 1
      ? "La ligne la plus ancienne n’est plus affichée."
      : `Les ${count.toLocaleString("fr-FR")} lignes les plus anciennes ne sont plus affichées.`,
  answer: "Ta réponse",
  reply: "Répondre",
  again: {
    nombre: "J’attends un nombre, par exemple 12 ou 3,5.",
    booléen: "Réponds par vrai ou faux, ou bien par oui ou non.",
    texte: "",
  } as Record<string, string>,
  hint: { nombre: "un nombre", booléen: "oui ou non", texte: "ta réponse" } as Record<string, string>,
  status: {
    loading: "Préparation…",
    running: "En cours",
    click: "Clique sur la toile",
    key: "Appuie sur une touche",
    ask: "Réponds à la question",
    ended: "Terminé",
    stopped: "Arrêté",
    failed: "Erreur",
  },
  keys: (names: readonly string[]) => `Appuie sur ${names.join(", ")}`,
  failure: (line: number) => `Erreur · ligne ${line}`,
  failureAnywhere: "Erreur",
  moreFailures: (count: number) => (count === 1 ? "… et 1 autre erreur." : `… et ${count} autres erreurs.`),
  calledFrom: (routine: string, line: number) => `dans ${routine}, appelée ligne ${line}`,
  moreCalls: (count: number) => (count === 1 ? "… et 1 autre appel" : `… et ${count} autres appels`),
  lost: "Je n’arrive plus à joindre EduCode. Relance ton programme depuis le terminal.",
  crash: "Le programme s’est arrêté d’un coup : il demandait sans doute trop de mémoire.",
  away: "EduCode est fermé dans le terminal. Cette page continue, mais on ne peut plus recommencer.",
  download: (name: string) => `Télécharger ${name}`,
  written: "Fichier écrit :",
  tooOld: "Ce navigateur est trop ancien pour les toiles d’EduCode. Mets-le à jour, ou essaie Firefox ou Chromium.",
});

export type Status = keyof typeof TEXTES.status;
