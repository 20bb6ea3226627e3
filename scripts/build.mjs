// `npm run build`: installs missing packages, and builds the pages if they are out of date.
import { mustBeNewEnough } from "./setup/node-version.mjs";

mustBeNewEnough();
const { script } = await import("./setup/script.mjs");
const { ensurePackages } = await import("./setup/packages.mjs");
const { ensurePages } = await import("./setup/pages.mjs");

await script(async () => {
  await ensurePackages();
  await ensurePages();
  return 0;
});
