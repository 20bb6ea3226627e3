import assert from "node:assert/strict";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";

import { refused } from "#server/testing/answers.ts";
import { multipart, ORDER_ABROAD, photoWithPlace } from "#server/testing/order-form.ts";
import { asJson, shopForTests } from "#server/testing/start-test-shop.ts";
import { BULK_REQUEST, MESSAGE } from "#server/testing/visitor-forms.ts";
import { bulkOrderAnswerSchema } from "#shared/bulk-orders/bulk-order.ts";
import { doneSchema } from "#shared/http/envelope.ts";
import { messageAnswerSchema } from "#shared/messages/message.ts";
import { orderAnswerSchema } from "#shared/orders/order.ts";

const shop = shopForTests();

const logo = await photoWithPlace();
const FORMS = {
  "/contact": {
    answer: messageAnswerSchema,
    table: "messages",
    fields: MESSAGE,
  },
  "/custom-orders": {
    answer: bulkOrderAnswerSchema,
    table: "bulk_orders",
    fields: BULK_REQUEST,
  },
  "/subscribers/subscribe": {
    answer: doneSchema,
    table: "subscribers",
    fields: { email: "reader@example.com" },
  },
  "/orders": {
    answer: orderAnswerSchema,
    table: "orders",
    fields: ORDER_ABROAD,
  },
} as const;

function post(path: keyof typeof FORMS, traps: Record<string, unknown>): Promise<Response> {
  const fields = { ...FORMS[path].fields, ...traps } as Record<string, string>;
  if (path !== "/orders") return shop.ask(`/api/v1${path}`, asJson("POST", fields));
  const body = multipart(fields, [{ field: "companyLogo", name: "logo.jpg", bytes: logo }]);
  return shop.ask("/api/v1/orders", { method: "POST", body });
}

async function countOf(path: keyof typeof FORMS): Promise<number> {
  const { rows } = await shop.database.pool.query(`select 1 from ${FORMS[path].table}`);
  return rows.length;
}

const paths = Object.keys(FORMS) as (keyof typeof FORMS)[];

test("filling in the hidden field gets the normal response, and nothing is stored", async () => {
  for (const path of paths) {
    const response = await post(path, { website: "https://spam.example" });
    assert.equal(response.status, 201, path);
    FORMS[path].answer.parse(await response.json());
    assert.equal(await countOf(path), 0, path);
  }
  const stored = await readdir(join(shop.config.dataDir, "files", "private")).catch(() => []);
  assert.deepEqual(stored, []);
});

test("a form that is sent within a second is answered with a request to send it again", async () => {
  for (const path of paths) {
    const { message } = await refused(post(path, { elapsed: 120 }));
    assert.equal(message, "That was very fast. Please send it once more.");
    assert.equal(await countOf(path), 0, path);
  }
});

test("people pass: with the traps untouched, and from clients that don't have them", async () => {
  for (const path of paths) {
    assert.equal((await post(path, { website: "", elapsed: 8000 })).status, 201, path);
    assert.equal(await countOf(path), 1, path);
  }
  assert.equal((await post("/contact", {})).status, 201);
  // The trap fields are not part of an order, so it counts as the same one.
  assert.equal((await post("/orders", { elapsed: "9000" })).status, 200);
});
