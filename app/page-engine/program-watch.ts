import { applyLateStyle } from "./late-style.ts";
import { PROGRAM_READY } from "./program-ready.ts";
import { showProgramMissing } from "./show-program-missing.ts";

// Runs on pages with React, separately from their main script. Until that script is there, the page is
// as the server rendered it, with buttons that do nothing: the last one that was pressed is pressed once
// more then. If it can't be loaded, a message says so.

/** What the router's inline scripts set on `window`. */
interface Loaded {
  __reactRouterManifest?: { entry: { module: string } };
  __reactRouterRouteModules?: object;
}

async function isProgramThere(): Promise<boolean> {
  const { __reactRouterManifest: manifest, __reactRouterRouteModules: modules } =
    globalThis as Loaded;
  if (!manifest || !modules) return false;
  // The module that is being loaded last; importing it again does not load it twice.
  return import(/* @vite-ignore */ manifest.entry.module).then(
    () => true,
    () => false,
  );
}

async function watch(): Promise<void> {
  if (await isProgramThere()) return;
  if (pressed) pressed.ariaBusy = null;
  showProgramMissing();
}

/** Forms and links work without React, and so does what has a program of its own. */
const NEEDS_PROGRAM = "main button[type=button]:not([data-works-alone] *)";
const REPEAT_MS = 100;
let pressed: HTMLButtonElement | undefined;

function keep({ target }: Event): void {
  const button = target instanceof Element && target.closest<HTMLButtonElement>(NEEDS_PROGRAM);
  if (!button) return;
  if (pressed) pressed.ariaBusy = null;
  pressed = button;
  button.ariaBusy = "true";
}

function press(): void {
  removeEventListener("click", keep, true);
  const button = pressed;
  if (!button) return;
  const done = () => {
    button.ariaBusy = null;
    pressed = undefined;
  };
  button.addEventListener("click", done, { capture: true, once: true });
  if (button.isConnected && !button.disabled) button.click();
  else done();
  // React stops clicks on parts whose code it is still loading.
  if (pressed) setTimeout(press, REPEAT_MS);
}

if (performance.getEntriesByName(PROGRAM_READY).length === 0) {
  addEventListener("click", keep, true);
  addEventListener(PROGRAM_READY, press, { once: true });
}

void applyLateStyle();

// By then all scripts of the page have loaded or failed.
if (document.readyState === "complete") void watch();
else addEventListener("load", () => void watch(), { once: true });
