import { existsSync } from "node:fs";
import { relative, resolve } from "node:path";

import { mayGoOn, run } from "../setup/children.mjs";
import { COMPILE_MESSAGES } from "../setup/pages.mjs";
import {
  COMPILE_CACHE,
  inProject,
  NODE,
  projectEnvironment,
  ROOT,
  SetupProblem,
} from "../setup/project.mjs";
import { ensureChromium } from "./chromium.mjs";

/**
 * Runs single test files and shows their output as it comes.
 * @param {string[]} files as typed: `shared/money.test.ts`, `e2e/light.spec.ts`
 * @returns {Promise<number>} 0 when all tests have passed
 */
export async function runFiles(files) {
  const paths = files.map(pathOf);
  const specs = paths.filter((path) => path.endsWith(".spec.ts"));
  const tests = paths.filter((path) => !path.endsWith(".spec.ts"));
  const commands = [[NODE, COMPILE_MESSAGES]];
  // Without a shared PostgreSQL: most tests need none, and one that does starts its own.
  if (tests.length > 0) commands.push([NODE, RUN_TESTS, ...tests]);
  if (specs.length > 0) commands.push([PLAYWRIGHT, "test", ...specs]);
  const env = { ...projectEnvironment(), NODE_COMPILE_CACHE: COMPILE_CACHE };
  if (specs.length > 0) env.CHROMIUM_PATH = await ensureChromium();
  for (const [command, ...args] of commands) {
    const { code } = await run(command, args, { env, onOutput });
    mayGoOn();
    if (code !== 0) return code;
  }
  return 0;
}

const RUN_TESTS = inProject("scripts/testing/run-tests.mjs");
const PLAYWRIGHT = inProject("node_modules/.bin/playwright");
const onOutput = (text) => process.stdout.write(text);

/** A file's path in the project; npm always runs scripts in the project's folder. */
function pathOf(file) {
  const path = resolve(process.env.INIT_CWD ?? ROOT, file);
  if (!/\.(test|spec)\.ts$/.test(path) || !existsSync(path)) {
    throw new SetupProblem(`There is no test ${file}. Tests are named *.test.ts and *.spec.ts.`);
  }
  return relative(ROOT, path);
}
