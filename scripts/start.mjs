// `npm start`: installs and builds what is missing, then runs the shop until it is told to end.
import { mustBeNewEnough } from "./setup/node-version.mjs";

mustBeNewEnough();
const { script } = await import("./setup/script.mjs");
const { ensurePackages } = await import("./setup/packages.mjs");
const { ensureShop } = await import("./setup/pages.mjs");
const { runServer } = await import("./setup/server-process.mjs");

await script(async () => {
  await ensurePackages();
  await ensureShop();
  return runServer();
});
