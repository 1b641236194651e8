/** The player's page: puts the bar, the toiles and the console together, and starts the program. */

import { ConsoleView } from "./console.ts";
import { element } from "./dom.ts";
import { Game } from "./game.ts";
import { Keyboard } from "./keyboard.ts";
import { fetchFont, fetchProgram, type Program, stayPresent } from "./server.ts";
import { StageView } from "./stage.ts";
import { TEXTES } from "./textes.ts";
import { Toolbar } from "./toolbar.ts";

async function play(): Promise<void> {
  const terminal = new ConsoleView();
  const stage = new StageView(() => {
    toolbar.hasToile = true;
    document.body.classList.add("has-toile");
    if (!terminal.isAsking) stage.focus();
  });
  const toolbar: Toolbar = new Toolbar({
    restart: () => void restart(),
    stop: () => game?.stop(),
    picture: () => {
      savePictures(stage);
      stage.focus();
    },
    fullScreen: () => {
      toggleFullScreen(stage.root);
      stage.focus();
    },
    rate: (wanted) => {
      game?.countFrames(wanted);
      stage.focus();
    },
  });
  let game: Game | null = null;

  const away = element("p", { class: "away", role: "status", hidden: true }, TEXTES.away);
  document.body.append(toolbar.root, away, element("main", { class: "desk" }, stage.root, terminal.root));
  toolbar.hasToile = false;
  toolbar.showStatus("loading", undefined, false);
  if (!("OffscreenCanvas" in window)) {
    terminal.say(TEXTES.tooOld);
    return;
  }
  stayPresent((present) => {
    away.hidden = present;
  });

  const view = {
    console: terminal,
    stage,
    showStatus: (...[status, detail]: Parameters<typeof toolbar.showStatus>) =>
      toolbar.showStatus(status, detail, game?.isRunning ?? false),
    showRate: (perSecond: number) => toolbar.showRate(perSecond),
  };

  async function restart(): Promise<void> {
    const program = await fetchProgram().catch(() => null);
    if (program === null) {
      terminal.say(TEXTES.lost);
      return;
    }
    begin(program);
  }

  function begin(program: Program): void {
    toolbar.name = program.name;
    toolbar.hasToile = false;
    document.body.classList.remove("has-toile");
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur(); // keys go to the program
    game?.start(program);
  }

  try {
    const [program, font] = await Promise.all([fetchProgram(), fetchFont()]);
    game = new Game(view, font, program);
    listenToKeys(game, terminal);
    begin(program);
  } catch {
    terminal.say(TEXTES.lost);
  }
}

/** Keys go to the program unless something else of the page has the focus. */
function listenToKeys(game: Game, terminal: ConsoleView): void {
  const isForProgram = (): boolean => {
    const active = document.activeElement;
    return !terminal.isAsking && (active === document.body || active?.classList.contains("toile") === true);
  };
  const keyboard = new Keyboard(
    (name, down, at) => game.send({ kind: "key", name, down, at }),
    (name) => game.wantsKey(name),
    isForProgram,
  );
  const release = (): void => {
    keyboard.releaseAll();
    game.send({ kind: "released" });
  };
  window.addEventListener("blur", release);
  document.addEventListener("focusout", release);
}

function savePictures(stage: StageView): void {
  for (const { name, canvas } of stage.pictures()) {
    canvas.toBlob((blob) => {
      if (blob) download(`${name}.png`, blob);
    });
  }
}

function download(name: string, content: Blob): void {
  const link = element("a", { href: URL.createObjectURL(content), download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

function toggleFullScreen(root: HTMLElement): void {
  if (document.fullscreenElement) void document.exitFullscreen();
  else void root.requestFullscreen?.();
}

void play();
