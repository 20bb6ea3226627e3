import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { openFileStore } from "#server/platform/files/file-store.ts";
import { sweepFiles } from "#server/platform/files/sweep-files.ts";
import { answered, refused } from "#server/testing/answers.ts";
import { hireColleague } from "#server/testing/colleague.ts";
import { multipart, photoWithPlace } from "#server/testing/order-form.ts";
import { addAuthenticatorApp, codeNow, forgetUsedCodes } from "#server/testing/second-factor.ts";
import { lastUndo, mailsTo, shopWithMailForTests } from "#server/testing/shop-with-mail.ts";
import { asJson, type TestShop } from "#server/testing/start-test-shop.ts";
import { until } from "#server/testing/until.ts";
import { waitingPaymentCalls } from "#shared/settings/payment-details.ts";
import { publicSettingsAnswerSchema } from "#shared/settings/settings.ts";

/** What customers pay to changes an hour after it was typed, and every owner is told. */

const { shop, mail } = shopWithMailForTests();
const PATH = "/api/v1/settings";
const WAITING = `${PATH}/waiting-payment`;
const HOUR = 60 * 60_000;
const [OWN, SECOND] = ["JO15AAAA1234567890123456789012", "JO71CBJO0000000000001234567890"];

type Owner = Awaited<ReturnType<typeof hireColleague>>;
let owner: Owner;
/** Customers pay to the shop's own account already. */
beforeEach(async () => {
  owner = await hireColleague(shop, "owner");
  await shop.database.pool.query("delete from waiting_payment");
  const columns = "bank_name = 'Own Bank', account_holder = 'Own', account_number = '1'";
  await shop.database.pool.query(
    `update settings set transfers_since = now() - interval '2 hours', ${columns}, iban = $1, swift_code = '', cliq_alias = '', cliq_qr_image = ''`,
    [OWN],
  );
});

const offered = () => answered(shop.ask(PATH), publicSettingsAnswerSchema);
const waiting = (ask = owner.ask) =>
  answered(ask(WAITING), waitingPaymentCalls.find.answers[200].schema);
const change = (body: object, { ask } = owner, headers: Record<string, string> = {}) => {
  const init = asJson("PATCH", body);
  return ask(PATH, { ...init, headers: { ...(init.headers as object), ...headers } });
};
const toIban = (iban: string) => change({ bank: { iban } });
const told = () => lastUndo({ shop, mail }, owner.email);
const undo = (token: string) => shop.ask("/api/v1/auth/undo-change", asJson("POST", { token }));
const codeOf = async (answer: Promise<Response>, status: number) =>
  (await refused(answer, status)).code;
/** As if an hour went by: what waits is due, and so is the job for it, which reading mails may have done early. */
async function anHourLater(): Promise<void> {
  await shop.database.pool.query(
    "update waiting_payment set offered_at = offered_at - interval '1 hour'",
  );
  await shop.database.pool.query(
    "update jobs set status = 'waiting', attempts = 0, run_at = now() where kind = 'offer-waiting-payment'",
  );
}
async function secondFactorIsOld(): Promise<void> {
  await shop.database.pool.query(
    "update sessions set second_factor_at = second_factor_at - interval '11 minutes'",
  );
}
async function jobsAreDone(): Promise<void> {
  await until(async () => {
    const { rows } = await shop.database.pool.query(
      "select 1 from jobs where kind = 'offer-waiting-payment' and status = 'waiting' and run_at <= now()",
    );
    return rows.length === 0;
  });
}

test("other bank details wait for an hour, and customers go on seeing those of before", async () => {
  const before = await offered();
  const answer = await answered(
    change({ shopName: "Another name", bank: { iban: SECOND }, cliqAlias: "OTHER" }),
    publicSettingsAnswerSchema,
  );
  // The answer is what customers see; the rest of the settings changes at once.
  const { updatedAt } = answer;
  assert.deepEqual(answer, { ...before, shopName: "Another name", updatedAt });
  assert.ok(updatedAt > before.updatedAt);
  assert.deepEqual(await offered(), answer);
  const { offeredAt, ...next } = (await waiting())!;
  assert.deepEqual(next, {
    bank: { ...before.bank, iban: SECOND },
    cliqAlias: "OTHER",
    cliqQrImage: "",
  });
  const inMinutes = (Date.parse(offeredAt) - Date.now()) / 60_000;
  assert.ok(inMinutes > 58 && inMinutes <= 60, `in ${inMinutes} minutes`);
  const { text } = await told();
  assert.ok(text.includes(`${OWN} → ${SECOND}`));
  assert.match(text, /Customers see it from/);
  const { rows } = await shop.database.pool.query(
    "select changes from history_entries where entity = 'settings' order by at desc limit 1",
  );
  assert.deepEqual(rows[0].changes.iban, { from: OWN, to: SECOND });

  await anHourLater();
  await until(async () => (await offered()).bank.iban === SECOND);
  assert.equal((await offered()).cliqAlias, "OTHER");
  assert.equal(await waiting(), null);
});

