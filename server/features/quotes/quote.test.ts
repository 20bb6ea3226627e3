import assert from "node:assert/strict";
import { test } from "node:test";

import { createNotifications } from "#server/features/notifications/notifications.ts";
import { ACCEPTANCE } from "#server/testing/acceptance.ts";
import { answerQuote } from "#server/testing/accepted-quotes.ts";
import { answered, refused } from "#server/testing/answers.ts";
import { loseFirstNote, mailsTo, shopWithMailForTests } from "#server/testing/shop-with-mail.ts";
import { asJson, startTestShop } from "#server/testing/start-test-shop.ts";
import { settledNotifications } from "#server/testing/stored-notifications.ts";
import { bulkOrderAnswerSchema, type BulkOrder } from "#shared/bulk-orders/bulk-order.ts";
import { MOST_COMPANY_CARDS } from "#shared/companies/company-cards.ts";
import { historyListSchema } from "#shared/history/history.ts";
import { listOpenQuotes, remindOfQuote } from "#shared/quotes/open-quotes.ts";
import { companysQuotePdfPath } from "#shared/quotes/quote-calls.ts";
import { quoteAnswerEnvelope, quoteListSchema, type Quote } from "#shared/quotes/quote.ts";

import { remindOfQuotes } from "./remind-of-quotes.ts";

/** Quotes: sent by staff, answered by companies on a page of their own. */

const { shop, mail } = shopWithMailForTests();

let companies = 0;
/** A request for a quote whose company has its confirmation, which could otherwise arrive behind the quote. */
async function requested(more: object = {}): Promise<BulkOrder> {
  companies += 1;
  const body = {
    companyInfo: {
      companyName: `Example Group ${companies}`,
      contactPerson: "Example Buyer",
      email: `buyer${companies}@example.com`,
      phone: "0790000000",
    },
    orderDetails: { employeeCount: 60, message: "" },
    ...more,
  };
  const response = await shop.ask("/api/v1/custom-orders", asJson("POST", body));
  assert.equal(response.status, 201);
  await settledNotifications(shop);
  return bulkOrderAnswerSchema.parse(await response.json()).data.data;
}

async function quoteIn(response: Response, status: number): Promise<Quote> {
  return answered(response, quoteAnswerEnvelope, status);
}
const send = ({ _id }: BulkOrder, body: object = { price: 12.5 }) =>
  shop.askAsOwner(`/api/v1/custom-orders/${_id}/quotes`, asJson("POST", body));
const read = async (token: string) =>
  quoteIn(await shop.ask(`/api/v1/quotes/by-token/${token}`), 200);
const reply = (token: string, answer: unknown) =>
  answerQuote(shop, token, answer === "accepted" ? ACCEPTANCE : { answer });
const change = ({ _id }: BulkOrder, body: object) =>
  shop.askAsOwner(`/api/v1/custom-orders/${_id}`, asJson("PATCH", body));

async function now({ _id }: BulkOrder): Promise<BulkOrder> {
  return answered(shop.askAsOwner(`/api/v1/custom-orders/${_id}`), bulkOrderAnswerSchema);
}

const mailTo = async (email: string) => (await mailsTo({ shop, mail }, email)).at(-1)!;
const tokenIn = ({ text }: { text: string }) => /\/quotes\/([0-9a-f]{32})\b/.exec(text)![1]!;

/** Sends a quote, and reads its token in the mail. */
async function quoted(request: BulkOrder, body?: object) {
  const quote = await quoteIn(await send(request, body), 201);
  return { quote, token: tokenIn(await mailTo(request.companyInfo.email)) };
}

test("a quote goes to the company with the price, the total and a link to its own page", async () => {
  const request = await requested();
  const { quote, token } = await quoted(request);
  assert.deepEqual([quote.count, quote.price, quote.total], [60, 12.5, 750]);
  const days = (Date.parse(quote.validUntil) - Date.now()) / 86_400_000;
  assert.ok(days > 12.5 && days < 14.5, quote.validUntil);
  const { headers, text, html } = await mailTo(request.companyInfo.email);
  assert.equal(headers.get("subject"), `Naqra: our quote for your request ${quote.number}`);
  assert.ok(headers.get("references")!.startsWith(`<bulk-order.${request._id}@`));
  for (const body of [text, html]) {
    for (const words of ["60 cards", "12.500 JOD per card", "750 JOD", `/quotes/${token}`]) {
      assert.ok(body.includes(words), words);
    }
  }
  assert.deepEqual(await read(token), { ...quote, pdf: companysQuotePdfPath(token) });
  const stored = await now(request);
  assert.deepEqual(
    [stored.status, stored.customPricing],
    ["quoted", { isCustom: true, price: 12.5 }],
  );
  const { rows } = await shop.database.pool.query<{ row: string }>(
    "select l::text as row from quote_links l union all select j::text from jobs j",
  );
  assert.ok(!rows.some(({ row }) => row.includes(token)), "the link is stored as a hash only");
});

