import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";

import { readMultipart } from "./multipart.ts";

test("files stand in the order in which they were sent, however long each takes to write", async () => {
  const form = new FormData();
  const sizes = [3_000_000, 1, 2_000_000, 20, 500_000, 300, 4];
  for (const [index, size] of sizes.entries()) {
    form.append("images", new File([new Uint8Array(size).fill(index + 1)], `${index}.png`));
  }
  form.append("images", new File([], ""));
  const request = new Request("http://localhost/", { method: "POST", body: form });

  await using submission = await readMultipart(request);
  assert.deepEqual(
    submission.files.map(({ name }) => name),
    sizes.map((_, index) => `${index}.png`),
  );
  for (const [index, { path }] of submission.files.entries()) {
    const bytes = await readFile(path);
    assert.deepEqual([bytes.length, bytes[0]], [sizes[index], index + 1]);
  }
});
