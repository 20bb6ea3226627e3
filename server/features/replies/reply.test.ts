import assert from "node:assert/strict";
import { test } from "node:test";

import { answered } from "#server/testing/answers.ts";
import { shopWithMailForTests } from "#server/testing/shop-with-mail.ts";
import { asJson, startTestShop } from "#server/testing/start-test-shop.ts";
import { settledNotifications, storedNotifications } from "#server/testing/stored-notifications.ts";
import { BULK_REQUEST } from "#server/testing/visitor-forms.ts";
import { bulkOrderAnswerSchema } from "#shared/bulk-orders/bulk-order.ts";
import { errorSchema } from "#shared/http/envelope.ts";
import { messageAnswerSchema, messageListSchema } from "#shared/messages/message.ts";
import { replyAnswerSchema, replyDraftsSchema, replyListSchema } from "#shared/replies/reply.ts";

/** What staff reply to messages and bulk requests. */

const SOON = { pollSeconds: 0.05, retrySeconds: 0.2, retries: 0 };

/** The shop of the seed. */
const SHOP_EMAIL = "hello@naqra.example";

const { shop, mail } = shopWithMailForTests({}, SOON);

async function sentMessage(more: object = {}, to = shop) {
  const form = {
    fullName: "Laila Example",
    email: "visitor@example.com",
    phone: "0790000000",
    subject: "Delivery to Irbid",
    message: "How long does it take?\nThank you",
    ...more,
  };
  return answered(to.ask("/api/v1/contact", asJson("POST", form)), messageAnswerSchema, 201);
}

async function sentRequest(more: object = {}) {
  const form = {
    ...BULK_REQUEST,
    companyInfo: { ...BULK_REQUEST.companyInfo, phone: "06 500 0000" },
    ...more,
  };
  const sent = shop.ask("/api/v1/custom-orders", asJson("POST", form));
  return answered(sent, bulkOrderAnswerSchema, 201);
}

const send = (path: string, body: object, from = shop) =>
  from.askAsOwner(`/api/v1${path}/replies`, asJson("POST", body));

async function replied(path: string, message: string, status = 201) {
  return answered(send(path, { message, language: "en" }), replyAnswerSchema, status);
}

async function thread(path: string, from = shop) {
  return answered(from.askAsOwner(`/api/v1${path}/replies`), replyListSchema);
}

async function drafts(path: string) {
  return answered(shop.askAsOwner(`/api/v1${path}/reply-drafts`), replyDraftsSchema);
}

/** The mails with these words in their text, once nothing waits any more. */
async function mailsSaying(words: string) {
  await settledNotifications(shop);
  return mail.mails.filter(({ text }) => text.includes(words));
}

test("a reply goes to its visitor with what it answers, and the message counts as answered", async () => {
  const { _id } = await sentMessage({ subject: "Re: RE: Delivery to Irbid" });
  const path = `/contact/${_id}`;
  const reply = await replied(path, "Two to four days.\n\n<b>Naqra</b>");
  assert.deepEqual(
    [reply.message, reply.by?.email, reply.state],
    ["Two to four days.\n\n<b>Naqra</b>", "owner@naqra.example", "waiting"],
  );

  const [sent, ...more] = await mailsSaying("Two to four days.");
  assert.deepEqual(more, []);
  assert.deepEqual(sent!.recipients, ["visitor@example.com"]);
  assert.equal(sent!.headers.get("subject"), "Re: Naqra: we have your message");
  assert.equal(sent!.headers.get("reply-to"), SHOP_EMAIL);
  assert.equal(sent!.headers.get("from"), `Naqra <${SHOP_EMAIL}>`);
  // A person wrote it: out-of-office notes and the like may answer.
  assert.equal(sent!.headers.get("auto-submitted"), undefined);
  assert.match(sent!.text, /^On .+, Laila Example wrote:\r?$/m);
  assert.match(sent!.text, /^> How long does it take\?\r?\n> Thank you\r?$/m);
  assert.ok(sent!.html.includes("&lt;b&gt;Naqra&lt;/b&gt;"));
  assert.ok(sent!.html.includes("How long does it take?"));

  const [listed] = await thread(path);
  assert.equal(listed!.state, "sent");
  assert.ok(listed!.sentAt! >= listed!.createdAt);
  const found = await shop.askAsOwner("/api/v1/contact?search=RE%3A%20Delivery");
  const [message] = messageListSchema.parse(await found.json()).data.data;
  assert.equal(message!.status, "Responded");
  assert.notEqual(message!.repliedAt, null);
});

