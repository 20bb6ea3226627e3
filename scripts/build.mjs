// `npm run build`: installs missing packages, and builds the shop if it is out of date.
import { mustBeNewEnough } from "./setup/node-version.mjs";

mustBeNewEnough();
const { script } = await import("./setup/script.mjs");
const { ensurePackages } = await import("./setup/packages.mjs");
const { ensureShop } = await import("./setup/pages.mjs");

await script(async () => {
  await ensurePackages();
  await ensureShop();
  return 0;
});
