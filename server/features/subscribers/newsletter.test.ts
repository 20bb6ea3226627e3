import assert from "node:assert/strict";
import { test } from "node:test";

import { readConfig } from "#server/config.ts";
import type { ReceivedMail } from "#server/testing/mail-server.ts";
import { shopWithMailForTests } from "#server/testing/shop-with-mail.ts";
import { asJson, startSending, startTestShop } from "#server/testing/start-test-shop.ts";
import {
  settledNotifications,
  statuses,
  storedNotifications,
} from "#server/testing/stored-notifications.ts";
import { errorSchema } from "#shared/http/envelope.ts";
import { subscriberCalls } from "#shared/subscribers/subscriber-calls.ts";
import type { Subscriber } from "#shared/subscribers/subscriber.ts";

/** Subscribing, confirming and unsubscribing an e-mail address. */

const SOON = { pollSeconds: 0.2, retrySeconds: 0.3, retries: 2 };
const PUBLIC = "https://shop.example";

const { shop, mail } = shopWithMailForTests({ PUBLIC_URL: PUBLIC }, SOON);

type Link = { subscriber: string; key: string };
type Call = "subscribe" | "confirm" | "unsubscribe";

const call = (name: Call, body: unknown) =>
  shop.ask(`/api/v1/subscribers/${name}`, asJson("POST", body));

async function done(name: "confirm" | "unsubscribe", link: Link): Promise<void> {
  assert.equal((await call(name, link)).status, 200);
}

async function refused(response: Response, message: RegExp): Promise<void> {
  assert.equal(response.status, 400);
  assert.match(errorSchema.parse(await response.json()).message, message);
}
const BROKEN = /^This link does not work any more\. Subscribe again to get a new one\.$/;
const BROKEN_LEAVE = /^This link does not work any more\. Please write to us/;
const ALREADY = /^This email is already subscribed$/;

async function mailsTo(email: string): Promise<ReceivedMail[]> {
  await settledNotifications(shop);
  return mail.mails.filter(({ recipients }) => recipients.includes(email));
}

function linkIn(text: string, page: string): Link {
  const found = new RegExp(`${PUBLIC}${page}\\?(\\S+)`).exec(text);
  assert.ok(found, `${page} in ${text}`);
  return Object.fromEntries(new URLSearchParams(found[1])) as Link;
}

/** Subscribes and reads the links in the mail. */
async function links(email: string): Promise<{ confirm: Link; unsubscribe: Link }> {
  assert.equal((await call("subscribe", { email })).status, 201);
  const text = (await mailsTo(email)).at(-1)!.text;
  return {
    confirm: linkIn(text, "/newsletter/confirm"),
    unsubscribe: linkIn(text, "/newsletter/unsubscribe"),
  };
}

async function listed(email: string): Promise<Subscriber | undefined> {
  const response = await shop.askAsOwner(`/api/v1/subscribers?search=${encodeURIComponent(email)}`);
  return subscriberCalls.list.answers[200].schema.parse(await response.json()).data.data[0];
}

async function correct(from: string, email: string): Promise<void> {
  const { _id } = (await listed(from))!;
  const path = `/api/v1/subscribers/${_id}`;
  assert.equal((await shop.askAsOwner(path, asJson("PATCH", { email }))).status, 200);
}

