import { applyLateStyle } from "./late-style.ts";
import { showProgramMissing } from "./show-program-missing.ts";

// Runs on pages with React, separately from their main script: if that script can't be loaded, the
// page stays as the server rendered it, with buttons that do nothing. In that case this script
// shows a message.

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
  if (!(await isProgramThere())) showProgramMissing();
}

void applyLateStyle();

// By then all scripts of the page have loaded or failed.
if (document.readyState === "complete") void watch();
else addEventListener("load", () => void watch(), { once: true });
