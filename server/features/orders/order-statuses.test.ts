import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { seedOrders } from "#server/testing/seed-orders.ts";
import { asJson, startTestShop, type TestShop } from "#server/testing/start-test-shop.ts";
import { orderCountsAnswerSchema } from "#shared/orders/order-counts.ts";
import { orderStatusesAnswerSchema } from "#shared/orders/order-statuses.ts";
import { undoAnswerSchema } from "#shared/orders/undo.ts";

let shop: TestShop;
before(async () => {
  shop = await startTestShop();
  await seedOrders(shop.database.pool, 350);
});
after(() => shop[Symbol.asyncDispose]());

async function set(body: object, query = "") {
  const path = `/api/v1/orders/statuses${query}`;
  const response = await shop.askAsOwner(path, asJson("POST", body));
  assert.equal(response.status, 200, JSON.stringify(body));
  return orderStatusesAnswerSchema.parse(await response.json()).data;
}

async function counts(query = "") {
  const response = await shop.askAsOwner(`/api/v1/orders/counts${query}`);
  assert.equal(response.status, 200);
  return orderCountsAnswerSchema.parse(await response.json()).data;
}

const sql = async <Row>(text: string, values: unknown[] = []) =>
  (await shop.database.pool.query(text, values)).rows as Row[];

const idsOf = async (where: string) =>
  (await sql<{ id: string }>(`select id from orders where deleted_at is null and ${where}`)).map(
    ({ id }) => id,
  );

test("orders that are named get the status; those that have it stay, those that are gone are told", async () => {
  const [first, second, third] = await idsOf("status = 'delivered' limit 3");
  await shop.askAsOwner(`/api/v1/orders/${third}`, { method: "DELETE" });
  const [cancelled] = await idsOf("status = 'cancelled' limit 1");
  const nobody = "0".repeat(24);
  const ids = [first, second, first, third, cancelled, nobody];
  const { failed, at: _, undo, ...answer } = await set({ status: "cancelled", ids });
  const counts = { changed: 2, unchanged: 1, cancelled: 0, messages: 2 };
  assert.deepEqual(answer, { ...counts, next: null });
  assert.equal(undo.length, 2);
  assert.deepEqual(
    failed.map(({ _id, code, orderNumber }) => [_id, code, orderNumber]),
    [
      [third, "not_found", third!.slice(-8)],
      [nobody, "not_found", "00000000"],
    ],
  );
  const entries = await sql<{ changes: object; user_id: string }>(
    "select changes, user_id from history_entries where entity_id = any($1) and action = 'update'",
    [ids],
  );
  assert.equal(entries.length, 2);
  for (const { changes, user_id } of entries) {
    assert.deepEqual(changes, { status: { from: "delivered", to: "cancelled" } });
    assert.match(user_id, /^[0-9a-f]{24}$/);
  }
});

test("all that match get the status, batch by batch, and nothing that comes meanwhile", async () => {
  const matching = { search: "example", paymentMethod: "cash" };
  const meant = await idsOf(
    "payment_method = 'cash' and search like '%example%' and status not in ('shipped', 'cancelled')",
  );
  const untouched = await idsOf("payment_method = 'online' and status = 'delivered'");
  assert.ok(meant.length > 100);
  let after: string | undefined;
  let changed = 0;
  let rounds = 0;
  do {
    const { next, ...done } = await set({ status: "shipped", matching, after });
    changed += done.changed;
    rounds += 1;
    after = next ?? undefined;
    // Placed while it goes on: the newest of all, so it is not among those that were meant.
    if (rounds === 1) {
      await shop.database.pool.query(
        `update orders set status = 'pending', created_at = now() where id = $1`,
        [meant[0]],
      );
    }
  } while (after);
  assert.ok(rounds > 1);
  assert.ok(changed >= meant.length - 1, `${changed} of ${meant.length}`);
  const left = await idsOf(
    "payment_method = 'cash' and search like '%example%' and status not in ('shipped', 'cancelled')",
  );
  assert.ok(left.length <= 1);
  const still = await idsOf("payment_method = 'online' and status = 'delivered'");
  assert.deepEqual(still.toSorted(), untouched.toSorted());
});

