import assert from "node:assert/strict";
import { readdir, utimes, writeFile } from "node:fs/promises";
import { test } from "node:test";

import { backupFolder } from "#server/testing/backed-up-shop.ts";

import { backupName } from "./backup-name.ts";
import { keptBackups, rotateBackups } from "./rotation.ts";

const SHOP = "https://shop.example";
const DAY_MS = 24 * 60 * 60_000;
/** A Wednesday, at three in the morning in Amman. */
const FIRST = Date.parse("2026-07-01T00:00:00Z");
const night = (count: number) => new Date(FIRST + count * DAY_MS);
const nights = (...counts: number[]) => counts.map((count) => ({ madeAt: night(count) }));
const days = (kept: Set<{ madeAt: Date }>) =>
  [...kept].map(({ madeAt }) => (madeAt.getTime() - FIRST) / DAY_MS).toSorted((a, b) => a - b);

test("after a hundred nights there are the last seven, and the last of each of four weeks", () => {
  let there = nights();
  for (let count = 0; count < 100; count++) {
    there = [...keptBackups([...there, ...nights(count)])];
  }
  // The last night is a Thursday; weeks end with the night to a Saturday.
  assert.deepEqual(days(new Set(there)), [80, 87, 93, 94, 95, 96, 97, 98, 99]);
});

test("a pause of the shop deletes nothing, and of one day only the newest is kept", () => {
  const before = nights(0, 1, 2, 3, 4, 5, 6);
  assert.equal(keptBackups(before).size, 7);
  assert.deepEqual(days(keptBackups([...before, ...nights(300)])), [1, 2, 3, 4, 5, 6, 300]);
  assert.deepEqual(days(keptBackups(nights(3, 3.25, 3.5))), [3.5]);
  assert.equal(keptBackups([]).size, 0);
});

test("nothing is deleted but this shop's own nightly backups, and what was left of them", async () => {
  await using folder = await backupFolder();
  const own = Array.from({ length: 40 }, (_, count) => backupName(SHOP, night(count), "nightly"));
  const others = [
    backupName(SHOP, night(0), "by-hand"),
    backupName("https://other-shop.example", night(0), "nightly"),
    backupName("https://shopXexample", night(0), "nightly"),
    `copy-of-${own[0]}`,
    `${own[0]}.gpg`,
    "photo.tar",
    `${backupName("https://other-shop.example", night(1), "nightly")}.part`,
  ];
  const left = `${own[1]}.part`;
  const underWay = `${own[39]}.part`;
  for (const name of [...own, ...others, left, underWay]) await writeFile(folder.file(name), "x");
  for (const name of [left, others.at(-1)!]) await utimes(folder.file(name), night(0), night(0));
  await rotateBackups(folder.path, SHOP);
  const names = await readdir(folder.path);
  assert.equal(names.filter((name) => own.includes(name)).length, 9);
  const rest = names.filter((name) => !own.includes(name));
  assert.deepEqual(rest.toSorted(), [...others, underWay].toSorted());
});
