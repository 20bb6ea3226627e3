import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

const ROOT = join(import.meta.dirname, "../..");
const PAGE = readFileSync(join(ROOT, "docs/security.md"), "utf8");

const testFiles = ["app", "e2e", "scripts", "server", "shared", "translation-compiler", "vite"]
  .flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" }).map((path) =>
      join(ROOT, folder, path),
    ),
  )
  .filter((path) => /\.(test|spec)\.tsx?$/.test(path));

test("each test that the page about security names exists, in one file of that name", () => {
  const named = [...PAGE.matchAll(/`([\w.-]+\.(?:test|spec)\.tsx?)`(?: › "([^"]+)")?/g)];
  assert.ok(named.length > 100);
  for (const [, file = "", name = ""] of named) {
    const found = testFiles.filter((path) => path.endsWith(`/${file}`));
    assert.equal(found.length, 1, file);
    const source = readFileSync(found[0]!, "utf8").replaceAll("\\", "");
    assert.ok(source.includes(name), `${file} › ${name}`);
  }
});

test("the page's sums are those of its lines", () => {
  const states = [...PAGE.matchAll(/^\| (\d+)\.\d+\.\d+ +\| [12] +\|[^|]+\| ([a-z ]+[a-z])/gm)];
  const sums = [...PAGE.matchAll(/^\| (?:V(\d+) .*|All) +\| +(\d+) +\| +(\d+) +\| +(\d+) +\|$/gm)];
  const all = [0, 0, 0];
  for (const [, chapter, ...numbers] of sums) {
    const isCounted = chapter !== undefined && chapter !== "10" && chapter !== "17";
    if (isCounted) {
      const counts = ["met", "not met", "does not apply"].map(
        (state) => states.filter(([, of, is]) => of === chapter && is === state).length,
      );
      assert.deepEqual(numbers.map(Number), counts, `V${chapter}`);
    }
    if (chapter === undefined) assert.deepEqual(numbers.map(Number), all);
    else numbers.forEach((number, at) => (all[at]! += Number(number)));
  }
  assert.equal(sums.length, 17 + 1);
  // ASVS 5.0.0 has 70 requirements of level 1 and 183 of level 2.
  assert.equal(all[0]! + all[1]! + all[2]!, 70 + 183);
});
