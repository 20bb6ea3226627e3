import assert from "node:assert/strict";
import { after, test } from "node:test";

import { HttpError } from "#server/platform/http-error.ts";

import { TRIAL } from "./slot-holders.ts";
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

test("who waits gets a slot of the slowest, once its speed is known, and not of those who are fast", async (t) => {
  // A clock of its own: on a busy machine one client may be known before the others.
  t.mock.timers.enable({ apis: ["setInterval", "setTimeout"] });
  let now = 0;
  t.mock.method(performance, "now", () => now);
  const passTime = async (milliseconds: number) => {
    for (let passed = 0; passed < milliseconds; passed += 10) {
      now += 10;
      t.mock.timers.tick(10);
      await new Promise((resolve) => setImmediate(resolve));
    }
  };

  const slots = new Slots({ ...SIZES, each: 3, waiting: 3 });
  const ended: string[] = [];
  for (const [name, bytes] of [
    ["fast", 64 * 1024],
    ["slow", 2048],
    ["slower", 1024],
  ] as const) {
    const slot = await slots.enter("a", here, () => {
      ended.push(name);
      slot[Symbol.dispose]();
    });
    // One piece after the other, each after a tenth of a second.
    void (async () => {
      while (!ended.includes(name) && !here.aborted) {
        await slot.speed.measure(async () => {
          await new Promise((resolve) => setTimeout(resolve, 100));
          return Buffer.alloc(bytes);
        });
      }
    })();
  }
  const first = slots.enter("b", here);
  const second = slots.enter("b", here);
  await passTime(TRIAL - 300);
  assert.deepEqual([await stateOf(first), await stateOf(second)], ["waits", "waits"]);
  await passTime(600);
  assert.deepEqual([await stateOf(first), await stateOf(second)], ["in", "in"]);
  assert.deepEqual(ended, ["slower", "slow"]);
  const third = slots.enter("b", here);
  await passTime(10_000);
  assert.equal(await stateOf(third), "waits");
  for (const slot of [await first, await second]) slot[Symbol.dispose]();
});

test("a network never takes all slots, and a freed one goes to who has none yet", async () => {
  const slots = new Slots({ total: 4, each: 4, network: 2, waiting: 4, patience: 60_000 });
  await slots.enter("203.0.113.1", here);
  const second = await slots.enter("203.0.113.2", here);
  const waiting = slots.enter("203.0.113.1", here);
  const other = slots.enter("203.0.113.3", here);
  assert.deepEqual([await stateOf(waiting), await stateOf(other)], ["waits", "waits"]);
  await slots.enter("203.0.114.1", here);
  second[Symbol.dispose]();
  assert.deepEqual([await stateOf(waiting), await stateOf(other)], ["waits", "in"]);

  const sixes = new Slots({ total: 2, each: 2, network: 1, waiting: 4, patience: 60_000 });
  await sixes.enter("2001:db8:1:2::/64", here);
  assert.equal(await stateOf(sixes.enter("2001:db8:1:ffff::/64", here)), "waits");
  assert.equal(await stateOf(sixes.enter("2001:db8:2:2::/64", here)), "in");
});
