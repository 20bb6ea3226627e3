import assert from "node:assert/strict";
import { test } from "node:test";

import { readConfig } from "#server/config.ts";
import type { ReceivedMail } from "#server/testing/mail-server.ts";
import { shopWithMailForTests } from "#server/testing/shop-with-mail.ts";
import { asJson, startSending, startTestShop } from "#server/testing/start-test-shop.ts";
import { settledNotifications, storedNotifications } from "#server/testing/stored-notifications.ts";

/** Notices to staff about messages and bulk requests. */

const SOON = { pollSeconds: 0.2, retrySeconds: 0.3, retries: 2 };

/** The contact address of the seeded shop. */
const SHOP_EMAIL = "hello@naqra.example";

const { shop, mail } = shopWithMailForTests({}, SOON);

const message = (fullName: string) => ({
  fullName,
  email: "visitor@example.com",
  subject: "Delivery to Irbid",
  message: "How long does it take?\nشكرًا <b>",
});

const request = (companyName: string) => ({
  companyInfo: {
    companyName,
    contactPerson: "Example Buyer",
    email: "buyer@example.com",
    phone: "0790000000",
  },
  orderDetails: { employeeCount: 25, message: "In black, please" },
});

/** @returns the id of what was sent */
async function post(path: string, body: unknown, status = 201): Promise<string | undefined> {
  const answer = await shop.ask(`/api/v1${path}`, asJson("POST", body));
  assert.equal(answer.status, status);
  return ((await answer.json()) as { data?: { data: { _id: string } } }).data?.data._id;
}

/** How many of a list staff find by this name. */
async function countOf(path: string, name: string): Promise<number> {
  const query = new URLSearchParams({ page: "1", limit: "10", search: name });
  const answer = await shop.askAsOwner(`/api/v1${path}?${query}`);
  const { data } = (await answer.json()) as { data: { pagination: { totalItems: number } } };
  return data.pagination.totalItems;
}

/** The link of the notice, which leads to the very record. */
function linkTo(screen: string): RegExp {
  return new RegExp(`${shop.config.publicUrl}/admin-panel/${screen}\\?view=[0-9a-f]{24}\\b`);
}

/** The mails that contain this name, once no notification waits. */
async function mailsAbout(name: string): Promise<ReceivedMail[]> {
  await settledNotifications(shop);
  return mail.mails.filter(({ text }) => text.includes(name));
}

test("a message is mailed to the shop, with its sender as Reply-To", async () => {
  await post("/contact", { ...message("Laila Example"), phone: "0790000000" });
  const [notice, ...more] = await mailsAbout("Laila Example");
  assert.deepEqual(more, []);
  assert.deepEqual(notice!.recipients, [SHOP_EMAIL]);
  assert.equal(notice!.headers.get("reply-to"), "visitor@example.com");
  assert.equal(notice!.headers.get("subject"), "New message", "nothing that a visitor typed");
  assert.ok(notice!.text.includes("How long does it take?\r\nشكرًا <b>"));
  assert.ok(notice!.html.includes("شكرًا &lt;b&gt;"));
  for (const body of [notice!.text, notice!.html]) {
    assert.ok(body.includes("0790000000"));
    assert.match(body, linkTo("messages"));
  }
});

test("a bulk request is mailed to the shop, with the company as Reply-To", async () => {
  await post("/custom-orders", request("Example Group"));
  const [notice, ...more] = await mailsAbout("Example Group");
  assert.deepEqual(more, []);
  assert.deepEqual(notice!.recipients, [SHOP_EMAIL]);
  assert.equal(notice!.headers.get("reply-to"), "buyer@example.com");
  assert.match(notice!.headers.get("subject")!, /^New bulk request [0-9a-f]{8}$/);
  for (const body of [notice!.text, notice!.html]) {
    for (const words of ["Example Buyer", "0790000000", "In black, please"]) {
      assert.ok(body.includes(words), words);
    }
    assert.match(body, linkTo("bulk-orders"));
  }
});

