import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { multipart, photoWithPlace } from "#server/testing/order-form.ts";
import { placeTransfer } from "#server/testing/placed-orders.ts";
import { asJson, startTestShop, type TestShop } from "#server/testing/start-test-shop.ts";
import { BULK_REQUEST, MESSAGE } from "#server/testing/visitor-forms.ts";
import { MAIN_PRODUCT_ID } from "#shared/ids.ts";

/** Two people change the same record: the second one is told, unless their client does not ask. */

let shop: TestShop;
before(async () => {
  shop = await startTestShop();
  await sent("/contact", MESSAGE);
  const picture = multipart({}, [{ field: "image", name: "a.jpg", bytes: await photoWithPlace() }]);
  await shop.askAsOwner("/api/v1/header-image", { method: "POST", body: picture });
  await sent("/subscribers/subscribe", { email: "reader@example.com" });
  await sent("/custom-orders", BULK_REQUEST);
});
after(() => shop[Symbol.asyncDispose]());

async function sent(path: string, body: object): Promise<void> {
  const answer = await shop.ask(`/api/v1${path}`, asJson("POST", body));
  assert.ok(answer.ok, await answer.text());
}

/** Of each entity, by the path of its list, something that can be changed of a record. */
const CHANGES: Record<string, object | ((record: Listed) => object)> = {
  "/addons": { price: 3 },
  "/countries": { displayOrder: 4 },
  "/cities": { deliveryFee: 4 },
  "/testimonials": { title: "Example title" },
  "/social-media": { isActive: false },
  "/contact": { status: "Closed" },
  "/subscribers": { email: "other@example.com" },
  "/custom-orders": { status: "reviewing" },
  "/header-image": ({ image }) => ({ image }),
};

interface Listed {
  _id: string;
  updatedAt: string;
  image?: string;
}

async function firstOf(path: string): Promise<Listed> {
  const answer = await shop.askAsOwner(`/api/v1${path}`);
  const { data } = (await answer.json()) as { data: { data: Listed[] } };
  return data.data[0]!;
}

for (const [path, change] of Object.entries(CHANGES)) {
  test(`of two changes of the same version in ${path} the second is rejected`, async () => {
    const record = await firstOf(path);
    await tellsTheSecond({
      path: `${path}/${record._id}`,
      change: typeof change === "function" ? change(record) : change,
      updatedAt: async () => (await firstOf(path)).updatedAt,
    });
  });
}

async function recordAt(path: string): Promise<Listed> {
  const answer = await shop.askAsOwner(`/api/v1${path}`);
  return ((await answer.json()) as { data: { data: Listed } }).data.data;
}

for (const [path, change] of [
  [`/products/${MAIN_PRODUCT_ID}`, { price: 40 }],
  ["/settings", { cityAr: "إربد" }],
  ["/mail-server", { port: 465 }],
  ["/e-invoicing", { clientId: "17" }],
] as const) {
  test(`of two changes of the same version of ${path} the second is rejected`, async () => {
    await tellsTheSecond({ path, change, updatedAt: async () => (await recordAt(path)).updatedAt });
  });
}

test("of two who set an order's status, or decide its payment, the second is told", async () => {
  const path = `/orders/${(await placeTransfer(shop))._id}`;
  const updatedAt = async () => (await recordAt(path)).updatedAt;
  await tellsTheSecond({ path, change: { status: "cancelled" }, updatedAt });
  const decision = { path: `${path}/payment`, change: { paymentState: "accepted" } };
  await tellsTheSecond({ ...decision, updatedAt });
  // Also when the first did the one and the second the other.
  const seen = await updatedAt();
  assert.equal((await save(path, { status: "processing" }, seen)).status, 200);
  assert.equal((await save(decision.path, decision.change, seen)).status, 412);
});

test("that a record was changed or deleted meanwhile is reported before anything of its picture", async () => {
  const path = `/testimonials/${(await firstOf("/testimonials"))._id}`;
  const withPicture = (color: string) =>
    photoWithPlace(color).then((bytes) =>
      shop.askAsOwner(`/api/v1${path}`, {
        method: "PATCH",
        body: multipart({}, [{ field: "image", name: "a.jpg", bytes }]),
      }),
    );
  assert.equal((await withPicture("#115588")).status, 200);
  const { image, updatedAt } = await firstOf("/testimonials");
  assert.equal((await withPicture("#558811")).status, 200);
  const edited = { company: "Example Bakery", image: image! };
  assert.equal((await save(path, edited, updatedAt)).status, 412);
  // Who names no version is told of the picture, as before.
  assert.equal((await save(path, edited)).status, 400);
  assert.equal((await shop.askAsOwner(`/api/v1${path}`, { method: "DELETE" })).status, 200);
  assert.equal((await save(path, edited, updatedAt)).status, 404);
});

/** Of a call that changes one record: the second change of a version is rejected, others are not. */
async function tellsTheSecond(call: {
  path: string;
  change: object;
  /** The version of the record as it is now. */
  updatedAt: () => Promise<string>;
}): Promise<void> {
  const seen = await call.updatedAt();
  const status = async (version?: string) => (await save(call.path, call.change, version)).status;
  assert.equal(await status(seen), 200);
  const second = await save(call.path, call.change, seen);
  assert.equal(second.status, 412);
  assert.match(await second.text(), /changed_meanwhile/);
  // Clients that do not name a version change whatever is there.
  assert.equal(await status(), 200);
  assert.equal(await status(await call.updatedAt()), 200);
  assert.equal(await status("yesterday"), 412);
}

/** @param version the record's `updatedAt` as this client read it */
async function save(path: string, change: object, version?: string): Promise<Response> {
  const init = asJson("PATCH", change);
  const headers = { ...init.headers, ...(version ? { "If-Match": version } : {}) };
  return shop.askAsOwner(`/api/v1${path}`, { ...init, headers });
}
