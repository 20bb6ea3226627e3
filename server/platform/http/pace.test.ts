import assert from "node:assert/strict";
import { test } from "node:test";

import { PACE, timeAllowed } from "./pace.ts";

test("a steady body has time to arrive, but not without limit", () => {
  const pace = { grace: 1000, least: 500, longest: 4000 };
  assert.equal(timeAllowed(pace, 0), 1000);
  assert.equal(timeAllowed(pace, 250), 1500);
  assert.equal(timeAllowed(pace, 1_000_000), 4000);
});

test("an order with 30 MB of pictures arrives in time over 3G, an endless one does not", () => {
  const bytes = 30 * 1024 * 1024;
  assert.ok(timeAllowed(PACE, bytes) > (bytes / 50_000) * 1000);
  assert.equal(timeAllowed(PACE, Infinity), 15 * 60_000);
});