test("a change of what waits begins the hour anew; the job of before changes nothing", async () => {
  await toIban(SECOND);
  await shop.database.pool.query(
    "update waiting_payment set offered_at = offered_at - interval '59 minutes'",
  );
  await change({ bank: { bankName: "Next Bank" } });
  const { bank, offeredAt } = (await waiting())!;
  assert.deepEqual([bank.iban, bank.bankName], [SECOND, "Next Bank"]);
  assert.ok(Date.parse(offeredAt) - Date.now() > 58 * 60_000);
  await shop.database.pool.query(
    "update jobs set run_at = now() where kind = 'offer-waiting-payment'",
  );
  await jobsAreDone();
  assert.equal((await offered()).bank.iban, OWN);

  // Back to what customers see: nothing waits any more.
  await change({ bank: { iban: OWN, bankName: "Own Bank" } });
  assert.equal(await waiting(), null);
});

const transfersAreSettled = () =>
  shop.database.pool.query("update settings set transfers_since = now() - interval '61 minutes'");

test("the first details ever are at once, with what is mended in the hour after them, and so is what is only taken away", async () => {
  await shop.database.pool.query(
    "update settings set transfers_since = null, iban = '', account_number = ''",
  );
  await toIban(SECOND);
  assert.equal((await offered()).bank.iban, SECOND);
  await toIban(OWN);
  assert.equal((await offered()).bank.iban, OWN);
  assert.match((await told()).text, /IBAN/);
  assert.ok(!(await told()).text.includes("Customers see it from"));

  await transfersAreSettled();
  await change({ cliqAlias: "WAITS" });
  // It is no way around the wait.
  await change({ bank: { iban: "", accountNumber: "" } });
  const { bank, takesTransfers } = await offered();
  assert.deepEqual([bank.iban, bank.accountNumber, takesTransfers], ["", "", false]);
  assert.equal((await waiting())!.cliqAlias, "WAITS");
  assert.equal((await waiting())!.bank.iban, "");
  await toIban(SECOND);
  assert.equal((await offered()).bank.iban, "");
  assert.equal((await waiting())!.bank.iban, SECOND);
});

test("the link of the message drops what waits, and gives back what was when customers see it already", async () => {
  await toIban(SECOND);
  assert.equal((await undo((await told()).token)).status, 200);
  assert.equal(await waiting((await hireColleague(shop, "owner")).ask), null);
  assert.equal((await offered()).bank.iban, OWN);

  // The account that had changed it is signed out.
  assert.equal((await toIban(SECOND)).status, 401);
  owner = await hireColleague(shop, "owner");
  await toIban(SECOND);
  const { token } = await told();
  await anHourLater();
  await until(async () => (await offered()).bank.iban === SECOND);
  await change({ cliqAlias: "LATER" });
  assert.equal((await undo(token)).status, 200);
  assert.equal((await offered()).bank.iban, OWN);
  // What is none of that change's waits on.
  owner = await hireColleague(shop, "owner");
  const { bank, cliqAlias } = (await waiting())!;
  assert.deepEqual([bank.iban, cliqAlias], [OWN, "LATER"]);
});

test("what only waited is never given back to customers by undoing what came after it", async () => {
  const links = async () =>
    (await mailsTo({ shop, mail }, owner.email)).flatMap(
      ({ text }) => /\/admin-panel\/undo#([\w-]+)/.exec(text)?.[1] ?? [],
    );
  await toIban(SECOND);
  // Two messages at once may arrive in either order.
  await links();
  await toIban("");
  const [, emptied] = await links();
  assert.match((await told()).text, new RegExp(`${OWN} → empty`));
  assert.equal((await undo(emptied!)).status, 200);
  assert.equal((await offered()).bank.iban, OWN);

  owner = await hireColleague(shop, "owner");
  await change({ cliqAlias: "THIEF" });
  await change({ cliqAlias: "" });
  assert.equal((await links()).length, 1, "customers see nothing of it");
  assert.equal(await waiting(), null);
  await change({ cliqAlias: "THIEF" });
  await links();
  await change({ cliqAlias: "ANOTHER" });
  const last = (await links()).at(-1)!;
  await anHourLater();
  await until(async () => (await offered()).cliqAlias === "ANOTHER");
  assert.equal((await undo(last)).status, 200);
  assert.equal((await offered()).cliqAlias, "");
});

