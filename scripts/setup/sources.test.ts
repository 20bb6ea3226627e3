import assert from "node:assert/strict";
import { mkdir, mkdtempDisposable, rename, rm, utimes, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { test } from "node:test";

import { inProject, ROOT } from "./project.mjs";
import { hashSources, signSources } from "./sources.mjs";

test("a written, added, renamed or removed source is noticed, also if its time and size are as before", async () => {
  await mkdir(inProject("build"), { recursive: true });
  await using folder = await mkdtempDisposable(inProject("build", "sources-"));
  const sources = [relative(ROOT, folder.path)];
  const file = join(folder.path, "a.ts");
  const time = new Date(2026, 1, 1);
  const write = async (text: string) => {
    await writeFile(file, text);
    await utimes(file, time, time);
  };
  const both = () => [hashSources(sources), signSources(sources)] as const;
  await write("one");
  let [hash, signature] = both();
  assert.deepEqual(both(), [hash, signature]);

  for (const change of [
    () => write("two"),
    () => writeFile(join(folder.path, "b.ts"), ""),
    () => rename(join(folder.path, "b.ts"), join(folder.path, "c.ts")),
    () => rm(join(folder.path, "c.ts")),
  ]) {
    await change();
    const [newHash, newSignature] = both();
    assert.notEqual(newHash, hash);
    assert.notEqual(newSignature, signature);
    [hash, signature] = [newHash, newSignature];
  }

  await write("two");
  assert.equal(hashSources(sources), hash, "written anew, but the same");
});
