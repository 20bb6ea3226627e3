import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { answered, refused } from "#server/testing/answers.ts";
import { HOSTILE_JSON } from "#server/testing/hostile-values.ts";
import type { ReceivedMail } from "#server/testing/mail-server.ts";
import { multipart, photoWithPlace } from "#server/testing/order-form.ts";
import { placeCashOrder, placeTransfer } from "#server/testing/placed-orders.ts";
import { loseFirstNote, mailsTo, shopWithMailForTests } from "#server/testing/shop-with-mail.ts";
import { asJson, startTestShop } from "#server/testing/start-test-shop.ts";
import { settledNotifications } from "#server/testing/stored-notifications.ts";
import { KNOWN_ADDON_IDS } from "#shared/addons/known-addons.ts";
import { doneSchema } from "#shared/http/envelope.ts";
import { orderPageAnswerSchema, type OrderPage } from "#shared/orders/order-page.ts";
import { orderRecordAnswerSchema } from "#shared/orders/order-record.ts";
import { reservationAnswerSchema, type Order } from "#shared/orders/order.ts";

const { shop, mail } = shopWithMailForTests();

const pathOf = (token: string) => `/api/v1/orders/by-token/${token}`;

async function pageIn(response: Response): Promise<OrderPage> {
  return answered(response, orderPageAnswerSchema);
}
const read = async (token: string) => pageIn(await shop.ask(pathOf(token)));

async function refusal(response: Response, status: number): Promise<string> {
  return (await refused(response, status)).message;
}

/** The newest mail to this address, once nothing waits. */
const mailTo = async (address: string) => (await mailsTo({ shop, mail }, address)).at(-1)!;

/** The token of the link in a mail, which is the same in both of its forms. */
function tokenIn({ text, html }: ReceivedMail): string {
  const [, token] = /\/orders\/([0-9a-f]{32})\b/.exec(text) ?? [];
  assert.ok(token && html.includes(`/orders/${token}`), text);
  return token;
}
const tokenTo = async (address: string) => tokenIn(await mailTo(address));

let customers = 0;
/** An order of a new customer, with the token of its confirmation. */
async function placed(place: typeof placeCashOrder, more: Record<string, string> = {}) {
  customers += 1;
  const email = `customer${customers}@example.com`;
  const order = await place(shop, { "personalInfo[email]": email, ...more });
  return { order, email, token: await tokenTo(email) };
}

const change = ({ _id }: Order, body: object) =>
  shop.askAsOwner(`/api/v1/orders/${_id}`, asJson("PATCH", body));
const decide = ({ _id }: Order, body: object) =>
  shop.askAsOwner(`/api/v1/orders/${_id}/payment`, asJson("PATCH", body));
const age = ({ _id }: Order, interval: string) =>
  shop.database.pool.query("update orders set created_at = now() - $2::interval where id = $1", [
    _id,
    interval,
  ]);
const cancel = (token: string, feePercent: number) =>
  shop.ask(`${pathOf(token)}/cancellation`, asJson("POST", { feePercent }));