test("a request for more cards than one order of a company has gets no quote", async () => {
  const orderDetails = { employeeCount: MOST_COMPANY_CARDS + 1, message: "" };
  const request = await requested({ orderDetails });
  assert.equal((await refused(send(request), 400)).code, "quote_too_many_cards");
  assert.equal((await now(request)).status, "pending");
});

test("one whose mail was sent twice is opened by the links of both copies", async () => {
  await using _lost = await loseFirstNote(shop, "quote");
  const request = await requested();
  const { quote } = await quoted(request);
  const mails = await mailsTo({ shop, mail }, request.companyInfo.email);
  const tokens = mails.filter(({ text }) => text.includes("/quotes/")).map(tokenIn);
  assert.equal(new Set(tokens).size, 2);
  for (const token of tokens) {
    assert.deepEqual(await read(token), { ...quote, pdf: companysQuotePdfPath(token) });
  }
});

test("it is written in the language of the request", async () => {
  const request = await requested({ language: "ar" });
  await quoted(request);
  const { headers, text, html } = await mailTo(request.companyInfo.email);
  assert.match(headers.get("subject")!, /عرض السعر لطلبك رقم/);
  assert.match(text, /\/ar\/quotes\/[0-9a-f]{32}/);
  assert.match(html, /<html lang="ar" dir="rtl">/);
});

test("accepting it is on record, tells staff once, and holds", async () => {
  const request = await requested();
  const { token, quote } = await quoted(request, { price: 13, validDays: 7 });
  const answers = await Promise.all([reply(token, "accepted"), reply(token, "accepted")]);
  for (const answer of answers) assert.equal((await quoteIn(answer, 200)).state, "accepted");
  // Whoever presses the other button later changes nothing.
  assert.equal((await quoteIn(await reply(token, "declined"), 200)).state, "accepted");
  const stored = await now(request);
  assert.deepEqual([stored.customerResponse.approved, stored.status], [true, "approved"]);
  await settledNotifications(shop);
  const told = mail.mails.filter(
    ({ headers }) => headers.get("subject") === `Quote accepted: request ${quote.number}, 780 JOD`,
  );
  assert.equal(told.length, 1);
  assert.ok(told[0]!.text.includes(request.companyInfo.companyName));
  const history = await shop.askAsOwner(
    `/api/v1/history?entity=bulk-order&entityId=${request._id}`,
  );
  const [entry] = historyListSchema.parse(await history.json()).data.data;
  assert.deepEqual(entry!.changes["isApprovedByCustomer"], { from: false, to: true });
  assert.equal(entry!.user, null);
});

test("declining it leaves the request to be looked at again", async () => {
  const request = await requested();
  const { token, quote } = await quoted(request);
  assert.equal((await quoteIn(await reply(token, "declined"), 200)).state, "declined");
  const stored = await now(request);
  assert.deepEqual([stored.customerResponse.approved, stored.status], [false, "reviewing"]);
  await settledNotifications(shop);
  const subject = `Quote declined: request ${quote.number}`;
  assert.ok(mail.mails.some(({ headers }) => headers.get("subject") === subject));
});

test("what no longer can be answered is not changed by an answer", async () => {
  const expired = await requested();
  const old = await quoted(expired);
  await shop.database.pool.query(
    "update quotes set valid_until = (now() at time zone 'Asia/Amman')::date - 1 where id = $1",
    [old.quote._id],
  );
  const settled = await requested();
  const agreed = await quoted(settled);
  assert.equal((await change(settled, { customerResponse: { approved: true } })).status, 200);
  const again = await requested();
  const first = await quoted(again);
  const second = await quoted(again, { price: 11 });
  for (const [{ token }, state] of [
    [old, "expired"],
    [agreed, "agreed"],
    [first, "replaced"],
  ] as const) {
    assert.equal((await read(token)).state, state);
    assert.equal((await quoteIn(await reply(token, "declined"), 200)).state, state);
  }
  assert.equal((await now(settled)).customerResponse.approved, true);
  assert.equal((await now(expired)).status, "quoted");
  assert.equal((await quoteIn(await reply(second.token, "accepted"), 200)).price, 11);
});