test("whoever wrote is told that it has arrived, with no link and nothing of what was typed", async () => {
  const typed = {
    fullName: "Buy now at spam.example",
    email: "Stranger@Example.com",
    subject: "https://spam.example",
    message: "اشترِ الآن من هذا الموقع https://spam.example",
  };
  await post("/contact", typed);
  const { companyInfo } = request("spam.example Group");
  await post("/custom-orders", {
    ...request(""),
    companyInfo: { ...companyInfo, email: "stranger@example.com" },
  });
  await settledNotifications(shop);
  const sent = mail.mails.filter(({ recipients: [to] }) => to === "stranger@example.com");
  const subjects = sent.map(({ headers }) => headers.get("subject")!).toSorted();
  assert.match(subjects[0]!, /^Naqra: we have your bulk order request [0-9a-f]{8}$/);
  // In the language of what they wrote.
  assert.deepEqual(subjects.slice(1), ["نقرة: وصلتنا رسالتك"]);
  for (const { text, html, headers } of sent) {
    assert.doesNotMatch(text + html, /spam|https?:|<a\b|اشترِ|Buyer/);
    assert.ok(text.length < 400, `${text.length} characters`);
    assert.match(headers.get("references")!, /^<(message|bulk-order)\.[0-9a-f]{24}@/);
    assert.equal(headers.get("auto-submitted"), "auto-generated");
  }
});

test("nobody's mailbox is filled with it, in whatever letters the address is typed", async () => {
  const count = (name: string) =>
    mail.mails.filter(
      ({ recipients: [to], headers }) =>
        to === "victim@example.com" && headers.get("subject")!.includes(name),
    ).length;
  await Promise.all(
    Array.from({ length: 6 }, (_, index) =>
      post("/contact", {
        ...message(`Flood ${index}`),
        email: index % 2 ? "victim@example.com" : "Victim@Example.com",
      }),
    ),
  );
  await settledNotifications(shop);
  assert.equal(count("we have your message"), 3);
  assert.equal((await mailsAbout("Flood")).length, 6, "staff read all of them");
});

test("an identical message sent twice, even at once, is one and mailed once; a different one is another", async () => {
  const words = message("Twice Example");
  const first = await post("/contact", words);
  const again = await Promise.all(Array.from({ length: 4 }, () => post("/contact", words)));
  assert.deepEqual(new Set(again), new Set([first]));
  assert.notEqual(await post("/contact", { ...words, message: "And what does it cost?" }), first);
  assert.equal((await mailsAbout("Twice Example")).length, 2);
  assert.equal(await countOf("/contact", "Twice Example"), 2);
  // Asked once more on another day, it is a message of its own.
  await shop.database.pool.query(
    "update messages set created_at = now() - interval '1 day' where id = $1",
    [first],
  );
  assert.notEqual(await post("/contact", words), first);

  const wanted = request("Twice Group");
  const asked = await Promise.all(Array.from({ length: 4 }, () => post("/custom-orders", wanted)));
  assert.equal(new Set(asked).size, 1);
  await post("/custom-orders", { ...wanted, orderDetails: { employeeCount: 60 } });
  assert.equal((await mailsAbout("Twice Group")).length, 2);
  assert.equal(await countOf("/custom-orders", "Twice Group"), 2);
});

test("bots and rejected messages cause no mail", async () => {
  const website = "https://spam.example";
  await post("/contact", { ...message("Bot Example"), website });
  await post("/custom-orders", { ...request("Bot Group"), website });
  await post("/contact", { ...message("Bad Example"), email: "nobody" }, 400);
  for (const name of ["Bot Example", "Bot Group", "Bad Example"]) {
    assert.deepEqual(await mailsAbout(name), []);
  }
});

test("without a mail server notices wait, and a subject deleted meanwhile causes no mail", async () => {
  await using quiet = await startTestShop();
  const body = asJson("POST", message("Quiet Example"));
  assert.equal((await quiet.ask("/api/v1/contact", body)).status, 201);
  const bulk = asJson("POST", request("Quiet Group"));
  assert.equal((await quiet.ask("/api/v1/custom-orders", bulk)).status, 201);
  const stored = async () =>
    (await storedNotifications(quiet)).map(({ kind, status, lastError }) => [
      kind,
      status,
      lastError,
    ]);
  assert.deepEqual(await stored(), [
    ["bulk-order-notice", "waiting", ""],
    ["bulk-order-received", "waiting", ""],
    ["message-notice", "waiting", ""],
    ["message-received", "waiting", ""],
  ]);
  await quiet.database.pool.query("update messages set deleted_at = now()");
  await quiet.database.pool.query("update bulk_orders set deleted_at = now()");
  const config = readConfig({ SMTP_URL: mail.url });
  await using _sending = await startSending({ ...quiet, config }, SOON);
  await settledNotifications(quiet);
  assert.deepEqual(await stored(), [
    ["bulk-order-notice", "failed", "The bulk order was deleted before."],
    ["bulk-order-received", "failed", "The bulk order was deleted before."],
    ["message-notice", "failed", "The message was deleted before."],
    ["message-received", "failed", "The message was deleted before."],
  ]);
  assert.deepEqual(await mailsAbout("Quiet"), []);
});
