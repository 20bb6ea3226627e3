import assert from "node:assert/strict";
import { test } from "node:test";

import { companyLinkStore } from "#server/features/companies/company-link.store.ts";
import { answered, refused } from "#server/testing/answers.ts";
import { hireColleague } from "#server/testing/colleague.ts";
import { fillOrder } from "#server/testing/company-cards.ts";
import { placeCashOrder } from "#server/testing/placed-orders.ts";
import { mailsTo, shopWithMailForTests } from "#server/testing/shop-with-mail.ts";
import { asJson } from "#server/testing/start-test-shop.ts";
import { settledNotifications } from "#server/testing/stored-notifications.ts";
import { putCompanyOffices } from "#shared/companies/company-offices.ts";
import { companyPageAnswerSchema } from "#shared/companies/company-page.ts";
import { orderPageAnswerSchema } from "#shared/orders/order-page.ts";
import { orderRecordAnswerSchema } from "#shared/orders/order-record.ts";
import { staffOrderAnswerSchema } from "#shared/orders/staff-order.ts";
import { packingAnswerSchema } from "#shared/packing/packing.ts";
import { orderShipmentAnswerSchema } from "#shared/shipments/shipment.ts";

const { shop, mail } = shopWithMailForTests();

const ARAMEX = {
  courier: "Aramex",
  trackingNumber: "JO-4821 77",
  // A name that other sites only count visits by: here it is the shipment.
  url: "https://courier.example/track?trackingId=4821",
};

let customers = 0;
async function placed(more = {}) {
  customers += 1;
  const email = `customer${customers}@example.com`;
  const order = await placeCashOrder(shop, { "personalInfo[email]": email, ...more });
  await settledNotifications(shop);
  return { email, path: `/api/v1/orders/${order._id}` };
}
const ship = (path: string, body: object) =>
  shop.askAsOwner(`${path}/shipment`, asJson("POST", body));
const shipped = (path: string, body: object) =>
  answered(ship(path, body), orderShipmentAnswerSchema);
const setStatus = (path: string, status: string) =>
  answered(shop.askAsOwner(path, asJson("PATCH", { status })), staffOrderAnswerSchema);

/** The mails to this address that the order is on its way. */
async function told(email: string) {
  const mails = await mailsTo({ shop, mail }, email);
  return mails.filter(({ headers }) => /on its way|شُحن/.test(headers.get("subject")!));
}
async function pageOf(email: string) {
  const { text } = (await mailsTo({ shop, mail }, email)).at(-1)!;
  const [, token] = /\/orders\/([0-9a-f]{32})/.exec(text)!;
  return answered(shop.ask(`/api/v1/orders/by-token/${token}`), orderPageAnswerSchema);
}

test("a customer reads the courier, number and link in the message and on the order's page", async () => {
  const { email, path } = await placed();
  await shipped(path, ARAMEX);
  assert.equal((await pageOf(email)).shipment, null, "it is not on its way yet");
  await shipped(path, { ...ARAMEX, isShipped: true });
  const order = await answered(shop.askAsOwner(path), staffOrderAnswerSchema);
  assert.equal(order.status, "shipped");
  const [message, ...more] = await told(email);
  assert.deepEqual(more, []);
  for (const value of Object.values(ARAMEX)) {
    assert.ok(message!.text.includes(value), message!.text);
    assert.ok(message!.html.includes(value), message!.html);
  }
  assert.deepEqual((await pageOf(email)).shipment, ARAMEX);
});

test("in Arabic the message keeps the order of a number's parts", async () => {
  const { email, path } = await placed({ language: "ar" });
  await shipped(path, { ...ARAMEX, isShipped: true });
  const [message] = await told(email);
  assert.match(message!.html, /رقم التتبّع[^]*<bdi dir="ltr">JO-4821 77<\/bdi>/);
  assert.match(message!.text, /رقم التتبّع: \u2066JO-4821 77\u2069/);
});

test("what is corrected after the message is told again only when asked, and is in the history", async () => {
  const { email, path } = await placed();
  await shipped(path, { ...ARAMEX, isShipped: true });
  assert.equal((await told(email)).length, 1);
  const right = { ...ARAMEX, trackingNumber: "JO-9" };
  await shipped(path, { ...right, isShipped: true });
  assert.equal((await told(email)).length, 1);
  assert.deepEqual((await pageOf(email)).shipment, right);
  // Asked twice in a row, by two people or two clicks, it is told once.
  await Promise.all([1, 2].map(() => shipped(path, { ...right, tellsAgain: true })));
  const messages = await told(email);
  assert.equal(messages.length, 2);
  assert.match(messages[1]!.text, /JO-9/);
  const { events } = await answered(shop.askAsOwner(`${path}/record`), orderRecordAnswerSchema);
  const changes = events.flatMap((event) => (event.kind === "change" ? [event.changes] : []));
  assert.deepEqual(changes[0], { trackingNumber: { from: "JO-4821 77", to: "JO-9" } });
});

test("an order that its customer has cancelled meanwhile stays cancelled", async () => {
  const { path } = await placed();
  await setStatus(path, "cancelled");
  await refused(ship(path, { ...ARAMEX, isShipped: true }), 400);
  const order = await answered(shop.askAsOwner(path), staffOrderAnswerSchema);
  assert.equal(order.status, "cancelled");
});

