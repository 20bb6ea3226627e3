// Runs alone: it takes long, waiting for other processes.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

/** Runs `npm test` with arguments, from a folder of the project. */
function npmTest(folder: string, ...args: string[]) {
  return npmTestWith({}, folder, ...args);
}

function npmTestWith(more: NodeJS.ProcessEnv, folder: string, ...args: string[]) {
  // Otherwise the test runner considers itself a part of this test.
  const { NODE_TEST_CONTEXT: _, ...inherited } = process.env;
  const env = { ...inherited, ...more };
  const cwd = fileURLToPath(new URL(`../../${folder}`, import.meta.url));
  const { status, stdout, stderr } = spawnSync("npm", ["test", "--", ...args], {
    cwd,
    env,
    encoding: "utf8",
  });
  return { status, output: stdout + stderr };
}

test("npm test runs the named files, from any folder", () => {
  for (const [folder, file] of [
    [".", "shared/money.test.ts"],
    ["shared", "money.test.ts"],
  ] as const) {
    const { status, output } = npmTest(folder, file);
    assert.equal(status, 0, output);
    assert.match(output, /ℹ pass [1-9]/);
    assert.match(output, /ℹ fail 0/);
  }
});

test("a file that is not a test is an error of one message", () => {
  for (const file of ["shared/nothing.test.ts", "shared/money.ts"]) {
    const { status, output } = npmTest(".", file);
    assert.equal(status, 1);
    assert.match(output, new RegExp(`^There is no test ${file}\\.`, "m"));
    assert.doesNotMatch(output, /\n +at /);
  }
  assert.match(npmTest(".", "--whatever").output, /^Unknown option '--whatever'/m);
});

test("--only runs one check, and says which there are", () => {
  const format = npmTest(".", "--only", "format");
  assert.equal(format.status, 0, format.output);
  assert.match(format.output, /^ok +format, /m);
  assert.doesNotMatch(format.output, /lint/);
  const unknown = npmTest(".", "--only", "whatever");
  assert.equal(unknown.status, 1);
  assert.match(unknown.output, /^There is no check 'whatever'\. The checks are: format, .*types/m);
});

test("--changed says why where Git can't tell what was changed", () => {
  const { status, output } = npmTestWith({ GIT_DIR: "/nowhere" }, ".", "--changed");
  assert.equal(status, 1);
  assert.match(output, /^Git can't tell what was changed: .*git repository/im);
  assert.doesNotMatch(output, /\n +at /);
});
