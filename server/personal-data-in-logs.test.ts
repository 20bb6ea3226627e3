import assert from "node:assert/strict";
import { test } from "node:test";

import { loadNotificationRenderers } from "#server/testing/from-sources.ts";
import { multipart, ORDER_ABROAD, photoWithPlace } from "#server/testing/order-form.ts";
import { readableLog } from "#server/testing/readable-log.ts";
import { asJson, OWNER, startTestShop } from "#server/testing/start-test-shop.ts";
import { until } from "#server/testing/until.ts";
import { BULK_REQUEST, MESSAGE } from "#server/testing/visitor-forms.ts";

import { startNotifications } from "./jobs.ts";

test("a busy shop logs nothing of a person, also where mails fail", async () => {
  const { log, lines } = readableLog();
  // Nobody listens there.
  await using shop = await startTestShop({ SMTP_URL: "smtp://127.0.0.1:1" }, { log });
  const { config, database, secrets } = shop;
  const renderers = await loadNotificationRenderers();
  const pace = { pollSeconds: 0.05, retrySeconds: 0.1, retries: 1 };
  await using _sending = await startNotifications({
    config,
    database,
    secrets,
    log,
    renderers,
    pace,
  });

  const person = { name: "Zaynab", family: "Qudsi-Private", phone: "0791234567" };
  const email = "zaynab@private.example";
  const bulkRequest = { ...BULK_REQUEST, companyInfo: { ...BULK_REQUEST.companyInfo, email } };
  const body = multipart(
    {
      ...ORDER_ABROAD,
      "personalInfo[firstName]": person.name,
      "personalInfo[lastName]": person.family,
      "personalInfo[email]": email,
      "personalInfo[phoneNumbers][0]": person.phone,
      paymentMethod: "online",
    },
    [
      {
        field: "despositeTransactionImg",
        name: "receipt-of-zaynab.jpg",
        bytes: await photoWithPlace(),
      },
    ],
  );
  const sent = [
    await shop.ask("/api/v1/users/login", asJson("POST", { email, password: "a wrong password" })),
    await shop.askAsOwner("/api/v1/people?search=" + encodeURIComponent(email)),
    await shop.askAsOwner("/api/v1/auth/profile", asJson("PATCH", { name: person.family })),
    await shop.ask("/api/v1/orders", { method: "POST", body }),
    await shop.ask(
      "/api/v1/contact",
      asJson("POST", { ...MESSAGE, email, fullName: person.family }),
    ),
    await shop.ask("/api/v1/custom-orders", asJson("POST", bulkRequest)),
    await shop.ask("/api/v1/subscribers/subscribe", asJson("POST", { email })),
    await shop.ask("/api/v1/auth/forgot-password", asJson("POST", { email: OWNER.email })),
  ];
  assert.deepEqual(
    sent.map(({ status }) => status),
    [400, 200, 200, 201, 201, 201, 201, 200],
  );
  await until(() => lines.some(({ level }) => Number(level) > 30));
  await until(async () => {
    const { rows } = await database.pool.query(
      "select count(*)::int as n from jobs where kind like 'email:%' and status in ('waiting', 'running')",
    );
    return rows[0].n === 0;
  });
  const written = JSON.stringify(lines);
  assert.ok(lines.length > sent.length);
  for (const word of [
    ...Object.values(person),
    email,
    OWNER.email,
    "receipt-of-zaynab",
    "a wrong password",
    BULK_REQUEST.companyInfo.companyName,
    MESSAGE.subject,
  ]) {
    assert.ok(!written.includes(word), `${word} in ${written}`);
  }
});