test("a quote holds through its last day", async () => {
  const { token, quote } = await quoted(await requested());
  await shop.database.pool.query(
    "update quotes set valid_until = (now() at time zone 'Asia/Amman')::date where id = $1",
    [quote._id],
  );
  assert.equal((await read(token)).state, "open");
});

test("the same quote again is the one that is open; a later change of the request changes none", async () => {
  const request = await requested();
  const [one, other] = await Promise.all([send(request), send(request)]);
  assert.deepEqual([one.status, other.status].toSorted(), [200, 201]);
  await change(request, { orderDetails: { employeeCount: 100 } });
  const next = await quoteIn(await send(request), 201);
  const response = await shop.askAsOwner(`/api/v1/custom-orders/${request._id}/quotes`);
  const { data } = quoteListSchema.parse(await response.json()).data;
  assert.deepEqual(
    data.map(({ count, state }) => [count, state]),
    [
      [100, "open"],
      [60, "replaced"],
    ],
  );
  assert.equal(next._id, data[0]!._id);
});

test("a new quote after an agreement has to be agreed to anew", async () => {
  const request = await requested();
  const { token } = await quoted(request);
  await reply(token, "accepted");
  const next = await quoted(request, { price: 10 });
  assert.equal(next.quote.state, "open");
  assert.equal((await now(request)).customerResponse.approved, false);
  assert.equal((await read(token)).state, "accepted");
});

test("what is wrong is refused, and of links that don't work nothing is told", async () => {
  const request = await requested();
  for (const body of [{}, { price: -1 }, { price: "x" }, { price: 12, validDays: 3 }]) {
    assert.equal((await send(request, body)).status, 400, JSON.stringify(body));
  }
  const unknown = "0".repeat(24);
  assert.equal((await shop.askAsOwner(`/api/v1/custom-orders/${unknown}/quotes`)).status, 404);
  assert.equal((await send({ ...request, _id: unknown })).status, 404);
  const { token } = await quoted(request);
  assert.equal((await reply(token, "perhaps")).status, 400);
  const gone = await quoted(await requested());
  await shop.askAsOwner(`/api/v1/custom-orders/${gone.quote.bulkOrderId}`, { method: "DELETE" });
  const aged = await quoted(await requested());
  await shop.database.pool.query(
    "update quote_links set created_at = now() - interval '181 days' where quote_id = $1",
    [aged.quote._id],
  );
  for (const wrong of ["0".repeat(32), "x", token.slice(1), gone.token, aged.token]) {
    for (const response of [
      await shop.ask(`/api/v1/quotes/by-token/${wrong}`),
      await reply(wrong, "accepted"),
    ]) {
      assert.equal(response.status, 404, wrong);
    }
  }
});

test("a company that has not answered is reminded once, shortly before the quote ends", async () => {
  const request = await requested();
  const { quote, token } = await quoted(request);
  const { email } = request.companyInfo;
  const remind = () => remindOfQuotes(shop.database, createNotifications(shop.config));
  const reminders = async () =>
    (await mailsTo({ shop, mail }, email)).filter(({ headers }) =>
      headers.get("subject")!.includes("ends soon"),
    );
  await remind();
  assert.equal((await reminders()).length, 0);
  await shop.database.pool.query(
    `update quotes set created_at = now() - interval '12 days',
      valid_until = (now() at time zone 'Asia/Amman')::date + 2 where id = $1`,
    [quote._id],
  );
  await Promise.all([remind(), remind()]);
  const [reminder, ...others] = await reminders();
  assert.equal(others.length, 0);
  assert.equal((await read(tokenIn(reminder!))).state, "open");
  await reply(token, "declined");
  await remind();
  assert.equal((await reminders()).length, 1);
});

