import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";

import { hireColleague } from "#server/testing/colleague.ts";
import { eventsOf, nextChange } from "#server/testing/live-events.ts";
import { placeCashOrder } from "#server/testing/placed-orders.ts";
import { asJson, startTestShop, type TestShop } from "#server/testing/start-test-shop.ts";
import { MESSAGE } from "#server/testing/visitor-forms.ts";

import { LiveStreams } from "./live-streams.ts";

let shop: TestShop;
let following: AsyncDisposable;
before(async () => {
  shop = await startTestShop();
  following = await shop.followLive();
});
after(async () => {
  await following[Symbol.asyncDispose]();
  await shop[Symbol.asyncDispose]();
});

let count = 0;

/** Sends a message that no other is equal to: equal ones are one. */
async function sendMessage(): Promise<string> {
  const message = { ...MESSAGE, subject: `Question ${++count}` };
  const answer = await shop.ask("/api/v1/contact", asJson("POST", message));
  assert.equal(answer.status, 201);
  return ((await answer.json()) as { data: { data: { _id: string } } }).data.data._id;
}

const open = (query = "") => shop.askAsOwner(`/api/v1/events${query}`);

test("a visitor's new message is sent to every open panel, and so is a change of it", async () => {
  const streams = [await open(), await open()].map(eventsOf);
  const id = await sendMessage();
  for (const events of streams) {
    assert.deepEqual(await nextChange(events), { kind: "message", action: "added", ids: [id] });
  }
  await shop.askAsOwner(`/api/v1/contact/${id}`, asJson("PATCH", { status: "Closed" }));
  for (const events of streams) {
    assert.deepEqual(await nextChange(events), { kind: "message", action: "changed", ids: [id] });
    await events.return(undefined);
  }
});

test("records that were added while a panel was disconnected are sent first", async () => {
  const since = new Date().toISOString();
  const others = eventsOf(await open());
  const id = await sendMessage();
  // Otherwise the event itself may come later than the next stream, also that of the next test.
  await nextChange(others);
  await others.return(undefined);
  const events = eventsOf(await open(`?since=${since}`));
  const missed = await nextChange(events);
  assert.deepEqual([missed.kind, missed.action], ["message", "added"]);
  assert.ok(missed.ids.includes(id));
  await events.return(undefined);
});

test("who is deactivated, signed out, or has no open session any more gets no further event", async () => {
  const ends: ((colleague: Awaited<ReturnType<typeof hireColleague>>) => Promise<Response>)[] = [
    ({ id }) => shop.askAsOwner(`/api/v1/users/${id}`, asJson("PATCH", { isActive: false })),
    ({ ask }) => ask("/api/v1/auth/logout", { method: "POST" }),
    async ({ signedIn }) => {
      const elsewhere = await signedIn();
      return elsewhere("/api/v1/auth/sessions", { method: "DELETE" });
    },
  ];
  for (const end of ends) {
    const colleague = await hireColleague(shop);
    const events = eventsOf(await colleague.ask("/api/v1/events"));
    assert.equal((await events.next()).value?.name, "beat");
    assert.equal((await end(colleague)).status, 200);
    await sendMessage();
    assert.deepEqual(await events.next(), { value: undefined, done: true });
  }
});

test("only staff may listen, and `since` must be a time", async () => {
  assert.equal((await shop.ask("/api/v1/events")).status, 401);
  assert.equal((await open("?since=yesterday")).status, 400);
});

test("an event for a thousand changed records contains no ids", async () => {
  const events = eventsOf(await open());
  await shop.database.pool.query(
    `insert into messages (id, full_name, email, subject, body, status)
       select lpad(to_hex(i), 24, '0'), 'Example', 'a@example.com', 'Subject', 'Body', 'New'
       from generate_series(1, 1000) i`,
  );
  assert.deepEqual(await nextChange(events), { kind: "message", action: "added", ids: [] });
  await events.return(undefined);
});

test("how far a card is, is told as a change of its order", async () => {
  const { _id } = await placeCashOrder(shop);
  const events = eventsOf(await open());
  // The order's own event may come later than the stream.
  const change = (async () => {
    for (;;) {
      const event = await nextChange(events);
      if (event.kind === "order" && event.action === "changed") return event;
    }
  })();
  await shop.database.pool.query("update cards set state = 'printed' where order_id = $1", [_id]);
  assert.deepEqual(await change, { kind: "order", action: "changed", ids: [_id] });
  await events.return(undefined);
});

describe("streams", () => {
  const reader = (userId: string) => ({ userId, isSignedIn: async () => true });

  test("are closed when the shop ends, and leave nothing behind when they are cancelled", async () => {
    const streams = new LiveStreams();
    const [one, two] = [streams.open(reader("a"), []), streams.open(reader("b"), [])];
    await one.cancel();
    assert.equal(streams.size, 1);
    streams.closeAll();
    assert.equal(streams.size, 0);
    for await (const _ of two);
  });

  test("are limited to eight for one account and 200 for all", async () => {
    const streams = new LiveStreams();
    const first = streams.open(reader("a"), []);
    for (let i = 0; i < 8; i++) streams.open(reader("a"), []);
    assert.equal(streams.size, 8);
    for await (const _ of first);
    for (let i = 0; i < 192; i++) streams.open(reader(`b${i}`), []);
    assert.throws(() => streams.open(reader("c"), []), { status: 503 });
    streams.closeAll();
  });

  test("are closed if the client does not read", async () => {
    const streams = new LiveStreams();
    streams.open(reader("a"), []);
    for (let i = 0; i < 200; i++) {
      await streams.publish({ kind: "order", action: "added", ids: [String(i)] });
    }
    assert.equal(streams.size, 0);
  });
});