test("a cancelled order stays cancelled, unless somebody who has seen that it is means it", async () => {
  const [kept, taken] = await idsOf("status = 'cancelled' limit 2");
  const [other] = await idsOf("status = 'delivered' limit 1");
  const statusOf = async (id: string) =>
    (await sql<{ status: string }>("select status from orders where id = $1", [id]))[0]!.status;
  const ids = [kept!, other!];
  const answer = await set({ status: "processing", ids });
  assert.deepEqual([answer.changed, answer.cancelled, answer.failed], [1, 1, []]);
  assert.equal(await statusOf(kept!), "cancelled");
  const { at, cancelled, changed } = await set(
    { status: "processing", ids: [taken!] },
    "?dryRun=true",
  );
  assert.deepEqual([cancelled, changed], [1, 0]);
  // One that its customer cancels once it was counted is not meant.
  const [meanwhile] = await idsOf("status = 'pending' limit 1");
  const cancel = asJson("PATCH", { status: "cancelled" });
  await shop.askAsOwner(`/api/v1/orders/${meanwhile}`, cancel);
  const again = { status: "processing", ids: [taken!, meanwhile!], cancelledBefore: at };
  const done = await set(again);
  assert.deepEqual([done.changed, done.cancelled], [1, 1]);
  assert.deepEqual(
    [await statusOf(taken!), await statusOf(meanwhile!)],
    ["processing", "cancelled"],
  );
  // Another client may set any status, as it always could.
  await shop.askAsOwner(`/api/v1/orders/${kept}`, asJson("PATCH", { status: "shipped" }));
  assert.equal(await statusOf(kept!), "shipped");
});

test("what would change is counted first, with its messages, and nothing is kept", async () => {
  const matching = { paymentMethod: "cash", status: "delivered" };
  const before = await idsOf("status = 'delivered' and payment_method = 'cash'");
  const counted = await set({ status: "processing", matching }, "?dryRun=true");
  assert.deepEqual([counted.changed, counted.messages], [before.length, before.length]);
  assert.deepEqual([counted.undo, counted.next], [[], null]);
  assert.deepEqual(
    (await idsOf("status = 'delivered' and payment_method = 'cash'")).toSorted(),
    before.toSorted(),
  );
  const none = await set({ status: "delivered", matching }, "?dryRun=true");
  assert.deepEqual([none.changed, none.unchanged, none.messages], [0, before.length, 0]);
});

const undo = async (entries: readonly string[]) => {
  const response = await shop.askAsOwner("/api/v1/orders/undoing", asJson("POST", { entries }));
  assert.equal(response.status, 200);
  return undoAnswerSchema.parse(await response.json()).data;
};

const waitingFor = async (ids: readonly string[]) =>
  (
    await sql(
      "select from jobs where status = 'waiting' and payload->'about'->>'orderId' = any($1)",
      [ids],
    )
  ).length;

