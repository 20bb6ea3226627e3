import assert from "node:assert/strict";
import { test } from "node:test";

import { lostAndDoubled } from "./order-tally.ts";

/** What the tests with killed nodes rely on: that they would notice. */

const acknowledged = new Map([
  ["Load 0", "a"],
  ["Load 1", "b"],
  ["Load 2", "c"],
]);

const tally = (stored: { id: string; name: string }[]) =>
  lostAndDoubled({ rows: async () => stored as never }, acknowledged);

test("an acknowledged order that is not there, or under another id, is lost", async () => {
  const stored = [
    { id: "a", name: "Load 0" },
    { id: "z", name: "Load 2" },
  ];
  assert.deepEqual(await tally(stored), { lost: ["Load 1", "Load 2"], doubled: [] });
});

test("an order that is there twice is doubled, acknowledged or not", async () => {
  const stored = ["a", "b", "c", "d", "e", "f"].map((id, index) => ({
    id,
    name: `Load ${Math.min(index, 4)}`,
  }));
  assert.deepEqual(await tally(stored), { lost: [], doubled: ["Load 4"] });
});
