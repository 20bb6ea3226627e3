// `npm test`: installs missing packages, then runs all checks, the tests in Node but those of rare faults
// and masses of data, and the browser tests that walk the main ways: docs/testing.md.
//   --all               runs every test, as CI does
//   --changed           runs only the tests of the files that were changed
//   --without-browser   skips the browser tests (`npm run check`)
//   --only <name>       runs one check, e.g. `--only types`
//   <file> …            runs only these tests: npm test -- shared/money.test.ts e2e/light.spec.ts
import { mustBeNewEnough } from "./setup/node-version.mjs";

mustBeNewEnough();
const { Interrupted } = await import("./setup/children.mjs");
const { ensurePackages } = await import("./setup/packages.mjs");
const { SetupProblem } = await import("./setup/project.mjs");
const { script } = await import("./setup/script.mjs");
const { parseArgs } = await import("node:util");

await script(async () => {
  const { values, positionals: files } = parsedArguments();
  await ensurePackages();
  const { useTemporaryFolder } = await import("./testing/temporary-folder.mjs");
  const removeTemporaryFolder = useTemporaryFolder();
  try {
    if (values.changed) return await runChanged();
    return await (files.length > 0 ? runNamed(files) : runChecks(values));
  } finally {
    removeTemporaryFolder();
  }
});

async function runNamed(files) {
  const { runFiles } = await import("./testing/run-files.mjs");
  return runFiles(files);
}

async function runChanged() {
  const { changedTests } = await import("./testing/changed-tests.mjs");
  const files = changedTests();
  console.log(files.length > 0 ? files.join("\n") : "No test is of a changed file.");
  return files.length > 0 ? runNamed(files) : 0;
}

async function runChecks({ all, only, "without-browser": withoutBrowser }) {
  const { selectedChecks } = await import("./testing/checks.mjs");
  const total = { passed: 0, failed: 0, problems: [] };
  for (const checks of selectedChecks({ only, withoutBrowser })) {
    const outcomes = await Promise.all(checks.map((check) => outcomeOf(check, { all })));
    for (const { name, seconds, passed, failed, output, note, problems = [] } of outcomes) {
      total.passed += passed;
      total.failed += failed;
      total.problems.push(...problems);
      if (failed > 0) console.log(output.trimEnd());
      const verdict = failed > 0 ? `FAILED (${failed})` : "ok";
      console.log(`${verdict.padEnd(8)} ${name}, ${seconds} s${note ? `, ${note}` : ""}`);
    }
  }
  for (const problem of total.problems) console.log(problem);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  return total.failed > 0 ? 1 : 0;
}

function parsedArguments() {
  const options = {
    all: { type: "boolean" },
    changed: { type: "boolean" },
    only: { type: "string" },
    "without-browser": { type: "boolean" },
  };
  try {
    return parseArgs({ allowPositionals: true, options });
  } catch (error) {
    throw new SetupProblem(error.message);
  }
}

/** A check that can't even run counts as failed; the others run all the same. */
async function outcomeOf({ name, run }, options) {
  const began = performance.now();
  const result = await run(options).catch((error) => {
    if (error instanceof Interrupted) throw error;
    const output = error instanceof SetupProblem ? error.message : String(error.stack);
    return { passed: 0, failed: 1, output };
  });
  return { name, seconds: ((performance.now() - began) / 1000).toFixed(1), ...result };
}
