import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { answered } from "#server/testing/answers.ts";
import { multipart, ORDER_ABROAD } from "#server/testing/order-form.ts";
import { placeCashOrder, placeTransfer } from "#server/testing/placed-orders.ts";
import { mailsTo, shopWithMailForTests } from "#server/testing/shop-with-mail.ts";
import { asJson, startTestShop } from "#server/testing/start-test-shop.ts";
import { settledNotifications, storedNotifications } from "#server/testing/stored-notifications.ts";
import { orderStatusesAnswerSchema } from "#shared/orders/order-statuses.ts";
import type { Order } from "#shared/orders/order.ts";
import { takenOrderAnswerSchema } from "#shared/orders/staff-order-form.ts";

/** What customers are told of what staff do with their orders. */

const { shop, mail } = shopWithMailForTests();

let customers = 0;
/** An order of a new customer, who has its confirmation. */
async function placed(place: typeof placeCashOrder | typeof placeTransfer, more = {}) {
  customers += 1;
  const email = `customer${customers}@example.com`;
  const order = await place(shop, { "personalInfo[email]": email, ...more });
  await settledNotifications(shop);
  return { order, email };
}

async function set(order: Order, ...statuses: string[]): Promise<void> {
  for (const status of statuses) {
    const init = asJson("PATCH", { status });
    assert.equal((await shop.askAsOwner(`/api/v1/orders/${order._id}`, init)).status, 200);
  }
}

async function decide({ _id }: Order, paymentState: string): Promise<void> {
  const init = asJson("PATCH", { paymentState, reason: "Too dark" });
  assert.equal((await shop.askAsOwner(`/api/v1/orders/${_id}/payment`, init)).status, 200);
}

/** The subjects of the mails to this address behind its confirmation. */
async function told(email: string): Promise<string[]> {
  const mails = await mailsTo({ shop, mail }, email);
  return mails.map(({ headers }) => headers.get("subject")!).slice(1);
}

const lastTo = (email: string) => mail.mails.findLast(({ recipients: [to] }) => to === email)!;

describe("of a status", () => {
  test("a customer is told with what happens next, and how it goes on", async () => {
    const { order, email } = await placed(placeCashOrder);
    const number = order.orderNumber;
    for (const [status, subject, words] of [
      ["processing", `Naqra: your order ${number} is being made`, "We write to you again"],
      ["shipped", `Naqra: your order ${number} is on its way`, "takes 7-14 days"],
      ["delivered", `Naqra: your order ${number} has been delivered`, "within 48 hours"],
      ["cancelled", `Naqra: your order ${number} is cancelled`, "We will write to you about what"],
      ["pending", `Naqra: we are working on your order ${number} again`, "once you have agreed"],
    ] as const) {
      await set(order, status);
      assert.equal((await told(email)).at(-1), subject);
      const { text, html } = lastTo(email);
      for (const body of [text, html]) {
        assert.ok(body.includes(words), body);
        assert.match(body, /\/orders\/[0-9a-f]{32}/);
      }
    }
    assert.equal((await told(email)).length, 5);
  });

  test("it is told in the language of the order", async () => {
    const { order, email } = await placed(placeCashOrder, { language: "ar" });
    await set(order, "shipped");
    assert.deepEqual(await told(email), [`نقرة: شُحن طلبك رقم ${order.orderNumber}`]);
    assert.match(lastTo(email).html, /<html lang="ar" dir="rtl">/);
    assert.match(lastTo(email).text, /\/ar\/orders\/[0-9a-f]{32}/);
  });

  test("only the last of several in a row is told, and nothing of what was taken back", async () => {
    const quick = await placed(placeCashOrder);
    await set(quick.order, "processing", "shipped", "processing", "shipped", "delivered");
    assert.deepEqual(await told(quick.email), [
      `Naqra: your order ${quick.order.orderNumber} has been delivered`,
    ]);
    const slip = await placed(placeCashOrder, { "personalInfo[firstName]": "Slip" });
    await set(slip.order, "cancelled", "pending");
    assert.deepEqual(await told(slip.email), []);
    // What was told is not told again.
    await set(slip.order, "processing");
    await told(slip.email);
    await set(slip.order, "shipped", "processing");
    assert.equal((await told(slip.email)).length, 1);
  });

  test("however many clients set statuses at once, one message follows", async () => {
    const { order, email } = await placed(placeCashOrder, { "personalInfo[firstName]": "Crowd" });
    const statuses = ["processing", "cancelled", "shipped", "processing"];
    await Promise.all([...statuses, ...statuses].map((status) => set(order, status)));
    await set(order, "shipped");
    assert.deepEqual(await told(email), [`Naqra: your order ${order.orderNumber} is on its way`]);
    // A status that comes back to the one they know is none that they hear of.
    await Promise.all(["processing", "delivered"].map((status) => set(order, status)));
    await set(order, "shipped");
    assert.equal((await told(email)).length, 1);
  });

  test("of many whose orders change together each customer gets one message", async () => {
    await using quiet = await startTestShop();
    const orders = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        placeCashOrder(quiet, { "personalInfo[firstName]": `Many ${index}` }),
      ),
    );
    const ids = orders.map(({ _id }) => _id);
    for (const status of ["processing", "shipped", "shipped"]) {
      const init = asJson("POST", { status, ids });
      assert.equal((await quiet.askAsOwner("/api/v1/orders/statuses", init)).status, 200);
    }
    const stored = await storedNotifications(quiet);
    const count = (kind: string, status: string) =>
      stored.filter((job) => job.kind === kind && job.status === status).length;
    assert.equal(count("order-processing", "discarded"), 8);
    assert.equal(count("order-shipped", "waiting"), 8);
  });

  test("nothing is told of a change that is refused, or only tried", async () => {
    const { order, email } = await placed(placeCashOrder, { "personalInfo[firstName]": "Tried" });
    const init = asJson("PATCH", { status: "shipped", personalInfo: { email: "nobody" } });
    assert.equal((await shop.askAsOwner(`/api/v1/orders/${order._id}`, init)).status, 400);
    assert.deepEqual(await told(email), []);
  });
});

