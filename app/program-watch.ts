// Runs beside the program of a page that React takes over, and apart from it: should that program not
// come, the page stands as the server drew it, with buttons that do nothing. Then the page says so.

/** What the router's own first lines leave on the page, as far as they were loaded. */
interface Loaded {
  __reactRouterManifest?: { entry: { module: string } };
  __reactRouterRouteModules?: object;
}

async function isProgramThere(): Promise<boolean> {
  const { __reactRouterManifest: manifest, __reactRouterRouteModules: modules } =
    globalThis as Loaded;
  if (!manifest || !modules) return false;
  // The last of it, which is under way; to wait for it a second time loads nothing twice.
  return import(/* @vite-ignore */ manifest.entry.module).then(
    () => true,
    () => false,
  );
}

async function watch(): Promise<void> {
  if (await isProgramThere()) return;
  document.querySelector("[data-program-missing]")?.removeAttribute("hidden");
}

// By then all scripts that the page names have come, or failed.
if (document.readyState === "complete") void watch();
else addEventListener("load", () => void watch(), { once: true });