test("replies and what staff were told belong to one thread", async () => {
  const message = await sentMessage({ subject: "A thread of several" });
  const path = `/contact/${message._id}`;
  const first = await replied(path, "The first of the thread.");
  const second = await replied(path, "The second of the thread.");
  const third = await replied(path, "The third of the thread.");
  const root = `<message.${message._id}@localhost>`;
  const idOf = ({ _id }: { _id: string }) => `<${_id}@localhost>`;
  const headersOf = async (words: string) => {
    const [found] = await mailsSaying(words);
    return ["message-id", "in-reply-to", "references"].map((name) => found!.headers.get(name));
  };
  assert.deepEqual(await headersOf("The first of the thread."), [idOf(first), root, root]);
  assert.deepEqual(await headersOf("The third of the thread."), [
    idOf(third),
    idOf(second),
    [root, idOf(first), idOf(second)].join(" "),
  ]);
  const [, , noticeReferences] = await headersOf("A thread of several");
  assert.match(noticeReferences!, /^<message\.[0-9a-f]{24}@localhost>$/);
  assert.deepEqual(
    (await thread(path)).map(({ message: words }) => words),
    ["The first of the thread.", "The second of the thread.", "The third of the thread."],
  );
});

test("the same words at once or again are one reply; a late repetition changes no status", async () => {
  const { _id } = await sentMessage({ subject: "Clicked twice" });
  const path = `/contact/${_id}`;
  const body = { message: "Clicked twice, sent once.", language: "en" };
  const statuses = await Promise.all(
    Array.from({ length: 5 }, async () => (await send(path, body)).status),
  );
  assert.deepEqual(statuses.toSorted(), [200, 200, 200, 200, 201]);
  const closed = await shop.askAsOwner(
    `/api/v1/contact/${_id}`,
    asJson("PATCH", { status: "Closed" }),
  );
  assert.equal(closed.status, 200);
  await replied(path, body.message, 200);
  assert.equal((await mailsSaying(body.message)).length, 1);
  const found = await shop.askAsOwner("/api/v1/contact?search=Clicked%20twice");
  assert.equal(messageListSchema.parse(await found.json()).data.data[0]!.status, "Closed");
  // Other words, and the first ones after them, are replies of their own.
  await replied(path, "And one more thing.");
  await replied(path, body.message);
  assert.equal((await mailsSaying(body.message)).length, 2);
});

test("a bulk request that is answered is under review, unless it had come further", async () => {
  const waiting = await sentRequest();
  await replied(`/custom-orders/${waiting._id}`, "We are at it.");
  const quoted = await sentRequest({ orderDetails: { employeeCount: 61, message: "In black" } });
  const path = `/api/v1/custom-orders/${quoted._id}`;
  await shop.askAsOwner(path, asJson("PATCH", { status: "quoted" }));
  await replied(`/custom-orders/${quoted._id}`, "Here is the quote.");
  await replied(`/custom-orders/${quoted._id}`, "Here is the quote.", 200);
  const sent = await thread(`/custom-orders/${quoted._id}`);
  assert.deepEqual(
    sent.map(({ message }) => message),
    ["Here is the quote."],
  );
  for (const [{ _id }, status] of [
    [waiting, "reviewing"],
    [quoted, "quoted"],
  ] as const) {
    const response = await shop.askAsOwner(`/api/v1/custom-orders/${_id}`);
    const now = bulkOrderAnswerSchema.parse(await response.json()).data.data;
    assert.equal(now.status, status);
    assert.notEqual(now.repliedAt, null);
  }
  await shop.database.pool.query("update bulk_orders set created_at = now() - interval '2 days'");
  const late = await shop.askAsOwner("/api/v1/custom-orders?overdue=true&limit=10");
  assert.match(await late.text(), /"totalItems":0/);
  const [mailed] = await mailsSaying("Here is the quote.");
  assert.deepEqual(mailed!.recipients, ["buyer@example.com"]);
  assert.equal(mailed!.headers.get("subject"), `Re: Bulk order request ${quoted._id.slice(-8)}`);
  assert.match(
    mailed!.text,
    /^> Bulk request from Example Group: 61 employees\r?\n> In black\r?$/m,
  );
});