describe("of a receipt", () => {
  test("a customer is told that it was accepted, unless that was a slip", async () => {
    const { order, email } = await placed(placeTransfer);
    await decide(order, "accepted");
    await decide(order, "receipt_to_check");
    assert.deepEqual(await told(email), []);
    await decide(order, "accepted");
    await decide(order, "accepted");
    const subject = `Naqra: we have your payment for order ${order.orderNumber}`;
    assert.deepEqual(await told(email), [subject]);
    assert.ok(lastTo(email).text.includes("35 JOD is paid."));
  });

  test("hears of it as well when the status that followed was taken back", async () => {
    const { order, email } = await placed(placeTransfer, { "personalInfo[firstName]": "Back" });
    await decide(order, "accepted");
    const asked = { status: "processing", ids: [order._id] };
    const response = await shop.askAsOwner("/api/v1/orders/statuses", asJson("POST", asked));
    const { undo: entries } = orderStatusesAnswerSchema.parse(await response.json()).data;
    await shop.askAsOwner("/api/v1/orders/undoing", asJson("POST", { entries }));
    const subject = `Naqra: we have your payment for order ${order.orderNumber}`;
    assert.deepEqual(await told(email), [subject]);
  });

  test("whose card is made at once gets one message that says both", async () => {
    const { order, email } = await placed(placeTransfer, { "personalInfo[firstName]": "Both" });
    await decide(order, "accepted");
    await set(order, "processing");
    assert.deepEqual(await told(email), [`Naqra: your order ${order.orderNumber} is being made`]);
    assert.ok(lastTo(email).text.includes("Paid: we have your 35 JOD."));
  });
});

test("abroad a fee that staff have set is in the total, and nobody is to wait for it", async () => {
  for (const [paymentMethod, next] of [
    ["cash", "We print and program your card."],
    ["online", "We check the receipt of your transfer."],
  ] as const) {
    const email = `fee-${paymentMethod}@example.com`;
    const agreed = { fee: "7", reason: "Agreed on by phone" };
    const fields = { ...ORDER_ABROAD, ...agreed, paymentMethod, "personalInfo[email]": email };
    const init = { method: "POST", body: multipart(fields) };
    const taken = shop.askAsOwner("/api/v1/staff/orders", init);
    const order = await answered(taken, takenOrderAnswerSchema, 201);
    assert.equal(order.total, 42);
    await told(email);
    const { text, html } = lastTo(email);
    assert.match(text, /^Delivery, Exampleton: 7 JOD$/m);
    assert.match(text, /^Total: 42 JOD$/m);
    assert.ok(text.includes(next), text);
    assert.ok(text.includes("Delivery outside Jordan takes 7-14 days."), text);
    const staff = mail.mails.findLast(({ recipients: [to] }) => to !== email)!;
    assert.match(staff.text, /^Total: 42 JOD$/m);
    const sent = [text, html, staff.text];
    for (const status of ["processing", "shipped", "pending"]) {
      await set(order, status);
      await told(email);
      sent.push(lastTo(email).text);
    }
    for (const body of sent) {
      assert.doesNotMatch(body, /without delivery|write to you (first|with the fee)/i);
    }
  }
  // Until then the shop writes first.
  const { order, email } = await placed(placeCashOrder, { "personalInfo[firstName]": "Open" });
  assert.match(lastTo(email).text, /^Total, without delivery: 35 JOD$/m);
  assert.match(lastTo(email).text, /^Delivery, Exampleton: We write to you first$/m);
  await set(order, "processing");
  await told(email);
  assert.match(lastTo(email).text, /We write to you with the fee for the delivery/);
  const corrected = asJson("PATCH", { cardDesign: { nameOnCard: "Corrected" } });
  assert.equal((await shop.askAsOwner(`/api/v1/orders/${order._id}`, corrected)).status, 200);
  assert.match((await told(email)).at(-1)!, /corrected/);
  assert.match(lastTo(email).text, /^Total, without delivery: 35 JOD$/m);
});

test("what a customer typed stands in no subject, and is no link", async () => {
  const { order, email } = await placed(placeTransfer, {
    "personalInfo[firstName]": "Win https://spam.example/a now, spam.example",
    "cardDesign[nameOnCard]": "www.spam.example",
    "deliveryInfo[addressLine1]": `spam.example/street ${"long ".repeat(30)}`,
    "deliveryInfo[typedCity]": "spam.example",
  });
  await decide(order, "better_receipt_asked");
  await told(email);
  await decide(order, "accepted");
  await set(order, "shipped");
  await told(email);
  await set(order, "cancelled");
  await told(email);
  const sent = mail.mails.filter(({ recipients: [to] }) => to === email);
  assert.ok(sent.length >= 4);
  for (const { headers, text, html } of sent) {
    assert.doesNotMatch(headers.get("subject")!, /spam|Win/);
    assert.doesNotMatch(text + html, /spam\.example|www\./);
  }
});