test("statuses of many are taken back until their customers are told; what changed since stays", async () => {
  const ids = await idsOf("status = 'delivered' limit 4");
  const [first, second, changed, late] = ids as [string, string, string, string];
  const { undo: entries } = await set({ status: "processing", ids });
  assert.equal(await waitingFor(ids), 4);
  await shop.askAsOwner(`/api/v1/orders/${changed}`, asJson("PATCH", { status: "shipped" }));
  await sql("update history_entries set at = at - interval '2 minutes' where entity_id = $1", [
    late,
  ]);
  const { undone, refused } = await undo(entries);
  assert.deepEqual(undone.toSorted(), [first, second].toSorted());
  assert.deepEqual(
    refused.map(({ _id, code }) => [_id, code]).toSorted(),
    [
      [changed, "undo_changed_since"],
      [late, "undo_too_late"],
    ].toSorted(),
  );
  const statuses = await sql<{ id: string; status: string }>(
    "select id, status from orders where id = any($1)",
    [ids],
  );
  assert.deepEqual(Object.fromEntries(statuses.map(({ id, status }) => [id, status])), {
    [first]: "delivered",
    [second]: "delivered",
    [changed]: "shipped",
    [late]: "processing",
  });
  // Nobody who was told nothing of them hears of those that are what they were.
  const kinds = await sql<{ kind: string }>(
    "select kind from jobs where status = 'waiting' and payload->'about'->>'orderId' = any($1)",
    [[first, second]],
  );
  assert.deepEqual(
    kinds.map(({ kind }) => kind),
    ["email:order-delivered", "email:order-delivered"],
  );
  // Twice is once, and a stranger's entry is nobody's.
  assert.deepEqual((await undo(entries)).undone, []);
  assert.deepEqual(await undo(["0".repeat(24)]), { undone: [], refused: [] });
  for (const body of [{}, { entries: [] }, { entries: ["x"] }]) {
    const response = await shop.askAsOwner("/api/v1/orders/undoing", asJson("POST", body));
    assert.equal(response.status, 400, JSON.stringify(body));
  }
  assert.equal((await shop.ask("/api/v1/orders/undoing", asJson("POST", { entries }))).status, 401);
});

test("the tabs' numbers are those of the lists, whatever narrows them", async () => {
  for (const [query, where] of [
    ["", "true"],
    ["?paymentMethod=online", "payment_method = 'online'"],
    ["?search=amman", "(city_name = 'Amman' or search like '% amman%')"],
    ["?search=cedar&paymentMethod=cash", "search like '%cedar%' and payment_method = 'cash'"],
    [
      "?from=2025-01-01&to=2026-03-01",
      "created_at >= '2024-12-31 21:00Z' and created_at < '2026-03-01 21:00Z'",
    ],
    ["?to=1999-01-01", "false"],
  ] as const) {
    const [row] = await sql<Record<string, number>>(
      `select count(*)::int as all, count(*) filter (where to_check)::int as check,
         count(*) filter (where status = 'pending')::int as pending,
         count(*) filter (where status = 'cancelled')::int as cancelled
       from orders where deleted_at is null and ${where}`,
    );
    const { all, toCheck, byStatus } = await counts(query);
    assert.deepEqual(
      { all, check: toCheck, pending: byStatus.pending, cancelled: byStatus.cancelled },
      row,
      query,
    );
    const list = await shop.askAsOwner(`/api/v1/orders${query || "?"}&page=1&limit=1&toCheck=true`);
    const { data } = (await list.json()) as { data: { pagination: { totalItems: number } } };
    assert.equal(data.pagination.totalItems, toCheck, query);
  }
});

test("what can't be meant is refused", async () => {
  const [id] = await idsOf("true limit 1");
  for (const body of [
    { status: "shipped" },
    { status: "completed", ids: [id] },
    { status: "shipped", ids: [] },
    { status: "shipped", ids: ["x"] },
    { status: "shipped", ids: Array.from({ length: 101 }, () => id) },
    { status: "shipped", matching: { status: "lost" } },
    { status: "shipped", matching: {}, after: "0".repeat(24) },
    { status: "shipped", matching: {}, cancelledBefore: "yesterday" },
  ]) {
    const response = await shop.askAsOwner("/api/v1/orders/statuses", asJson("POST", body));
    assert.equal(response.status, 400, JSON.stringify(body));
  }
  for (const query of ["?status=pending&x", "?from=x", "?toCheck=maybe"]) {
    const path = query.startsWith("?to")
      ? `/api/v1/orders${query}`
      : `/api/v1/orders/counts${query}`;
    const expected = query.startsWith("?status") ? 200 : 400;
    assert.equal((await shop.askAsOwner(path)).status, expected, query);
  }
});