test("drafts are in both languages, that of the visitor first", async () => {
  const english = await drafts(`/contact/${(await sentMessage({ language: "ar" }))._id}`);
  assert.equal(english.language, "en");
  assert.equal(english.drafts.en.subject, "Re: Naqra: we have your message");
  assert.match(english.drafts.en.templates[0]!.text, /^Hello Laila Example,\n/);
  assert.match(english.drafts.ar.templates[0]!.text, /^مرحبًا Laila Example،\n/);
  const chat = new URL(english.drafts.en.whatsApp);
  assert.equal(chat.origin + chat.pathname, "https://wa.me/962790000000");
  assert.match(chat.searchParams.get("text")!, /Delivery to Irbid/);

  const words = { subject: "التوصيل إلى إربد", message: "كم يستغرق توصيل بطاقة NFC؟" };
  assert.equal((await drafts(`/contact/${(await sentMessage(words))._id}`)).language, "ar");

  // Where they wrote no words, the page tells; where nobody told which, the name.
  const request = await drafts(`/custom-orders/${(await sentRequest({ language: "ar" }))._id}`);
  assert.equal(request.language, "ar");
  assert.equal(request.drafts.en.whatsApp, "", "a line has no chat");
  const [quote] = request.drafts.en.templates;
  assert.equal(quote!.name, "quote");
  assert.match(quote!.text, /60 cards.*13\sJOD per card.*780\sJOD in all/s);
  assert.match(request.drafts.ar.templates[0]!.text, /60 بطاقة.*13\sد\.أ.*780\sد\.أ/s);
  assert.equal(
    (
      await drafts(
        `/custom-orders/${(await sentRequest({ orderDetails: { employeeCount: 61 } }))._id}`,
      )
    ).language,
    "en",
  );
});

test("a reply that cannot be sent says why, and one whose message is deleted is sent all the same", async () => {
  await using other = await startTestShop({ SMTP_URL: mail.url }, { sending: SOON });
  const { _id } = await sentMessage({ subject: "Refused and deleted" }, other);
  await settledNotifications(other);
  mail.refusal = "550 No such mailbox here";
  const path = `/contact/${_id}`;
  await send(path, { message: "Refused by the server.", language: "en" }, other);
  await settledNotifications(other);
  mail.refusal = undefined;
  const [failed] = await thread(path, other);
  assert.equal(failed!.state, "failed");
  assert.match(failed!.problem, /No such mailbox here/);

  await send(path, { message: "Sent, although deleted.", language: "ar" }, other);
  await other.askAsOwner(`/api/v1${path}`, { method: "DELETE" });
  await settledNotifications(other);
  const stored = await storedNotifications(other);
  assert.deepEqual(
    stored
      .filter(({ kind }) => kind === "reply")
      .map(({ status }) => status)
      .toSorted(),
    ["done", "failed"],
  );
  assert.equal((await other.askAsOwner(`/api/v1${path}/replies`)).status, 404);
});

test("an empty reply, one in no language, one to nothing and one of a visitor are refused", async () => {
  const path = `/contact/${(await sentMessage())._id}`;
  const refusals: [body: object, field: string, message: string][] = [
    [{ message: " \n ", language: "en" }, "message", "Message is required"],
    [{ message: "x".repeat(5001), language: "en" }, "message", "Must be at most 5,000 characters"],
    [{ message: "Words", language: "fr" }, "language", "language must be one of: en, ar"],
  ];
  for (const [body, field, message] of refusals) {
    const response = await send(path, body);
    assert.equal(response.status, 400);
    const refused = errorSchema.parse(await response.json());
    assert.deepEqual(refused.errors, { [field]: message });
  }
  assert.deepEqual(await thread(path), []);
  const nothing = "0".repeat(24);
  const body = { message: "Words", language: "en" };
  for (const kind of ["/contact", "/custom-orders"]) {
    assert.equal((await send(`${kind}/${nothing}`, body)).status, 404);
    for (const call of ["replies", "reply-drafts"]) {
      const address = `/api/v1${kind}/${nothing}/${call}`;
      assert.equal((await shop.askAsOwner(address)).status, 404);
      assert.equal((await shop.ask(address)).status, 401);
    }
    const unsigned = await shop.ask(`/api/v1${kind}/${nothing}/replies`, asJson("POST", body));
    assert.equal(unsigned.status, 401);
  }
  const empty = await send(`/custom-orders/${(await sentRequest())._id}`, { language: "en" });
  assert.equal(empty.status, 400);
});