describe("the link", () => {
  test("of the confirmation opens the order as it stands", async () => {
    const { order, token } = await placed(placeCashOrder);
    const page = await read(token);
    assert.equal(page.order.orderNumber, order.orderNumber);
    assert.deepEqual(
      page.steps.map(({ step, isDone }) => [step, isDone]),
      [
        ["placed", true],
        ["processing", false],
        ["shipped", false],
        ["delivered", false],
      ],
    );
    await change(order, { status: "processing" });
    await change(order, { status: "shipped" });
    const shipped = await read(token);
    assert.deepEqual(
      shipped.steps.map(({ step, isDone, at }) => [step, isDone, at !== null]),
      [
        ["placed", true, true],
        ["processing", true, true],
        ["shipped", true, true],
        ["delivered", false, false],
      ],
    );
    assert.equal(shipped.canCorrectAddress, false);
    assert.equal(shipped.cancellation, null);
  });

  test("of an Arabic order leads to the Arabic page, and its mail is all in Arabic", async () => {
    const { rows } = await shop.database.pool.query<{ city: string; country: string }>(
      "select id as city, country_id as country from cities where name = 'Irbid'",
    );
    const { email } = await placed(placeCashOrder, {
      language: "ar",
      "addons[0][addon]": KNOWN_ADDON_IDS.finish,
      "addons[0][addonValue]": "Gloss",
      "addons[0][inputType]": "radio",
      "deliveryInfo[country]": rows[0]!.country,
      "deliveryInfo[city]": rows[0]!.city,
      "deliveryInfo[typedCountry]": "",
      "deliveryInfo[typedCity]": "",
    });
    const { text } = await mailTo(email);
    assert.match(text, /\/ar\/orders\/[0-9a-f]{32}/);
    for (const words of [
      "بطاقة نقرة الذكية",
      "أسود مطفأ، باسم Example Customer",
      "الملمس",
      "لامع",
      "Example Street 1، إربد، الأردن",
    ]) {
      assert.ok(text.includes(words), text);
    }
  });

  test("of a reservation opens the order once it is placed, and nothing before", async () => {
    const reserved = await shop.ask("/api/v1/orders/reservations", { method: "POST" });
    const { _id, pageToken } = reservationAnswerSchema.parse(await reserved.json()).data.data;
    assert.equal((await shop.ask(pathOf(pageToken))).status, 404);
    await placeCashOrder(shop, { _id, "personalInfo[firstName]": "Reserved" });
    assert.equal((await read(pageToken)).order._id, _id);
  });

  test("opens the page in both copies of a message that was sent twice", async () => {
    await using _lost = await loseFirstNote(shop, "order-confirmation");
    const { order, email } = await placed(placeCashOrder);
    const tokens = (await mailsTo({ shop, mail }, email)).map(tokenIn);
    assert.equal(new Set(tokens).size, 2);
    for (const token of tokens) assert.equal((await read(token)).order._id, order._id);
  });

  test("is stored as a hash only", async () => {
    const { token } = await placed(placeCashOrder);
    const { rows } = await shop.database.pool.query<{ row: string }>(
      "select l::text as row from order_links l union all select j::text from jobs j",
    );
    assert.ok(rows.length > 0);
    assert.ok(!rows.some(({ row }) => row.includes(token)));
  });

  test("ends after 180 days, and with its order", async () => {
    const old = await placed(placeCashOrder, { "personalInfo[firstName]": "Old" });
    const gone = await placed(placeCashOrder, { "personalInfo[firstName]": "Gone" });
    await shop.askAsOwner(`/api/v1/orders/${gone.order._id}`, { method: "DELETE" });
    await shop.database.pool.query(
      "update order_links set created_at = now() - interval '181 days' where order_id = $1",
      [old.order._id],
    );
    const unknown = await refusal(await shop.ask(pathOf("0".repeat(32))), 404);
    assert.equal(unknown, "Order not found");
    for (const { token } of [old, gone]) {
      assert.equal(await refusal(await shop.ask(pathOf(token)), 404), unknown);
    }
  });

  test("that is malformed in any way is a 404", async () => {
    const { token, order } = await placed(placeCashOrder, { "personalInfo[firstName]": "Hostile" });
    const wrong = [
      ...HOSTILE_JSON.map((json): unknown => JSON.parse(json)).filter(
        (value): value is string => typeof value === "string" && value.length < 1_000,
      ),
      token.slice(1),
      `${token}0`,
      token.toUpperCase().replace(/\d/g, "A"),
      order._id,
      order.orderNumber,
    ].filter((value) => value !== "" && !/^\.{1,2}$/.test(value));
    for (const value of wrong) {
      const { status } = await shop.ask(pathOf(encodeURIComponent(value.toWellFormed())));
      assert.equal(status, 404, JSON.stringify(value));
    }
    for (const [path, init] of [
      ["receipt", { method: "POST", body: multipart({}) }],
      ["address", asJson("PATCH", ADDRESS)],
      ["cancellation", asJson("POST", { feePercent: 0 })],
    ] as const) {
      assert.equal((await shop.ask(`${pathOf("0".repeat(32))}/${path}`, init)).status, 404);
    }
  });
});

const ADDRESS = {
  addressLine1: "Example Street 2",
  addressLine2: "Second floor",
  postcode: "11118",
  deliveryPhone: "0791111111",
};

describe("the address", () => {
  const correct = (token: string, address: object) =>
    shop.ask(`${pathOf(token)}/address`, asJson("PATCH", address));

  test("is corrected while the order is pending, on record without staff", async () => {
    const { order, token } = await placed(placeCashOrder, { "personalInfo[firstName]": "Moved" });
    const page = await pageIn(await correct(token, ADDRESS));
    assert.equal(page.order.deliveryInfo.addressLine1, ADDRESS.addressLine1);
    assert.equal(page.order.deliveryInfo.deliveryPhone, ADDRESS.deliveryPhone);
    assert.equal(page.order.total, order.total);
    const record = await shop.askAsOwner(`/api/v1/orders/${order._id}/record`);
    const { events } = orderRecordAnswerSchema.parse(await record.json()).data.data;
    const changed = events.find((event) => event.kind === "change");
    assert.equal(changed?.user, null);
    assert.deepEqual(changed?.changes["addressLine1"], {
      from: "Example Street 1",
      to: "Example Street 2",
    });
  });

  test("is refused when it is too short, or too late", async () => {
    const { order, token } = await placed(placeCashOrder, { "personalInfo[firstName]": "Late" });
    const short = await correct(token, { ...ADDRESS, addressLine1: "x" });
    assert.equal(await refusal(short, 400), "Address must be at least 5 characters");
    await change(order, { status: "processing" });
    assert.match(await refusal(await correct(token, ADDRESS), 400), /can no longer be corrected/);
    assert.equal((await read(token)).order.deliveryInfo.addressLine1, "Example Street 1");
  });
});

