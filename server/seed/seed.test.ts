import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";

import { examplePortraits } from "#server/testing/example-portraits.ts";

test("the examples' portraits are up to date with the code that draws them", async () => {
  for (const { file, svg } of await examplePortraits()) {
    const stored = await readFile(file, "utf8").catch(() => "");
    assert.ok(stored === `${svg}\n`, `${file.pathname} is stale: run \`npm run portraits\`.`);
  }
});