test("it is a document as well, in both languages, for staff and for whoever has its link", async () => {
  const { quote, token } = await quoted(await requested(), {
    price: 13,
    setup: 25,
    delivery: 8,
    depositPercent: 50,
  });
  const staffs = await shop.askAsOwner(quote.pdf);
  assert.equal(staffs.headers.get("content-type"), "application/pdf");
  assert.match(staffs.headers.get("content-disposition")!, new RegExp(`${quote.number}-1\\.pdf`));
  assert.equal(
    Buffer.from(await staffs.arrayBuffer())
      .subarray(0, 5)
      .toString(),
    "%PDF-",
  );
  for (const language of ["en", "ar"]) {
    const own = await shop.ask(`${companysQuotePdfPath(token)}?language=${language}`);
    assert.equal(own.status, 200, language);
  }
  assert.equal((await shop.ask(quote.pdf)).status, 401);
  assert.equal((await shop.ask(companysQuotePdfPath("0".repeat(32)))).status, 404);
});

test("what one address answers is limited", async () => {
  await using strict = await startTestShop({ RATE_LIMITS: "on", RATE_LIMIT_POSTS: "1" });
  const path = `/api/v1/quotes/by-token/${"0".repeat(32)}/answer`;
  const init = asJson("POST", ACCEPTANCE);
  assert.equal((await strict.ask(path, init)).status, 404);
  assert.equal((await strict.ask(path, init)).status, 429);
});

const openQuotes = () =>
  answered(shop.askAsOwner("/api/v1/open-quotes"), listOpenQuotes.answers[200].schema);
const remindOf = (id: string) =>
  answered(
    shop.askAsOwner(`/api/v1/open-quotes/${id}/reminder`, asJson("POST", {})),
    remindOfQuote.answers[200].schema,
  );

test("quotes without an answer are listed by their end, and a company is reminded once a day", async () => {
  const [late, soon, settled] = [await requested(), await requested(), await requested()];
  const [long, short] = [
    await quoteIn(await send(late, { price: 12.5, validDays: 60 }), 201),
    await quoteIn(await send(soon, { price: 12.5, validDays: 7 }), 201),
  ];
  const agreed = await quoteIn(await send(settled), 201);
  await change(settled, { customerResponse: { approved: true } });
  const mine = [long._id, short._id, agreed._id];
  const listed = async () => (await openQuotes()).filter(({ _id }) => mine.includes(_id));
  assert.deepEqual(
    (await listed()).map(({ _id, remindedAt }) => [_id, remindedAt]),
    [
      [short._id, null],
      [long._id, null],
    ],
  );
  await settledNotifications(shop);
  const received = async () => (await mailsTo({ shop, mail }, soon.companyInfo.email)).length;
  const before = await received();

  const first = await remindOf(short._id);
  assert.ok(first.remindedAt);
  await settledNotifications(shop);
  assert.equal(await received(), before + 1);
  const again = await remindOf(short._id);
  assert.equal(again.remindedAt, first.remindedAt);
  await settledNotifications(shop);
  assert.equal(await received(), before + 1);
  assert.equal((await remindOf(agreed._id)).remindedAt, null);

  const history = await answered(
    shop.askAsOwner(`/api/v1/history?entity=bulk-order&entityId=${soon._id}`),
    historyListSchema,
  );
  assert.equal(history.filter(({ changes }) => "remindedAt" in changes).length, 1);
});

test("the shop's own reminder comes before the end also where staff reminded early, and not right after theirs", async () => {
  const request = await requested();
  const quote = await quoteIn(await send(request, { price: 12.5, validDays: 7 }), 201);
  await remindOf(quote._id);
  const remindedAt = async () =>
    (await openQuotes()).find(({ _id }) => _id === quote._id)?.remindedAt;
  const byStaff = await remindedAt();
  const notifications = createNotifications(shop.config);
  const endsSoon = async (reminded: string) => {
    await shop.database.pool.query(
      `update quotes set created_at = now() - interval '6 days', valid_until = current_date + 1,
         reminded_at = now() - $2::interval where id = $1`,
      [quote._id, reminded],
    );
    const before = await remindedAt();
    await remindOfQuotes(shop.database, notifications);
    return (await remindedAt()) !== before;
  };
  assert.ok(byStaff);
  assert.equal(await endsSoon("1 day"), false);
  assert.equal(await endsSoon("4 days"), true);
});