describe("cancelling", () => {
  test("is free for two hours, then costs what the policy says, and ends after 48", async () => {
    const { order, token } = await placed(placeTransfer as typeof placeCashOrder);
    const terms = async () => (await read(token)).cancellation;
    assert.deepEqual([(await terms())?.feePercent, (await terms())?.fee], [0, 0]);
    await age(order, "3 hours");
    const later = await terms();
    assert.deepEqual([later?.feePercent, later?.fee], [5, (order.total * 5) / 100]);
    // Who was told that it is free is told first that it is not.
    assert.match(await refusal(await cancel(token, 0), 400), /costs something else by now/);
    await age(order, "49 hours");
    assert.equal(await terms(), null);
    assert.match(await refusal(await cancel(token, 10), 400), /can no longer be cancelled/);
    assert.equal((await read(token)).order.status, "pending");
  });

  test("happens once, however often it is asked for", async () => {
    const { token, email, order } = await placed(placeCashOrder, {
      "personalInfo[firstName]": "Cancelled",
      language: "ar",
    });
    const answers = await Promise.all([cancel(token, 0), cancel(token, 0)]);
    for (const answer of answers) assert.equal((await pageIn(answer)).order.status, "cancelled");
    const { steps, cancellation, canCorrectAddress } = await read(token);
    assert.deepEqual(
      steps.map(({ step, at }) => [step, at !== null]),
      [
        ["placed", true],
        ["cancelled", true],
      ],
    );
    assert.deepEqual([cancellation, canCorrectAddress], [null, false]);
    // The customer is told in the language of the order, and staff too; each once.
    const told = await mailTo(email);
    assert.ok(told.headers.get("subject")!.includes(`أُلغي طلبك رقم ${order.orderNumber}`));
    assert.equal((await read(await tokenTo(email))).order.status, "cancelled");
    const subjects = mail.mails.map(({ headers }) => headers.get("subject")!);
    assert.equal(subjects.filter((each) => each.includes(order.orderNumber)).length, 4);
    assert.ok(subjects.includes(`Order ${order.orderNumber} is cancelled`));
  });

  test("costs nothing of what was not paid yet, and is not possible for a shipped order", async () => {
    const { order, token } = await placed(placeCashOrder, { "personalInfo[firstName]": "Cash" });
    await age(order, "30 hours");
    const { cancellation } = await read(token);
    assert.deepEqual([cancellation?.feePercent, cancellation?.fee], [10, 0]);
    await change(order, { status: "shipped" });
    assert.match(await refusal(await cancel(token, 10), 400), /can no longer be cancelled/);
    const nothing = await shop.ask(`${pathOf(token)}/cancellation`, asJson("POST", {}));
    assert.equal(nothing.status, 400);
  });
});

describe("a new receipt", () => {
  const send = async (token: string, color = "#00ff00") =>
    shop.ask(`${pathOf(token)}/receipt`, {
      method: "POST",
      body: multipart({}, [
        { field: "receipt", name: "receipt.jpg", bytes: await photoWithPlace(color) },
      ]),
    });

  test("is taken when it is asked for, and is then to be checked", async () => {
    const { order, token, email } = await placed(placeTransfer as typeof placeCashOrder, {
      "personalInfo[firstName]": "Receipt",
    });
    assert.match(await refusal(await send(token), 400), /is not needed/);
    await decide(order, { paymentState: "better_receipt_asked", reason: "Too dark" });
    // The mail that asks for it has a link of its own.
    const asked = await tokenTo(email);
    assert.notEqual(asked, token);
    assert.equal((await read(asked)).canSendReceipt, true);
    const page = await pageIn(await send(asked));
    assert.equal(page.order.paymentState, "receipt_to_check");
    assert.equal(page.order.receiptReason, "");
    assert.notEqual(
      page.order.despositeTransactionImg.split("?")[0],
      order.despositeTransactionImg.split("?")[0],
    );
    assert.equal((await shop.ask(page.order.despositeTransactionImg)).status, 200);
    assert.match(await refusal(await send(asked), 400), /is not needed/);
    await settledNotifications(shop);
    const subjects = mail.mails.map(({ headers }) => headers.get("subject"));
    assert.ok(subjects.includes(`New receipt for order ${order.orderNumber}`));
  });

  test("must be there, and a picture", async () => {
    const { order, token } = await placed(placeTransfer as typeof placeCashOrder, {
      "personalInfo[firstName]": "Picture",
    });
    await decide(order, { paymentState: "better_receipt_asked", reason: "Too dark" });
    const path = `${pathOf(token)}/receipt`;
    const none = await shop.ask(path, { method: "POST", body: multipart({}) });
    assert.equal(await refusal(none, 400), "Deposite transaction image is required");
    const text = { field: "receipt", name: "receipt.jpg", bytes: Buffer.from("no picture") };
    const other = await shop.ask(path, { method: "POST", body: multipart({}, [text]) });
    assert.equal(await refusal(other, 400), "Please select a valid image file");
    assert.equal((await read(token)).order.paymentState, "better_receipt_asked");
  });
});

