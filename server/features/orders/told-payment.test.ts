import assert from "node:assert/strict";
import { test } from "node:test";

import { acceptQuote } from "#server/testing/accepted-quotes.ts";
import { answered } from "#server/testing/answers.ts";
import { orderFields } from "#server/testing/order-form.ts";
import { placeCashOrder, placeTransfer } from "#server/testing/placed-orders.ts";
import { mailsTo, shopWithMailForTests } from "#server/testing/shop-with-mail.ts";
import { asJson } from "#server/testing/start-test-shop.ts";
import { settledNotifications } from "#server/testing/stored-notifications.ts";
import { MAIN_PRODUCT_ID, OTHER_CITY_ID, OTHER_COUNTRY_ID } from "#shared/ids.ts";
import { orderPageAnswerSchema } from "#shared/orders/order-page.ts";
import { orderAnswerSchema } from "#shared/orders/order.ts";
import { takenOrderAnswerSchema } from "#shared/orders/staff-order-form.ts";

import { orderLinkStore } from "./order-link.store.ts";

/** What customers are told of their payment, and of what cancelling costs, follows what they have paid. */

const { shop, mail } = shopWithMailForTests();

let customers = 0;
const another = () => ({ "personalInfo[email]": `payer${++customers}@example.com` });
/** An order to Irbid, where a courier of the shop's comes. */
async function toIrbid(place: typeof placeCashOrder) {
  const { rows } = await shop.database.pool.query<{ city: string; country: string }>(
    "select id as city, country_id as country from cities where name = 'Irbid'",
  );
  const fields = { ...orderFields(rows[0]!), ...another() };
  return place(shop, {
    ...fields,
    "deliveryInfo[typedCountry]": "",
    "deliveryInfo[typedCity]": "",
  });
}
const toIrbidByTransfer = () => toIrbid(placeTransfer as typeof placeCashOrder);

const patch = (id: string, body: object, part = "") =>
  answered(
    shop.askAsOwner(`/api/v1/orders/${id}${part}`, asJson("PATCH", body)),
    orderAnswerSchema,
  );
const accept = (id: string) => patch(id, { paymentState: "accepted" }, "/payment");
const charge = (id: string, fils: number) =>
  shop.database.pool.query("update orders set total_fils = total_fils + $2 where id = $1", [
    id,
    fils,
  ]);
const lastTo = async (email: string) => (await mailsTo({ shop, mail }, email)).at(-1)!.text;
/** The order's page, opened by a link of its own. */
async function pageOf(id: string) {
  const token = await orderLinkStore(shop.database.db).add(id);
  return answered(shop.ask(`/api/v1/orders/by-token/${token}`), orderPageAnswerSchema);
}
const age = (id: string, hours: number) =>
  shop.database.pool.query(
    "update orders set created_at = now() - $2 * interval '1 hour' where id = $1",
    [id, hours],
  );

test("of a deposit a company reads that the deposit is paid, and what its receipt must show", async () => {
  const email = "deposit@example.com";
  const { quote, order } = await acceptQuote(shop, { email, count: 10, depositPercent: 50 });
  assert.deepEqual([quote.total, quote.deposit], [150, 75]);
  await settledNotifications(shop);
  const asked = { paymentState: "better_receipt_asked", reason: "Too dark" };
  await patch(order, asked, "/payment");
  assert.match(await lastTo(email), /with the amount 75 JOD and the order number/);
  await accept(order);
  assert.match(await lastTo(email), /accepted it\. 75 JOD is paid\./);
  await patch(order, { status: "processing" });
  const being = await lastTo(email);
  assert.match(being, /Paid: we have your 75 JOD\./);
  assert.doesNotMatch(being, /Still to be paid/);
});

test("of an order that became dearer they read what they have paid, and what they pay the courier", async () => {
  const { _id: id, total, personalInfo } = await toIrbidByTransfer();
  await accept(id);
  await settledNotifications(shop);
  await charge(id, 5500);
  const { email } = personalInfo;
  await patch(id, { status: "processing" });
  const being = await lastTo(email);
  assert.ok(being.includes(`Paid: we have your ${total} JOD.`), being);
  assert.match(being, /Still to be paid\W+5\.500 JOD/);
  await patch(id, { status: "cancelled" });
  await settledNotifications(shop);
  await patch(id, { status: "pending" });
  assert.match(await lastTo(email), /you pay the courier 5\.500 JOD\./);
});

test("whose card was delivered, paid and came back is not told that nothing was paid", async () => {
  const { _id: id, personalInfo } = await toIrbid(placeCashOrder);
  await patch(id, { status: "delivered" });
  await settledNotifications(shop);
  await patch(id, { status: "cancelled" });
  const told = await lastTo(personalInfo.email);
  assert.match(told, /We will write to you about what you paid/);
  assert.doesNotMatch(told, /You have paid nothing/);
});

test("who has sent no receipt and paid nothing pays no fee, and is told so", async () => {
  const email = "phone@example.com";
  const taken = await answered(
    shop.askAsOwner(
      "/api/v1/staff/orders",
      asJson("POST", {
        product: MAIN_PRODUCT_ID,
        personalInfo: {
          firstName: "Example",
          lastName: "Customer",
          position: "Founder",
          organization: "Example Bakery",
          phoneNumbers: ["0790000000"],
          email,
        },
        cardDesign: { nameOnCard: "By phone" },
        deliveryInfo: {
          country: OTHER_COUNTRY_ID,
          city: OTHER_CITY_ID,
          typedCountry: "Exampleland",
          typedCity: "Exampleton",
          addressLine1: "Example Street 1",
          deliveryPhone: "0790000000",
          deliveryEmail: email,
        },
        paymentMethod: "online",
      }),
    ),
    takenOrderAnswerSchema,
    201,
  );
  const { order: ofCompany } = await acceptQuote(shop, { depositPercent: 50 });
  for (const id of [taken._id, ofCompany]) {
    await age(id, 5);
    const { cancellation, order } = await pageOf(id);
    assert.equal(order.paymentState, "better_receipt_asked");
    assert.deepEqual([cancellation?.feePercent, cancellation?.fee], [5, 0]);
  }
  await settledNotifications(shop);
  await patch(taken._id, { status: "cancelled" });
  assert.match(await lastTo(email), /You have paid nothing, and there is nothing to pay\./);
});

test("who has sent a receipt that nobody has checked is told what cancelling costs", async () => {
  const { _id: id, total, personalInfo } = await toIrbidByTransfer();
  await age(id, 5);
  assert.equal((await pageOf(id)).cancellation?.fee, (total * 5) / 100);
  await settledNotifications(shop);
  await patch(id, { status: "cancelled" });
  assert.match(await lastTo(personalInfo.email), /We will write to you about what you paid/);
});

test("who has paid the courier is not told to pay again while the card is made again", async () => {
  const { _id: id, total, personalInfo } = await toIrbid(placeCashOrder);
  await patch(id, { status: "processing" });
  await settledNotifications(shop);
  const paid = "update orders set paid_fils = total_fils where id = $1";
  await shop.database.pool.query(paid, [id]);
  const correct = (lastName: string) => patch(id, { personalInfo: { ...personalInfo, lastName } });
  await correct("Corrected");
  const told = await lastTo(personalInfo.email);
  assert.ok(told.includes(`Paid: we have your ${total} JOD.`), told);
  assert.doesNotMatch(told, /pay the courier/);
  // Of what it became dearer by meanwhile, only that.
  await correct("Again");
  await charge(id, 2000);
  assert.match(await lastTo(personalInfo.email), /you pay the courier 2 JOD on delivery/);
});