test("a new subscriber is asked to confirm, once, in the language of the page", async () => {
  const english = "english@example.com";
  const arabic = "arabic@example.com";
  assert.equal((await call("subscribe", { email: english })).status, 201);
  assert.equal((await call("subscribe", { email: arabic, language: "ar" })).status, 201);
  const [first, ...more] = await mailsTo(english);
  assert.deepEqual(more, []);
  assert.equal(first!.headers.get("subject"), "Naqra: please confirm your subscription");
  assert.equal(first!.headers.get("reply-to"), "hello@naqra.example");
  assert.match(first!.html, /<html lang="en" dir="ltr">/);
  for (const page of ["confirm", "unsubscribe"]) {
    const { subscriber, key } = linkIn(first!.text, `/newsletter/${page}`);
    const address = `${PUBLIC}/newsletter/${page}?subscriber=${subscriber}&amp;key=${key}`;
    assert.ok(first!.html.includes(`href="${address}"`));
  }
  assert.doesNotMatch(first!.html, /src=|url\(/);

  const [second] = await mailsTo(arabic);
  assert.match(second!.html, /<html lang="ar" dir="rtl">/);
  assert.match(second!.headers.get("subject")!, /تأكيد اشتراكك/);
  linkIn(second!.text, "/ar/newsletter/confirm");
  linkIn(second!.text, "/ar/newsletter/unsubscribe");
  assert.equal((await call("subscribe", { email: "a@example.com", language: "fr" })).status, 400);
});

test("mail programs may offer to leave the newsletter with one click", async () => {
  const email = "one-click@example.com";
  await links(email);
  const { headers, text } = (await mailsTo(email)).at(-1)!;
  const { subscriber, key } = linkIn(text, "/newsletter/unsubscribe");
  const page = `${PUBLIC}/newsletter/unsubscribe?subscriber=${subscriber}&key=${key}`;
  assert.equal(headers.get("list-unsubscribe"), `<${page}>`);
  assert.equal(headers.get("list-unsubscribe-post"), "List-Unsubscribe=One-Click");
});

test("a consent is kept with its time and the page on which it was given", async () => {
  const from = async (email: string, referrer: string) => {
    const init = asJson("POST", { email });
    const headers = { "Content-Type": "application/json", Referer: referrer };
    assert.equal(
      (await shop.ask("/api/v1/subscribers/subscribe", { ...init, headers })).status,
      201,
    );
    return (await listed(email))!;
  };
  const own = await from("own@example.com", `${PUBLIC}/ar/product?color=black`);
  assert.deepEqual([own.source, own.confirmed, own.confirmedAt], ["/ar/product", false, null]);
  for (const [index, referrer] of ["https://elsewhere.example/x", "no address", ""].entries()) {
    assert.equal((await from(`other${index}@example.com`, referrer)).source, "");
  }
  const mails = await mailsTo("own@example.com");
  await done("confirm", linkIn(mails.at(-1)!.text, "/newsletter/confirm"));
  const { confirmedAt, createdAt } = (await listed("own@example.com"))!;
  assert.ok(confirmedAt! >= createdAt);
});

test("the owner confirms, once or twice; the history records it without a staff account", async () => {
  const email = "confirms@example.com";
  const { confirm } = await links(email);
  assert.equal((await listed(email))!.confirmed, false);
  await done("confirm", confirm);
  await done("confirm", confirm);
  assert.equal((await listed(email))!.confirmed, true);
  const { rows } = await shop.database.pool.query(
    "select user_id, action, changes from history_entries where entity_id = $1",
    [confirm.subscriber],
  );
  assert.deepEqual(
    rows.map(({ user_id, action, changes }) => [user_id, action, Object.keys(changes)]),
    [[null, "update", ["confirmedAt"]]],
  );
});

test("the owner unsubscribes, once or twice, and may subscribe again", async () => {
  const email = "Leaves@example.com";
  const { confirm, unsubscribe } = await links(email);
  await done("confirm", confirm);
  await done("unsubscribe", unsubscribe);
  await done("unsubscribe", unsubscribe);
  assert.equal(await listed(email), undefined);
  const { rows } = await shop.database.pool.query(
    "select user_id from history_entries where entity_id = $1 and action = 'delete'",
    [unsubscribe.subscriber],
  );
  assert.deepEqual(rows, [{ user_id: null }]);
  await refused(await call("confirm", confirm), BROKEN);

  // The link in the older mail still works.
  await links("leaves@example.com");
  await done("unsubscribe", unsubscribe);
  assert.equal(await listed(email), undefined);
});

test("a key is valid for its own purpose and address only", async () => {
  const one = await links("one@example.com");
  const other = await links("other@example.com");
  const wrong: Link[] = [
    { ...one.confirm, key: other.confirm.key },
    { ...one.confirm, key: one.unsubscribe.key },
    { ...one.confirm, key: "A".repeat(43) },
    { ...one.confirm, subscriber: "0".repeat(24) },
  ];
  for (const link of wrong) await refused(await call("confirm", link), BROKEN);
  const leaving: Link[] = [
    { ...one.unsubscribe, key: other.unsubscribe.key },
    { ...one.unsubscribe, key: one.confirm.key },
    { ...one.unsubscribe, subscriber: "0".repeat(24) },
  ];
  for (const link of leaving) await refused(await call("unsubscribe", link), BROKEN_LEAVE);
  for (const garbled of [{}, { ...one.confirm, key: 5 }, { ...one.confirm, subscriber: "x" }]) {
    for (const name of ["confirm", "unsubscribe"] as const) {
      await refused(await call(name, garbled), /^This link is not complete\./);
    }
  }
  for (const email of ["one@example.com", "other@example.com"]) {
    assert.equal((await listed(email))!.confirmed, false);
  }
});

test("when staff correct an address, the new one is asked to confirm, and old links stop working", async () => {
  const old = await links("typo@example.con");
  await done("confirm", old.confirm);
  await correct("typo@example.con", "typo@example.com");
  await refused(await call("confirm", old.confirm), BROKEN);
  await refused(await call("unsubscribe", old.unsubscribe), BROKEN_LEAVE);
  assert.equal((await listed("typo@example.com"))!.confirmed, false);
  const [asked, ...more] = await mailsTo("typo@example.com");
  assert.deepEqual(more, []);
  await done("confirm", linkIn(asked!.text, "/newsletter/confirm"));
  assert.equal((await listed("typo@example.com"))!.confirmed, true);

  // A change of case is the same address: no new mail, and links stay valid.
  await correct("typo@example.com", "Typo@Example.com");
  assert.equal((await listed("typo@example.com"))!.confirmed, true);
  assert.equal((await mailsTo("Typo@Example.com")).length, 0);
  await done("unsubscribe", linkIn(asked!.text, "/newsletter/unsubscribe"));
});

test("subscribing again sends another mail after an hour, and not before", async () => {
  const email = "again@example.com";
  const again = async () =>
    refused(await call("subscribe", { email: email.toUpperCase() }), ALREADY);
  const { confirm } = await links(email);
  const backBy = (interval: string) =>
    shop.database.pool.query(
      `update subscribers set confirmation_sent_at = now() - interval '${interval}' where email = $1`,
      [email],
    );
  await again();
  await backBy("59 minutes");
  await again();
  assert.equal((await mailsTo(email)).length, 1);
  await backBy("1 hour");
  await Promise.all([again(), again(), again()]);
  assert.equal((await mailsTo(email)).length, 2);
  await again();

  await done("confirm", confirm);
  await backBy("1 day");
  await again();
  assert.equal((await mailsTo(email)).length, 2);
});

test("of many simultaneous subscriptions of one address one succeeds, and one mail is sent", async () => {
  const email = "crowd@example.com";
  const answers = await Promise.all(Array.from({ length: 8 }, () => call("subscribe", { email })));
  assert.equal(answers.filter(({ status }) => status === 201).length, 1);
  assert.equal((await mailsTo(email)).length, 1);
});

test("bots cause no mail, not even for an address that is subscribed", async () => {
  const website = "https://spam.example";
  assert.equal((await call("subscribe", { email: "bot@example.com", website })).status, 201);
  await links("person@example.com");
  await shop.database.pool.query(
    "update subscribers set confirmation_sent_at = null where email = 'person@example.com'",
  );
  await refused(await call("subscribe", { email: "person@example.com", website }), ALREADY);
  assert.equal((await mailsTo("bot@example.com")).length, 0);
  assert.equal((await mailsTo("person@example.com")).length, 1);
});

test("without a mail server one mail waits, and is not sent after unsubscribing, confirming or a correction", async () => {
  await using quiet = await startTestShop();
  const subscribe = (email: string) =>
    quiet.ask("/api/v1/subscribers/subscribe", asJson("POST", { email }));
  for (const name of ["stays", "leaves", "confirms", "typo"]) {
    assert.equal((await subscribe(`${name}.quiet@example.com`)).status, 201);
  }
  const { pool } = quiet.database;
  await pool.query("update subscribers set confirmation_sent_at = now() - interval '2 hours'");
  assert.equal((await subscribe("stays.quiet@example.com")).status, 400);
  const found = await quiet.askAsOwner("/api/v1/subscribers?search=typo");
  const [typo] = subscriberCalls.list.answers[200].schema.parse(await found.json()).data.data;
  const corrected = asJson("PATCH", { email: "right.quiet@example.com" });
  const path = `/api/v1/subscribers/${typo!._id}`;
  assert.equal((await quiet.askAsOwner(path, corrected)).status, 200);
  assert.deepEqual(statuses(await storedNotifications(quiet)), Array(5).fill("waiting"));

  await pool.query("update subscribers set deleted_at = now() where email like 'leaves%'");
  await pool.query("update subscribers set confirmed_at = now() where email like 'confirms%'");
  const config = readConfig({ SMTP_URL: mail.url, PUBLIC_URL: PUBLIC });
  await using _sending = await startSending({ ...quiet, config }, SOON);
  const stored = await settledNotifications(quiet);
  const told = mail.mails.flatMap(({ recipients }) => recipients);
  assert.deepEqual(told.filter((recipient) => recipient.includes(".quiet@")).toSorted(), [
    "right.quiet@example.com",
    "stays.quiet@example.com",
  ]);
  const pointless = stored.filter(({ status }) => status === "failed");
  assert.deepEqual(
    [...new Set(pointless.map(({ lastError }) => lastError))],
    ["The address was confirmed, changed or deleted before."],
  );
});
