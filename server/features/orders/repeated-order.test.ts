import assert from "node:assert/strict";
import { test } from "node:test";

import { answered, refused } from "#server/testing/answers.ts";
import { multipart, ORDER_ABROAD } from "#server/testing/order-form.ts";
import { shopForTests } from "#server/testing/start-test-shop.ts";
import { orderAnswerSchema } from "#shared/orders/order.ts";

/** How long an order that is sent again counts as the same order. */

const shop = shopForTests();

function place(name: string, key?: string): Promise<Response> {
  const body = multipart({
    ...ORDER_ABROAD,
    "cardDesign[nameOnCard]": name,
  });
  const headers: Record<string, string> = key === undefined ? {} : { "Idempotency-Key": key };
  return shop.ask("/api/v1/orders", { method: "POST", body, headers });
}

/** The order's id. */
async function placed(response: Response, status: number): Promise<string> {
  return (await answered(response, orderAnswerSchema, status))._id;
}

test("without a key, an identical order counts as the same one for ten minutes", async () => {
  const first = await placed(await place("Ten minutes"), 201);
  const age = (interval: string) =>
    shop.database.pool.query("update orders set created_at = now() - $2::interval where id = $1", [
      first,
      interval,
    ]);
  await age("9 minutes");
  assert.equal(await placed(await place("Ten minutes"), 200), first);
  // After ten minutes, somebody who orders the same for a colleague gets a new order.
  await age("10 minutes");
  assert.notEqual(await placed(await place("Ten minutes"), 201), first);
});

test("with a key, an order counts as the same one for a day", async () => {
  const age = (interval: string) =>
    shop.database.pool.query("update idempotency_keys set created_at = now() - $1::interval", [
      interval,
    ]);
  const first = await placed(await place("A day", "day"), 201);
  await age("23 hours");
  assert.equal(await placed(await place("A day", "day"), 200), first);
  const other = await place("Something else", "day");
  const { message } = await refused(other, 422);
  assert.match(message, /has been placed already, with other details\.$/);

  await age("24 hours");
  const next = await placed(await place("Something else", "day"), 201);
  assert.notEqual(next, first);
  assert.equal(await placed(await place("Something else", "day"), 200), next);
});

test("keys are deleted after a day", async () => {
  await placed(await place("Yesterday", "yesterday"), 201);
  await shop.database.pool.query(
    "update idempotency_keys set created_at = now() - interval '24 hours'",
  );
  await placed(await place("Today", "today"), 201);
  const { rows } = await shop.database.pool.query("select key from idempotency_keys");
  assert.deepEqual(rows, [{ key: "today" }]);
});
