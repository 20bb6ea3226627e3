import { createRequire } from "node:module";
import { delimiter, join } from "node:path";

import { mayGoOn, run } from "../setup/children.mjs";
import { inProject, projectEnvironment, SetupProblem } from "../setup/project.mjs";
import { installFromDebian, isProgram } from "./debian-packages.mjs";

/** Debian's Chromium without windows, which needs a sixth less processor time for the same tests. */
const WITHOUT_WINDOWS = "chromium-headless-shell";
const NAMES = [
  WITHOUT_WINDOWS,
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
];

/**
 * Finds a Chromium, and installs one if there is none: Debian's with apt, otherwise Playwright's.
 * @returns {Promise<string>} its path
 */
export async function ensureChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (await isProgram(given)) return given;
    throw new SetupProblem(`CHROMIUM_PATH is ${given}, which is no program.`);
  }
  return (await findChromium()) ?? (await installDebians()) ?? (await installPlaywrights());
}

async function findChromium() {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const candidates = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)));
  for (const path of [...candidates, playwrightsPath()]) {
    if (await isProgram(path)) return path;
  }
  return undefined;
}

async function installDebians() {
  // Older releases have only the one with windows.
  await installFromDebian([WITHOUT_WINDOWS, "chromium"], "the browser tests");
  return findChromium();
}

async function installPlaywrights() {
  console.log("Downloading a Chromium for the browser tests …");
  const { output } = await run(inProject("node_modules/.bin/playwright"), ["install", "chromium"], {
    env: projectEnvironment(),
  });
  mayGoOn();
  const path = playwrightsPath();
  if (await isProgram(path)) return path;
  throw new SetupProblem(
    `No Chromium was found for the browser tests, and none could be installed. Install Chromium or Chrome, or set CHROMIUM_PATH to one.\n${output.trim()}`,
  );
}

/** The path of the Chromium that Playwright downloads, whether or not it is there. */
function playwrightsPath() {
  const require = createRequire(inProject("package.json"));
  return require("@playwright/test").chromium.executablePath();
}
