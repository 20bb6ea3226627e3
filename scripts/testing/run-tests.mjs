// Runs test files; the exit code is 0 if all tests passed:
//   node run-tests.mjs [--counts <file>] [--setup <module>] [--seconds <limit>] [--groups <folder>] [--short] [--retry] <pattern> …
//   --counts    the file for the numbers of passed and failed tests and for what failed, as JSON
//   --setup     a module with `globalSetup` and `globalTeardown` for the whole run
//   --seconds   the time limit for each test
//   --groups    a folder for files that group tests in a few processes; without it each file has its own
//   --short     leaves out, of grouped files, those that say in their first lines: // Runs with --all
//   --retry     runs files with a failed test once more: a test that passes then is reported as flaky
import { writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { relative, resolve } from "node:path";
import { run } from "node:test";
import { spec } from "node:test/reporters";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";

import { inProject, ROOT } from "../setup/project.mjs";
import { groupTests } from "./test-groups.mjs";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    counts: { type: "string" },
    setup: { type: "string" },
    seconds: { type: "string", default: "180" },
    groups: { type: "string" },
    short: { type: "boolean", default: false },
    retry: { type: "boolean", default: false },
  },
});

/** So many failed files are no accident, and running them again would only cost time. */
const MOST_RETRIED_FILES = 5;

// As in the shop itself: React draws pages twice as fast as in development.
process.env.NODE_ENV = "production";

// A run that is told to end still runs its `globalTeardown`.
const end = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => end.abort());

// Set up here and not by the test runner, which does so only for the first of several runs.
const setup = values.setup && (await import(pathToFileURL(resolve(values.setup)).href));
await setup?.globalSetup?.();
try {
  await runAll();
} finally {
  await setup?.globalTeardown?.();
}

async function runAll() {
  const which = values.groups
    ? { files: groupTests(positionals, values.groups, values.short) }
    : { globPatterns: positionals };
  const { counts, failures } = await runOnce(which);
  const failed = counts.failed + counts.cancelled;
  const files = [...new Set(failures.map(({ file }) => file))];
  const isRetried =
    values.retry && !end.signal.aborted && files.length > 0 && files.length <= MOST_RETRIED_FILES;
  const isFlaky = isRetried && havePassed(failures, await runOnce({ files }));
  const problems = failures.map((each) => problemOf(each, isFlaky ? "flaky" : "failed"));
  const total = isFlaky
    ? { ...counts, passed: counts.passed + failed, failed: 0, cancelled: 0 }
    : counts;
  if (values.counts) writeFileSync(values.counts, JSON.stringify({ ...total, problems }));
  process.exitCode =
    total.failed + total.cancelled > 0 || (failures.length > 0 && !isFlaky) ? 1 : 0;
}

/** Runs these files to the end, and shows how each test went. */
async function runOnce(which) {
  const tests = run({
    ...which,
    // Two more than there are cores, because some tests wait for timeouts or other processes.
    concurrency: availableParallelism() + 2,
    signal: end.signal,
    execArgv: [
      `--import=${pathToFileURL(inProject("scripts/quick-imports.mjs")).href}`,
      `--test-timeout=${Number(values.seconds) * 1000}`,
      // A test beyond its time limit may never end, and its process neither.
      "--test-force-exit",
    ],
  });
  const failures = [];
  const passed = new Set();
  let summary;
  tests.on("test:fail", (failure) => {
    if (failure.todo !== undefined) return;
    // A test fails with its part too, and only the part says why.
    if (failure.details.error.failureType !== "subtestsFailed") failures.push(failure);
  });
  tests.on("test:pass", (test) => passed.add(keyOf(test)));
  tests.on("test:summary", (each) => {
    // Only the summary of the whole run has no file.
    if (each.file === undefined) summary = each;
  });
  for await (const text of tests.compose(spec)) process.stdout.write(text);
  return { ...summary, failures, passed };
}

function keyOf({ file, line, name }) {
  return `${file}:${line} ${name}`;
}

/** Whether each test that failed has passed in the second run. Of a process that broke only its file is known. */
function havePassed(failures, { success, passed }) {
  const isFile = ({ file, name }) => file !== undefined && resolve(name) === file;
  return success && failures.every((each) => isFile(each) || passed.has(keyOf(each)));
}

/** The failed test with its place and the first line of its error: a record of CI may hold only the last lines. */
function problemOf({ name, file, line, details }, verdict) {
  const { cause, message } = details.error;
  const [reason] = String(cause?.message ?? message).split("\n");
  return `${verdict}: ${relative(ROOT, file)}:${line} ${name}\n  ${reason.slice(0, 400)}`;
}
