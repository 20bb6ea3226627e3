// Runs alone: it takes long, waiting for other processes.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtempDisposable, readFile, writeFile } from "node:fs/promises";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const RUN_TESTS = fileURLToPath(new URL("run-tests.mjs", import.meta.url));

const PASSES = `
  import { test } from "node:test";
  test("passes", () => {});`;
const NEVER_ENDS = `
  import { test } from "node:test";
  import { setTimeout } from "node:timers/promises";
  test("never ends", async () => {
    console.log("Began.");
    for (;;) await setTimeout(10);
  });
  test("waits for what never comes", () => new Promise(() => {}));
  test("comes after", () => {});`;

/**
 * Runs these test files to the end, and asserts that none of their processes is left.
 * @param limit of one test, in seconds
 * @param endAt ends the run when its output contains this
 */
async function runTests(
  files: Record<string, string>,
  { limit = 1, endAt = "", retry = false, groups = false, short = false } = {},
) {
  await using folder = await mkdtempDisposable(join(tmpdir(), "naqra-tests-"));
  const inFolder = (name: string) => join(folder.path, name);
  const setup = `
    import { renameSync, writeFileSync } from "node:fs";
    const [up, down] = ${JSON.stringify([inFolder("up"), inFolder("down")])};
    export const globalSetup = () => writeFileSync(up, "");
    export const globalTeardown = () => renameSync(up, down);`;
  for (const [name, text] of Object.entries({ ...files, "setup.mjs": setup })) {
    await writeFile(inFolder(name), text);
  }
  const options = [
    `--counts=${inFolder("counts")}`,
    `--setup=${inFolder("setup.mjs")}`,
    `--seconds=${limit}`,
    ...(retry ? ["--retry"] : []),
    ...(groups ? [`--groups=${folder.path}`] : []),
    ...(short ? ["--short"] : []),
  ];
  // A test runner within a test considers itself a part of it, and runs nothing.
  const { NODE_TEST_CONTEXT: _, ...env } = process.env;
  const runner = spawn(process.execPath, [RUN_TESTS, ...options, inFolder("*.test.mjs")], {
    env,
    detached: true,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const endAll = () => process.kill(-runner.pid!, "SIGKILL");
  const late = setTimeout(endAll, 60_000);
  runner.stdout.setEncoding("utf8").on("data", (reported: string) => {
    if (endAt && reported.includes(endAt)) runner.kill("SIGTERM");
  });
  const [code] = (await once(runner, "close")) as [number | null];
  clearTimeout(late);
  assert.throws(() => process.kill(-runner.pid!, 0), { code: "ESRCH" });
  const { problems, ...counts } = JSON.parse(await readFile(inFolder("counts"), "utf8")) as Record<
    string,
    number
  > & { problems: string[] };
  return {
    code,
    counts,
    problems,
    isDown: existsSync(inFolder("down")),
  };
}

test("a test that never ends fails, and the run continues to its end", async () => {
  const files = { "never.test.mjs": NEVER_ENDS, "other.test.mjs": PASSES };
  const { code, counts, isDown } = await runTests(files);
  assert.equal(code, 1);
  assert.deepEqual([counts.passed, counts.cancelled], [2, 2]);
  assert.ok(isDown);
});

test("a run exits with 0 if all tests pass, otherwise not", async () => {
  assert.equal((await runTests({ "a.test.mjs": PASSES })).code, 0);
  const fails = `import { test } from "node:test"; test("fails", () => { throw new Error(); });`;
  const { code, counts } = await runTests({ "a.test.mjs": PASSES, "b.test.mjs": fails });
  assert.deepEqual([code, counts.passed, counts.failed], [1, 1, 1]);
});

test("a test that passes at its second try only is reported as flaky, with its place and its error", async () => {
  const once = `
    import { existsSync, writeFileSync } from "node:fs";
    import { describe, test } from "node:test";
    describe("now and then", () => {
      test("wavers", () => {
        const mark = new URL("tried", import.meta.url);
        if (existsSync(mark)) return;
        writeFileSync(mark, "");
        throw new Error("not yet\\nmore");
      });
    });`;
  const files = { "once.test.mjs": once, "other.test.mjs": PASSES };
  const { code, counts, problems } = await runTests(files, { retry: true });
  assert.deepEqual([code, counts.passed, counts.failed], [0, 2, 0]);
  assert.equal(problems.length, 1);
  assert.match(problems[0]!, /^flaky: \S+once\.test\.mjs:5 wavers\n {2}not yet$/);

  const strict = await runTests(files);
  assert.deepEqual([strict.code, strict.counts.failed], [1, 1]);
});

test("a test that the second run does not find has failed", async () => {
  const shared = `
    import { test } from "node:test";
    export const suite = (isBad) => test("in a helper", () => { if (isBad) throw new Error("always"); });`;
  const { code, counts } = await runTests(
    {
      "helper.mjs": shared,
      "a.test.mjs": `import { suite } from "./helper.mjs"; suite(true);`,
      "b.test.mjs": `import { suite } from "./helper.mjs"; suite(false);`,
    },
    { retry: true },
  );
  assert.deepEqual([code, counts.passed, counts.failed], [1, 1, 1]);
});

test("what a run is set up with is there when a file is tried again, and is taken down after it", async () => {
  const twice = `
    import { existsSync } from "node:fs";
    import { test } from "node:test";
    test("finds what was set up", () => {
      if (existsSync(new URL("down", import.meta.url))) throw new Error("taken down");
      if (!existsSync(new URL("up", import.meta.url))) throw new Error("not set up");
      throw new Error("is there");
    });`;
  const { problems, isDown } = await runTests({ "a.test.mjs": twice }, { retry: true });
  assert.match(problems.join(), /is there$/);
  assert.ok(isDown);
});

test("a test that fails twice has failed", async () => {
  const fails = `import { test } from "node:test"; test("fails", () => { throw new Error("no"); });`;
  const { code, counts, problems } = await runTests(
    { "a.test.mjs": PASSES, "b.test.mjs": fails },
    { retry: true },
  );
  assert.deepEqual([code, counts.passed, counts.failed], [1, 1, 1]);
  assert.match(problems.join(), /^failed: \S+b\.test\.mjs:1 fails\n {2}no$/);
});

test("grouped files have hooks of their own, a failure names its file, and what runs alone does so", async () => {
  const counting = (name: string, first = "") => `${first}
    import assert from "node:assert/strict";
    import { before, test } from "node:test";
    globalThis.files = [...(globalThis.files ?? []), ${JSON.stringify(name)}];
    let hooks = 0;
    before(() => hooks++);
    test("its own hook ran once", () => assert.equal(hooks, 1));
    test("in ${name}", () => { throw new Error(globalThis.files.join()); });`;
  const names = Array.from({ length: 2 * 2 * availableParallelism() }, (_, n) => `f${n}.test.mjs`);
  const files = Object.fromEntries(names.map((name) => [name, counting(name)]));
  const alone = counting("alone", "// Runs alone: it is asked to.");
  const { counts, problems } = await runTests(
    { ...files, "alone.test.mjs": alone },
    { groups: true },
  );
  assert.deepEqual([counts.passed, counts.failed], [names.length + 1, names.length + 1]);
  assert.match(
    problems.join("\n"),
    /failed: \S+f0\.test\.mjs:8 in f0\.test\.mjs\n {2}f\d+\.test\.mjs,f\d+\.test\.mjs$/m,
  );
  assert.match(problems.join("\n"), /failed: \S+alone\.test\.mjs:8 in alone\n {2}alone$/m);
});

test("a short run leaves out the files that say so", async () => {
  const files = {
    "a.test.mjs": PASSES,
    "b.test.mjs": `// Runs alone: it is asked to.\n// Runs with --all: it is long.\n${PASSES}`,
  };
  const short = await runTests(files, { groups: true, short: true });
  const all = await runTests(files, { groups: true });
  assert.equal(all.counts.passed! - short.counts.passed!, 1);
});

test("a run that is told to end runs its teardown", async () => {
  const files = { "never.test.mjs": NEVER_ENDS };
  const { code, isDown } = await runTests(files, { limit: 600, endAt: "Began." });
  assert.equal(code, 1);
  assert.ok(isDown);
});