test("what is no web address, too long or missing is refused at its field, and viewers enter nothing", async () => {
  const { path } = await placed();
  for (const [field, value] of [
    ["url", "javascript:alert(1)"],
    ["url", `https://courier.example/${"x".repeat(2000)}`],
    ["url", "courier.example"],
    ["courier", " "],
    ["courier", "x".repeat(101)],
    ["trackingNumber", ""],
    ["trackingNumber", "x".repeat(101)],
  ] as const) {
    const { errors } = await refused(ship(path, { ...ARAMEX, [field]: value }), 400);
    assert.deepEqual(Object.keys(errors ?? {}), [field], value);
  }
  const none = `/api/v1/orders/${"0".repeat(24)}`;
  await refused(ship(none, ARAMEX), 404);
  await refused(shop.askAsOwner(`${none}/shipment`), 404);
  const viewer = await hireColleague(shop, "viewer");
  await refused(viewer.ask(`${path}/shipment`, asJson("POST", ARAMEX)), 403);
  const { shipment } = await answered(viewer.ask(`${path}/shipment`), orderShipmentAnswerSchema);
  assert.equal(shipment, null);
});

test("the shop's last couriers are offered, each once", async () => {
  const orders = [await placed(), await placed(), await placed()];
  for (const [index, courier] of ["First", "Second", "First"].entries()) {
    await shipped(orders[index]!.path, { ...ARAMEX, courier });
  }
  const { couriers } = await shipped(orders[1]!.path, { ...ARAMEX, courier: "Third" });
  assert.deepEqual(couriers.slice(0, 2), ["Third", "First"]);
  assert.ok(!couriers.includes("Second"));
});

test("an order that is made again after it was sent waits for another number", async () => {
  const { path } = await placed();
  await shipped(path, { ...ARAMEX, isShipped: true });
  const { cards } = await answered(shop.askAsOwner(path), staffOrderAnswerSchema);
  const again = `${path}/cards/${cards[0]!._id}/remaking`;
  assert.equal((await shop.askAsOwner(again, asJson("POST", { code: "same" }))).status, 200);
  const now = await answered(shop.askAsOwner(`${path}/shipment`), orderShipmentAnswerSchema);
  assert.equal(now.shipment, null);
});

/** A company's order of which some cards go to its office. */
async function orderWithOffice() {
  const people = [{ office: "Irbid" }, { office: "" }];
  const { order, company } = await fillOrder(shop, { count: 2, people });
  const office = { name: "Irbid", city: "Irbid", addressLine1: "Example Street 2" };
  const { offices } = await answered(
    shop.askAsOwner(`/api/v1/companies/${company}/offices`, asJson("PUT", { offices: [office] })),
    putCompanyOffices.answers[200].schema,
  );
  const token = await companyLinkStore(shop.database.db).add(company);
  return { order, company, token, path: `/api/v1/orders/${order}`, office: offices[0]!._id };
}
const parcelsOf = async (path: string) =>
  (await answered(shop.askAsOwner(`${path}/packing`), packingAnswerSchema)).parcels.map(
    ({ office, tracking }) => [office?.name ?? "", tracking?.trackingNumber ?? null],
  );

test("each parcel has a courier and number of its own, which the company sees when the order is shipped", async () => {
  const { path, office, token, order } = await orderWithOffice();
  await shipped(path, ARAMEX);
  // Sent twice it is there once.
  for (const _ of [1, 2]) {
    const known = await shipped(path, { ...ARAMEX, trackingNumber: "JO-2", office });
    assert.equal(known.shipment?.trackingNumber, ARAMEX.trackingNumber);
  }
  assert.deepEqual(await parcelsOf(path), [
    ["", ARAMEX.trackingNumber],
    ["Irbid", "JO-2"],
  ]);
  const page = async () => {
    const asked = shop.ask(`/api/v1/companies/by-token/${token}`);
    const { orders } = await answered(asked, companyPageAnswerSchema);
    return orders
      .find(({ id }) => id === order)!
      .parcels.map((parcel) => [parcel.office, parcel.tracking.trackingNumber]);
  };
  assert.deepEqual(await page(), []);
  await setStatus(path, "shipped");
  assert.deepEqual(await page(), [
    ["", ARAMEX.trackingNumber],
    ["Irbid", "JO-2"],
  ]);
  const { events } = await answered(shop.askAsOwner(`${path}/record`), orderRecordAnswerSchema);
  const named = events.flatMap((event) =>
    event.kind === "change" && event.changes["parcelOffice"]
      ? [event.changes["parcelOffice"].to]
      : [],
  );
  assert.deepEqual(named, ["Irbid"]);
});

test("a parcel to an office of others is refused, and one that is made again loses all its numbers", async () => {
  const { path, office } = await orderWithOffice();
  const other = await orderWithOffice();
  for (const wrong of [other.office, "0".repeat(24)]) {
    const { errors } = await refused(ship(path, { ...ARAMEX, office: wrong }), 400);
    assert.deepEqual(Object.keys(errors ?? {}), ["office"]);
  }
  const person = await placed();
  await refused(ship(person.path, { ...ARAMEX, office }), 400);
  await shipped(path, { ...ARAMEX, office, isShipped: true });
  const { cards, status } = await answered(shop.askAsOwner(path), staffOrderAnswerSchema);
  assert.equal(status, "shipped");
  const again = `${path}/cards/${cards[0]!._id}/remaking`;
  assert.equal((await shop.askAsOwner(again, asJson("POST", { code: "same" }))).status, 200);
  assert.deepEqual(await parcelsOf(path), [
    ["", null],
    ["Irbid", null],
  ]);
});