describe("asking for the link", () => {
  const ask = (body: object) => shop.ask("/api/v1/orders/links", asJson("POST", body));
  async function answer(body: object) {
    const response = await ask(body);
    assert.equal(response.status, 200);
    return doneSchema.parse(await response.json());
  }

  test("sends it to the order's own address, and says the same whoever asks", async () => {
    const { order, email, token } = await placed(placeCashOrder, {
      "personalInfo[firstName]": "Lost",
      language: "ar",
    });
    const { orderNumber } = order;
    const phone = "+962 79 000 0000";
    const before = mail.mails.length;
    const wrong = [
      await answer({ orderNumber: "00000000", phone }),
      await answer({ orderNumber, phone: "0799999999" }),
      await answer({ orderNumber, phone, website: "https://spam.example" }),
    ];
    await settledNotifications(shop);
    assert.equal(mail.mails.length, before);

    const typed = ` #${orderNumber.toUpperCase()} `;
    const right = await answer({ orderNumber: typed, phone });
    assert.deepEqual([right, right, right], wrong);
    const sent = await tokenTo(email);
    assert.notEqual(sent, token);
    for (const each of [sent, token]) assert.equal((await read(each)).order._id, order._id);
    const { headers } = await mailTo(email);
    assert.ok(headers.get("subject")!.includes(`رابط طلبك رقم ${orderNumber}`));

    // Who has just got it gets no other: nobody's mailbox is filled by asking.
    const count = mail.mails.length;
    assert.deepEqual(await answer({ orderNumber, phone }), right);
    await settledNotifications(shop);
    assert.equal(mail.mails.length, count);
  });

  test("also sends it to a cancelled order, and refuses what can't be a number", async () => {
    const { order, email, token } = await placed(placeCashOrder, {
      "personalInfo[firstName]": "Sorry",
    });
    await cancel(token, 0);
    await answer({ orderNumber: order.orderNumber, phone: "٠٧٩٠٠٠٠٠٠٠" });
    assert.equal((await read(await tokenTo(email))).order.status, "cancelled");
    const number = await ask({ orderNumber: "12345", phone: "0790000000" });
    assert.equal(
      await refusal(number, 400),
      "Please enter the eight characters of the order number",
    );
    const phone = await ask({ orderNumber: order.orderNumber, phone: "079" });
    assert.equal(await refusal(phone, 400), "Phone number must be at least 8 characters");
  });
});

test("what one address does and asks for is limited", async () => {
  await using strict = await startTestShop({ RATE_LIMITS: "on", RATE_LIMIT_POSTS: "1" });
  const ask = (path: string, init: RequestInit) => strict.ask(`/api/v1/orders/${path}`, init);
  const link = asJson("POST", { orderNumber: "00000000", phone: "0790000000" });
  assert.equal((await ask("links", link)).status, 200);
  assert.equal((await ask("links", link)).status, 429);
  const page = `by-token/${"0".repeat(32)}`;
  assert.equal((await ask(`${page}/address`, asJson("PATCH", ADDRESS))).status, 404);
  assert.equal((await ask(`${page}/address`, asJson("PATCH", ADDRESS))).status, 429);
  const nothing = { method: "POST", body: multipart({}) };
  assert.equal((await ask(`${page}/receipt`, nothing)).status, 429);
  const free = asJson("POST", { feePercent: 0 });
  assert.equal((await ask(`${page}/cancellation`, free)).status, 429);
  const approval = asJson("POST", { proof: "0".repeat(24), answer: "approve" });
  assert.equal((await ask(`${page}/proof`, approval)).status, 429);
});
