import assert from "node:assert/strict";
import { after, test } from "node:test";

import { HttpError } from "#server/platform/http-error.ts";

import { Slots } from "./slots.ts";

const staying = new AbortController();
const here = staying.signal;
after(() => staying.abort());
const SIZES = { total: 3, each: 2, waiting: 1, patience: 60_000 };

const isBusy = (error: unknown) =>
  error instanceof HttpError && error.status === 503 && error.retryAfter === 60;

/** The present state of a promise. */
async function stateOf(promise: Promise<unknown>): Promise<string> {
  const settled = promise.then(
    () => "in",
    () => "refused",
  );
  return Promise.race([settled, new Promise<string>((resolve) => setImmediate(resolve, "waits"))]);
}

test("one visitor never takes all slots; those who wait get the next one, in order of arrival", async () => {
  const slots = new Slots(SIZES);
  const first = await slots.enter("a", here);
  await slots.enter("a", here);
  const third = slots.enter("a", here);
  assert.equal(await stateOf(third), "waits");
  const other = await slots.enter("b", here);
  const another = slots.enter("b", here);
  assert.equal(await stateOf(another), "waits");

  // The next in line is passed over if that visitor already has the maximum.
  other[Symbol.dispose]();
  assert.deepEqual([await stateOf(third), await stateOf(another)], ["waits", "in"]);
  first[Symbol.dispose]();
  // Disposing twice releases only once.
  first[Symbol.dispose]();
  assert.equal(await stateOf(third), "in");
  assert.equal(await stateOf(slots.enter("c", here)), "waits");
});

test("waiting too long, or when too many wait already, is a 503", async () => {
  const slots = new Slots({ ...SIZES, patience: 50 });
  for (let time = 0; time < 2; time++) await slots.enter("a", here);
  const waiting = slots.enter("a", here);
  await assert.rejects(slots.enter("a", here), { status: 503, retryAfter: 1 });
  await assert.rejects(waiting, { status: 503 });
});

test("a visitor who disconnects stops waiting", async () => {
  const slots = new Slots(SIZES);
  for (let time = 0; time < 2; time++) await slots.enter("a", here);
  const leaving = new AbortController();
  const waiting = slots.enter("a", leaving.signal);
  leaving.abort();
  await assert.rejects(waiting, isBusy);
  assert.equal(await stateOf(slots.enter("a", here)), "waits");
});
