import assert from "node:assert/strict";
import { test } from "node:test";

import { profileLinkStore } from "#server/features/profiles/profile-link.store.ts";
import { answered } from "#server/testing/answers.ts";
import { loadNotificationRenderers } from "#server/testing/from-sources.ts";
import { multipart, ORDER_ABROAD, photoWithPlace } from "#server/testing/order-form.ts";
import { readableLog } from "#server/testing/readable-log.ts";
import { asJson, OWNER, startTestShop, type TestShop } from "#server/testing/start-test-shop.ts";
import { until } from "#server/testing/until.ts";
import { BULK_REQUEST, MESSAGE } from "#server/testing/visitor-forms.ts";
import { ownPageAnswerSchema } from "#shared/profiles/own-page.ts";

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
  const bank = { iban: "JO15AAAA1234567890123456789012", accountHolder: "Holder-Private" };
  const settings = { bank, cliqAlias: "NAQRAPRIVATE", phone: "0785557777" };
  const ownPage = { address: "Street-Private 7", visitor: "Visitor-Private", phone: "0785551111" };
  const sent = [
    await shop.ask("/api/v1/users/login", asJson("POST", { email, password: "a wrong password" })),
    await shop.askAsOwner("/api/v1/people?search=" + encodeURIComponent(email)),
    await shop.askAsOwner("/api/v1/auth/profile", asJson("PATCH", { name: person.family })),
    await shop.askAsOwner("/api/v1/settings", asJson("PATCH", settings)),
    await shop.askAsOwner("/api/v1/settings", asJson("PATCH", { bank: { iban: bank.iban + "3" } })),
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
    [400, 200, 200, 200, 400, 201, 201, 201, 201, 200],
  );
  const { token, answers } = await usesOwnPage(shop, ownPage);
  assert.deepEqual(
    answers.map(({ status }) => status),
    [200, 200, 400, 200, 200, 303],
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
    ...Object.values(bank),
    settings.cliqAlias,
    settings.phone,
    ...Object.values(ownPage),
    token,
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

/** A card's page is read, written and opened, and a visitor leaves a contact there. */
async function usesOwnPage(
  { ask, database }: TestShop,
  { address, visitor, phone }: Record<"address" | "visitor" | "phone", string>,
) {
  const { rows } = await database.pool.query<{ code: string; page: string }>(
    "select code, profile_id as page from cards",
  );
  const [{ code, page } = { code: "", page: "" }] = rows;
  const token = await profileLinkStore(database.db).add(page);
  const path = `/api/v1/profiles/by-token/${token}`;
  const { values } = await answered(ask(path), ownPageAnswerSchema);
  const answers = [
    await ask(`/cards/${token}`),
    await ask(path, asJson("PATCH", { ...values, address })),
    await ask(path, asJson("PATCH", { ...values, email: visitor })),
    await ask(`/c/${code}`),
    await ask(`/c/${code}.vcf`),
    await ask(`/c/${code}`, {
      method: "POST",
      body: new URLSearchParams({ name: visitor, phone }),
      redirect: "manual",
    }),
  ];
  return { token, answers };
}
