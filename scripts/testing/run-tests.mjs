// Runs test files, each in its own process; the exit code is 0 if all tests passed:
//   node run-tests.mjs [--counts <file>] [--setup <module>] [--seconds <limit>] <pattern> …
//   --counts    the file for the numbers of passed and failed tests, as JSON
//   --setup     a module with `globalSetup` and `globalTeardown` for the whole run
//   --seconds   the time limit for each test
import { writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { run } from "node:test";
import { spec } from "node:test/reporters";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";

import { inProject } from "../setup/project.mjs";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    counts: { type: "string" },
    setup: { type: "string" },
    seconds: { type: "string", default: "180" },
  },
});

// A run that is told to end still runs its `globalTeardown`.
const end = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => end.abort());

const tests = run({
  globPatterns: positionals,
  globalSetupPath: values.setup,
  // One more than there are cores, because some tests wait for timeouts or other processes.
  concurrency: availableParallelism() + 1,
  signal: end.signal,
  execArgv: [
    `--import=${pathToFileURL(inProject("scripts/quick-imports.mjs")).href}`,
    `--test-timeout=${Number(values.seconds) * 1000}`,
    // A test beyond its time limit may never end, and its process neither.
    "--test-force-exit",
  ],
});
tests.on("test:summary", ({ file, counts, success }) => {
  // Only the summary of the whole run has no file.
  if (file !== undefined) return;
  if (values.counts) writeFileSync(values.counts, JSON.stringify(counts));
  process.exitCode = success ? 0 : 1;
});
tests.compose(spec).pipe(process.stdout);
