import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { before, test } from "node:test";
import { fileURLToPath } from "node:url";

import { ensureShop, SERVER } from "./pages.mjs";
import { inProject } from "./project.mjs";

/** The file that `npm start` runs. That it runs is tested in `scripts/start.test.ts`. */

before(ensureShop);

const built = () => readFileSync(inProject(SERVER), "utf8");

test("the built server has every table: pictures that one of them refers to would be deleted otherwise", () => {
  const tables = globSync("server/{features,platform}/*/*.table.ts", { cwd: inProject(".") });
  assert.ok(tables.length > 20);
  const code = built();
  for (const table of tables) {
    // As `server/platform/table-files.ts` asks for it.
    const path = table.replace("server/platform/", "./").replace("server/", "../");
    assert.ok(code.includes(`"${path}":`) || code.includes(`\`${path}\`:`), table);
  }
});

test("what the built server reads beside its code is where it looks for it", () => {
  const places = [
    ...built().matchAll(/new URL\(["'`](\.\.\/[^"'`]+)["'`],\s*import\.meta\.url\)/g),
  ];
  assert.ok(places.length >= 8);
  const file = new URL(`file://${inProject(SERVER)}`);
  for (const [, place] of places) readFileSync(fileURLToPath(new URL(place!, file)));
});
