// Runs alone: it takes long, waiting for other processes.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { cp, mkdir, mkdtempDisposable, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { test } from "node:test";

const LOCKFILE = JSON.stringify({ packages: { "": {}, "node_modules/a": { version: "1.0.0" } } });

/**
 * Installs a project's packages with a fake npm that fails with each of `problems` in turn, and
 * then succeeds.
 * @returns the outcome, and the arguments of all calls of npm
 */
async function install(...problems: string[]) {
  await using folder = await mkdtempDisposable(join(tmpdir(), "naqra-packages-"));
  const inFolder = (...parts: string[]) => join(folder.path, ...parts);
  await cp(new URL("..", import.meta.url), inFolder("scripts"), { recursive: true });
  await writeFile(inFolder("package-lock.json"), LOCKFILE);
  await mkdir(inFolder("bin"));
  await writeFile(inFolder("problems"), problems.map((problem) => `${problem}\n`).join(""));
  const npm = `#!/bin/sh
cd "${folder.path}"
[ "$1" = ping ] && exit 0
echo "$*" >> calls
problem=$(head -n 1 problems) && sed -i 1d problems
[ -n "$problem" ] && { echo "npm error code $problem"; exit 1; }
mkdir -p node_modules/.bin node_modules/a
echo {} > node_modules/a/package.json
touch node_modules/.bin/node
cp package-lock.json node_modules/.package-lock.json
`;
  await writeFile(inFolder("bin/npm"), npm, { mode: 0o755 });
  const program = `import { ensurePackages } from "${inFolder("scripts/setup/packages.mjs")}";
    await ensurePackages();`;
  const env = { ...process.env, PATH: [inFolder("bin"), process.env["PATH"]].join(delimiter) };
  const args = ["--input-type=module", "--eval", program];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { env, encoding: "utf8" });
  const calls = (await readFile(inFolder("calls"), "utf8")).trim().split("\n");
  return { code: status, output: stdout + stderr, calls };
}

test("packages are taken from npm's cache without asking the registry", async () => {
  const { code, calls } = await install();
  assert.equal(code, 0);
  assert.equal(calls.length, 1);
  assert.match(calls[0]!, /^install .*--prefer-offline/);
});

test("a version that npm's cache does not have is requested from the registry", async () => {
  const { code, calls } = await install("ETARGET");
  assert.equal(code, 0);
  assert.deepEqual(
    calls.map((call) => call.includes("--prefer-offline")),
    [true, false],
  );
});

test("another error is reported and not retried", async () => {
  const { code, output, calls } = await install("ENOSPC");
  assert.equal(code, 1);
  assert.match(output, /the disk is full/);
  assert.equal(calls.length, 1);
});