test("a QR code that was replaced is there until its change can't be undone any more", async () => {
  const withPicture = async () => {
    const picture = { field: "cliqQrImage", name: "qr.jpg", bytes: await photoWithPlace() };
    return owner.ask(PATH, { method: "PATCH", body: multipart({}, [picture]) });
  };
  const sweep = () =>
    sweepFiles(shop.database, openFileStore(shop.config.files), Date.now() + 2 * HOUR);
  const isThere = async (path: string) => (await shop.ask(path)).status === 200;
  assert.equal((await withPicture()).status, 200);
  const first = (await waiting())!.cliqQrImage;
  assert.equal((await offered()).cliqQrImage, "");
  await anHourLater();
  await until(async () => (await offered()).cliqQrImage === first);
  await withPicture();
  const second = (await waiting())!.cliqQrImage;
  await anHourLater();
  await until(async () => (await offered()).cliqQrImage === second);
  await sweep();
  assert.ok((await isThere(first)) && (await isThere(second)));
  assert.match((await told()).text, /CliQ QR code: changed/);
  assert.equal((await undo((await told()).token)).status, 200);
  assert.equal((await offered()).cliqQrImage, first);
  await sweep();
  assert.deepEqual([await isThere(first), await isThere(second)], [true, false]);
});

test("only a second factor lets customers see it at once, of which every owner is told", async () => {
  const offer = (ask: TestShop["ask"]) => ask(`${WAITING}/offer`, { method: "POST" });
  const prove = (body: object) => owner.ask("/api/v1/auth/proof", asJson("POST", body));
  assert.equal(await codeOf(offer(owner.ask), 403), "second_factor_proof_needed");
  const { secret } = await addAuthenticatorApp(shop, owner.ask);
  const { password } = owner;
  // The code that set it up counted as one too.
  await secondFactorIsOld();
  assert.equal((await prove({ password })).status, 200);
  await toIban(SECOND);
  assert.equal(await codeOf(offer(owner.ask), 403), "second_factor_proof_needed");
  assert.equal((await prove({ password, code: codeNow(secret) })).status, 200);

  // Whoever has only the password can set one up too.
  assert.equal(await codeOf(offer(owner.ask), 403), "second_factor_young");
  await shop.database.pool.query(
    "update totp_secrets set confirmed_at = confirmed_at - interval '25 hours'",
  );

  // Twice at the same moment it happens once.
  const both = await Promise.all([offer(owner.ask), offer(owner.ask)]);
  assert.deepEqual(both.map(({ status }) => status).toSorted(), [200, 404]);
  assert.equal((await offered()).bank.iban, SECOND);
  assert.equal(await waiting(), null);
  assert.equal(await codeOf(offer(owner.ask), 404), "no_waiting_payment");
  const mails = await mailsTo({ shop, mail }, owner.email);
  assert.equal(mails.filter(({ text }) => text.includes(`${OWN} → ${SECOND}`)).length, 2);
  assert.equal((await undo((await told()).token)).status, 200);
  assert.equal((await offered()).bank.iban, OWN);

  await forgetUsedCodes(shop);
  const old = await owner.signedIn({ code: codeNow(secret) });
  await secondFactorIsOld();
  assert.equal(await codeOf(offer(old), 403), "second_factor_proof_needed");
});

test("an owner withdraws what waits; managers read it, and nobody else", async () => {
  const withdraw = (ask: TestShop["ask"]) => ask(WAITING, { method: "DELETE" });
  await toIban(SECOND);
  const { updatedAt } = await offered();
  const [manager, viewer] = [
    await hireColleague(shop, "manager"),
    await hireColleague(shop, "viewer"),
  ];
  assert.equal((await waiting(manager.ask))!.bank.iban, SECOND);
  await refused(viewer.ask(WAITING), 403);
  await refused(shop.ask(WAITING), 401);
  for (const { ask } of [manager, viewer]) {
    assert.equal(await codeOf(withdraw(ask), 403), "not_permitted");
    assert.equal(await codeOf(ask(`${WAITING}/offer`, { method: "POST" }), 403), "not_permitted");
  }
  await answered(withdraw(owner.ask), publicSettingsAnswerSchema);
  assert.equal(await waiting(), null);
  assert.equal(await codeOf(withdraw(owner.ask), 404), "no_waiting_payment");
  // Whoever was editing them is told that they are not as they were.
  const late = change({ bank: { iban: SECOND } }, owner, { "If-Match": updatedAt });
  await refused(late, 412);
  const { rows } = await shop.database.pool.query(
    "select changes from history_entries where entity = 'settings' order by at desc limit 1",
  );
  assert.deepEqual(rows[0].changes, { iban: { from: SECOND, to: OWN } });
});

test("at the same moment several owners' changes wait together, and none is lost", async () => {
  const colleague = await hireColleague(shop, "owner");
  await Promise.all([
    toIban(SECOND),
    change({ cliqAlias: "TOGETHER" }, colleague),
    change({ bank: { bankName: "Third" } }),
  ]);
  const { bank, cliqAlias } = (await waiting())!;
  assert.deepEqual([bank.iban, bank.bankName, cliqAlias], [SECOND, "Third", "TOGETHER"]);
});
