import { mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { mayGoOn, run } from "../setup/children.mjs";
import { COMPILE_MESSAGES, ensureShop } from "../setup/pages.mjs";
import {
  COMPILE_CACHE,
  inProject,
  NODE,
  projectEnvironment,
  SetupProblem,
} from "../setup/project.mjs";
import { browserResults } from "./browser-results.mjs";
import { ensureChromium } from "./chromium.mjs";
import { ensureNginx } from "./nginx.mjs";
import { SEEN_CALLS, unseenCalls } from "./unseen-calls.mjs";

/**
 * @typedef {object} Result
 * @property {number} passed
 * @property {number} failed
 * @property {string} [output] shown when the check failed
 * @property {string} [note] added to the check's line
 * @property {string[]} [problems] printed last of all: tests that failed or wavered, and why
 */

const program = (name) => inProject("node_modules/.bin", name);

/**
 * All checks of `npm test`, in this order; those of a list run at the same time. @type {{ name: string,
 * browser?: boolean, run: (options: { all?: boolean }) => Promise<Result> }[][]}
 */
const CHECKS = [
  [{ name: "format", run: () => one([program("oxfmt"), "--check"]) }],
  // Type-aware lint rules and the compiler need the generated files.
  [{ name: "generate", run: () => one(GENERATE_TYPES, [NODE, COMPILE_MESSAGES]) }],
  [
    { name: "lint", run: () => one([program("oxlint")]) },
    // One checker needs much less processor time than several, and linting uses the other cores.
    { name: "types", run: () => one([program("tsc"), "--noEmit", "--checkers", "1"]) },
  ],
  [
    { name: "dead code", run: () => one([program("knip"), "--no-progress", "--no-config-hints"]) },
    // Before the tests, some of which start the whole shop.
    { name: "build", run: build },
  ],
  [{ name: "tests", run: nodeTests }],
  [{ name: "browser tests", browser: true, run: browserTests }],
];

/** The tag of the browser tests that walk the main ways; the others run with `--all`. */
const MAIN_WAYS = "@main";

/**
 * The checks to run: all of them, all without a browser, or the one that is named, after `generate`,
 * which makes the files that it may need. Throws a SetupProblem if there is no check of this name.
 */
export function selectedChecks({ only, withoutBrowser }) {
  const names = CHECKS.flat().map(({ name }) => name);
  if (only !== undefined && !names.includes(only)) {
    throw new SetupProblem(`There is no check '${only}'. The checks are: ${names.join(", ")}.`);
  }
  const isSelected = ({ name, browser }) =>
    only === undefined ? !(browser && withoutBrowser) : name === "generate" || name === only;
  return CHECKS.map((checks) => checks.filter(isSelected));
}

const GENERATE_TYPES = [program("react-router"), "typegen"];

/** A check that passes if all of its commands exit with 0. */
async function one(...commands) {
  for (const [command, ...args] of commands) {
    const { code, output } = await run(command, args, { env: projectEnvironment() });
    mayGoOn();
    if (code !== 0) return { passed: 0, failed: 1, output };
  }
  return { passed: 1, failed: 0 };
}

async function build() {
  await ensureShop();
  return { passed: 1, failed: 0 };
}

/** The environment variable that `server/testing/thoroughness.ts` reads. */
const SOME_CASES = "NAQRA_TEST_SOME_CASES";

/** The tests in Node, and whether they covered every call and status in the API's description. */
async function nodeTests({ all }) {
  if (all) await ensureNginx();
  return counted("counts.json", async (counts) => {
    const seen = join(dirname(counts), "calls");
    const groups = join(dirname(counts), "groups");
    await Promise.all([mkdir(seen), mkdir(groups)]);
    const { code, output } = await run(
      NODE,
      [
        `--import=${inProject("scripts/quick-imports.mjs")}`,
        inProject("scripts/testing/run-tests.mjs"),
        "--retry",
        ...(all ? [] : ["--short"]),
        `--counts=${counts}`,
        `--groups=${groups}`,
        `--setup=${inProject("server/testing/global-setup.ts")}`,
        "{app,translation-compiler,scripts,server,shared,vite}/**/*.test.ts",
      ],
      {
        env: {
          ...projectEnvironment(),
          NODE_COMPILE_CACHE: COMPILE_CACHE,
          [SEEN_CALLS]: seen,
          ...(!all && { [SOME_CASES]: "1" }),
        },
      },
    );
    const read = (await readJson(counts)) ?? { passed: 0, failed: 0, cancelled: 0, skipped: 0 };
    const { passed, failed, cancelled, skipped, problems } = read;
    // A failed test may be the one that would have covered it.
    const unseen = failed + cancelled > 0 ? [] : await unseenCalls(seen);
    return {
      code,
      output: unseen.length > 0 ? `No test has seen:\n  ${unseen.join("\n  ")}` : output,
      passed,
      failed: failed + cancelled + unseen.length,
      skipped,
      problems,
    };
  });
}

async function browserTests({ all }) {
  const chromium = await ensureChromium();
  const which = all ? [] : [`--grep=${MAIN_WAYS}`];
  return counted("results.json", async (results) => {
    const args = ["test", "--reporter=list,json", ...which];
    const { code, output } = await run(program("playwright"), args, {
      env: {
        ...projectEnvironment(),
        CHROMIUM_PATH: chromium,
        PLAYWRIGHT_JSON_OUTPUT_FILE: results,
        ...(!all && { [SOME_CASES]: "1" }),
      },
    });
    return { code, output, ...browserResults(await readJson(results)) };
  });
}

/**
 * Runs tests that write their counts to a file. A run that breaks without a failed test counts as
 * one.
 */
async function counted(file, tests) {
  const folder = await mkdtemp(join(tmpdir(), "naqra-counts-"));
  try {
    const ran = await tests(join(folder, file));
    mayGoOn();
    const { code, output, passed, failed, skipped, problems } = ran;
    const note = `${passed} passed${skipped ? `, ${skipped} skipped` : ""}`;
    const broke = failed === 0 && (code !== 0 || passed === 0);
    return { passed, failed: broke ? 1 : failed, output, note, problems };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function readJson(file) {
  try {
    return JSON.parse(await readFile(file, "utf8"));
  } catch {
    return undefined;
  }
}
