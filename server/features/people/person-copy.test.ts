import assert from "node:assert/strict";
import { buffer } from "node:stream/consumers";
import { test } from "node:test";

import { openFileStore } from "#server/platform/files/file-store.ts";
import { fieldsOfPerson } from "#server/testing/order-form.ts";
import { placeOrderWithPictures } from "#server/testing/order-with-pictures.ts";
import { placeCashOrder } from "#server/testing/placed-orders.ts";
import { asJson, shopForTests } from "#server/testing/start-test-shop.ts";
import { unzipped } from "#server/testing/unzipped.ts";
import { BULK_REQUEST, MESSAGE } from "#server/testing/visitor-forms.ts";

const shop = shopForTests();

const RANA = { name: "Rana", email: "rana@example.com", phone: "0791234511" };
const DANA = { name: "Dana", email: "dana-rana@example.com", phone: "0791234551" };

/** @returns the id of what was made */
async function made(path: string, body: object, ask = shop.ask): Promise<string> {
  const response = await ask(`/api/v1${path}`, asJson("POST", body));
  assert.equal(response.status, 201, path);
  return ((await response.json()) as { data: { data: { _id: string } } }).data.data._id;
}

/** A message, a request for a quote and a subscription, with what staff answered. */
async function writes({ name, email, phone }: typeof RANA): Promise<void> {
  const message = { ...MESSAGE, fullName: name, email, phone, subject: `${name} asks` };
  const messageId = await made("/contact", message);
  const answer = { message: `An answer to ${name}`, language: "en" };
  await made(`/contact/${messageId}/replies`, answer, shop.askAsOwner);
  const companyInfo = { ...BULK_REQUEST.companyInfo, contactPerson: name, email, phone };
  const requestId = await made("/custom-orders", { ...BULK_REQUEST, companyInfo });
  await made(`/custom-orders/${requestId}/quotes`, { price: 12.5 }, shop.askAsOwner);
  const company = await made(
    "/companies",
    { name: `Works of ${name}`, contactPerson: name, email, phone },
    shop.askAsOwner,
  );
  const people = [
    { firstName: name, lastName: "Example", email, phone, office: `${name}'s office` },
  ];
  await made("/rosters", { company, people }, shop.askAsOwner);
  const office = { name: "Irbid", city: "Irbid", addressLine1: "Example Street 2" };
  const offices = [{ ...office, contactName: name, phone }];
  const path = `/api/v1/companies/${company}/offices`;
  assert.ok((await shop.askAsOwner(path, asJson("PUT", { offices }))).ok);
  const subscribed = await shop.ask("/api/v1/subscribers/subscribe", asJson("POST", { email }));
  assert.ok(subscribed.ok);
}

const note = ({ _id }: { _id: string }, text: string) =>
  shop.askAsOwner(`/api/v1/orders/${_id}/notes`, asJson("POST", { text }));

/** Left by a visitor on the page of this order's card. */
async function leaveContact(orderId: string, { name, email, phone }: typeof RANA) {
  const { rows } = await shop.database.pool.query<{ code: string }>(
    "select code from cards where order_id = $1",
    [orderId],
  );
  const sent = await shop.ask(`/c/${rows[0]!.code}`, {
    method: "POST",
    body: new URLSearchParams({ name, email, phone }),
    redirect: "manual",
  });
  assert.equal(sent.status, 303);
}

test("the copy holds everything of the person with every picture, and nothing of anybody else", async () => {
  const { order, pictures } = await placeOrderWithPictures(shop, fieldsOfPerson(RANA));
  const { order: other } = await placeOrderWithPictures(shop, fieldsOfPerson(DANA));
  await writes(RANA);
  await writes(DANA);
  await note(order, "Call Rana first");
  await note(other, "Call Dana first");
  const gift = await placeCashOrder(shop, {
    ...fieldsOfPerson(DANA),
    "deliveryInfo[deliveryPhone]": RANA.phone,
    "deliveryInfo[deliveryEmail]": RANA.email,
    "deliveryInfo[addressLine1]": "Street of the gift",
  });
  await leaveContact(other._id, RANA);
  await leaveContact(order._id, DANA);

  const response = await shop.askAsOwner(
    "/api/v1/people/export",
    asJson("POST", { email: RANA.email, phone: RANA.phone }),
  );
  assert.equal(response.headers.get("Content-Type"), "application/zip");
  const files = unzipped(Buffer.from(await response.arrayBuffer()));
  const text = files.get("data.json")!.toString();
  const data = JSON.parse(text) as Record<string, Record<string, unknown>[]>;
  const { notifications, cards, ...rest } = data;
  const page = pictures["profiles.photo"];
  const about = (records: object[]) => records.map((record) => ({ email: RANA.email, ...record }));
  assert.partialDeepStrictEqual(rest, {
    orders: about([
      {
        id: order._id,
        firstName: "Rana",
        phoneNumbers: [RANA.phone],
        addressLine1: "Rana Street",
        totalFils: order.total * 1000,
        addons: [{ title: "Picture on the back", priceFils: 4000 }],
        notes: [{ text: "Call Rana first" }],
        cards: [{ nameOnCard: "Example Customer", proofs: [{ version: 1 }] }],
      },
    ]),
    deliveries: [{ id: gift._id, deliveryPhone: RANA.phone, addressLine1: "Street of the gift" }],
    messages: about([{ subject: "Rana asks", body: MESSAGE.message, phone: RANA.phone }]),
    bulkOrders: about([{ employeeCount: 60, quotes: [{ priceFils: 12_500, count: 60 }] }]),
    companies: about([{ contactPerson: "Rana", phone: RANA.phone }]),
    offices: [{ name: "Irbid", contactName: "Rana", phone: RANA.phone }],
    lists: [{ n: 1, cells: { firstName: "Rana", office: "Rana's office", phone: RANA.phone } }],
    subscriptions: about([{ isConfirmed: false }]),
    pages: about([{ firstName: "Rana", phones: [RANA.phone], photo: page }]),
    contacts: about([{ name: "Rana", phone: RANA.phone }]),
    replies: [{ recipient: RANA.email, body: "An answer to Rana", quoted: MESSAGE.message }],
  });
  assert.deepEqual(
    Object.values(rest).map((records) => records.length),
    Object.values(rest).map(() => 1),
  );
  // Those of others' orders; her own are with hers.
  assert.deepEqual(cards, []);
  assert.ok(notifications!.some(({ kind }) => kind === "email:order-confirmation"));
  assert.ok(notifications!.every(({ recipient }) => recipient === RANA.email));
  assert.doesNotMatch(text, /dana|1234551/i);

  const store = openFileStore(shop.config.files);
  const keys = new Set(text.match(/(?:public|private)\/[\w.-]+/g));
  assert.equal(keys.size, 4, "receipt, logo, the addon's picture and the page's photo");
  for (const path of Object.values(pictures))
    keys.add(/(?:public|private)\/[\w.-]+/.exec(path)![0]);
  const names = [...keys].map((key) => key.replace(/^\w+/, "pictures"));
  assert.deepEqual([...files.keys()].toSorted(), ["data.json", ...names].toSorted());
  for (const [index, key] of [...keys].entries()) {
    assert.deepEqual(files.get(names[index]!), await buffer((await store.read(key))!), key);
  }
});
