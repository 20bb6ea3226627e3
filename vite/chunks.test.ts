import assert from "node:assert/strict";
import { mkdtempDisposable, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";

import { build, type Rolldown } from "vite";

import { chunks, type Chunk } from "./chunks.ts";

const SOURCES = {
  "main.js": 'import { a } from "./a.js"; import("./later.js"); console.log(a);',
  "later.js":
    'import { a } from "./a.js"; import { b } from "./b.js"; import { one } from "./x_one.js"; import { two } from "./x_two.js"; console.log(a, b, one, two);',
  "a.js": 'export const a = Math.random() + "a";',
  "b.js": 'export const b = Math.random() + "b";',
  "x_one.js": 'import { b } from "./b.js"; export const one = b + "one";',
  "x_two.js": 'export const two = Math.random() + "two";',
};

/** The modules of each file that a build generates. */
async function built(...all: Chunk[]): Promise<Record<string, string[]>> {
  await using folder = await mkdtempDisposable(join(tmpdir(), "naqra-chunks-"));
  for (const [file, code] of Object.entries(SOURCES))
    await writeFile(join(folder.path, file), code);
  const result = await build({
    root: folder.path,
    configFile: false,
    logLevel: "silent",
    plugins: [chunks(all)],
    build: { write: false, rolldownOptions: { input: join(folder.path, "main.js") } },
  });
  const { output } = result as Rolldown.RolldownOutput;
  const files = output.filter((file) => file.type === "chunk");
  return Object.fromEntries(
    files.map(({ name, moduleIds }) => [name, moduleIds.map((id) => id.split("/").at(-1)!)]),
  );
}

test("a chunk contains the modules that it names, and the first chunk that names a module wins", async () => {
  const files = await built(
    { name: "both", modules: ["a.js", "b.js"] },
    { name: "second", modules: ["b.js", "later.js"] },
  );
  assert.deepEqual(files["both"]?.toSorted(), ["a.js", "b.js"]);
  assert.ok(files["second"]?.includes("later.js"));
  assert.ok(!files["second"]?.includes("b.js"));
});

test("a chunk can name all files that begin alike, and leave out what these import", async () => {
  const alone = await built({ name: "alike", modules: ["x_"], isWithoutImports: true });
  assert.deepEqual(alone["alike"]?.toSorted(), ["x_one.js", "x_two.js"]);
  const whole = await built({ name: "alike", modules: ["x_"] });
  assert.deepEqual(whole["alike"]?.toSorted(), ["b.js", "x_one.js", "x_two.js"]);
});

test("a build fails when a chunk names a file that doesn't exist", async () => {
  await assert.rejects(
    built({ name: "both", modules: ["a.js", "renamed.js"], packages: ["left-out"] }),
    /Chunks name what no page has: renamed\.js, node_modules\/left-out\//,
  );
});
