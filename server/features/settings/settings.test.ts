import assert from "node:assert/strict";
import { test } from "node:test";

import { multipart, photoWithPlace } from "#server/testing/order-form.ts";
import { asJson, OWNER, shopForTests } from "#server/testing/start-test-shop.ts";
import { errorSchema } from "#shared/http/envelope.ts";
import { publicSettingsAnswerSchema, type PublicSettings } from "#shared/settings/settings.ts";

const shop = shopForTests();

const PATH = "/api/v1/settings";

async function settingsOf(response: Response): Promise<PublicSettings> {
  const body: unknown = await response.json();
  assert.equal(response.status, 200, JSON.stringify(body));
  return publicSettingsAnswerSchema.parse(body).data.data;
}
const current = async () => settingsOf(await shop.ask(PATH));
const dayOff = (date: string) => ({ date, kind: "day_off" });
/** So many days after the first of January 2027. */
const dateAfter = (days: number) =>
  new Date(Date.UTC(2027, 0, 1 + days)).toISOString().slice(0, 10);
const change = (body: unknown) => shop.askAsOwner(PATH, asJson("PATCH", body));

test("staff change the settings that they name, visitors see it at once, and the history records it", async () => {
  const before = await current();
  const changed = await settingsOf(
    await change({
      email: "Shop@example.com",
      bank: { iban: "jo94 cbjo 0010 0000 0000 0131 0003 02", swiftCode: "cbjojoaxxxx" },
      cliqAlias: "NAQRA",
    }),
  );
  const bank = { ...before.bank, iban: "JO94CBJO0010000000000131000302", swiftCode: "CBJOJOAXXXX" };
  const { updatedAt } = changed;
  const named = { email: "Shop@example.com", bank, cliqAlias: "NAQRA" };
  assert.deepEqual(changed, { ...before, ...named, updatedAt });
  assert.ok(updatedAt > before.updatedAt);
  assert.deepEqual(await current(), changed);

  const { rows } = await shop.database.pool.query(
    "select changes from history_entries where entity = 'settings'",
  );
  assert.deepEqual(rows[0].changes.email, { from: before.email, to: "Shop@example.com" });
  assert.ok(!("iban" in rows[0].changes), "the same IBAN in another spelling is no change");
});

test("all settings can be set, and the optional ones cleared", async () => {
  const { cliqQrImage, socialPreviewImage, bank, updatedAt: _, ...rest } = await current();
  const { currency, ...details } = bank;
  const all = {
    ...rest,
    shopName: "Example Shop",
    shopNameAr: "متجر مثال",
    phone: "+962 7 9000 0001",
    city: "Irbid",
    cityAr: "إربد",
    country: "Jordan",
    countryAr: "",
    businessHours: "Always",
    announcedDays: [
      { date: "2027-03-09", kind: "eid_al_fitr" as const },
      { date: "2027-03-13", kind: "working_day" as const },
    ],
    bank: { ...details, bankName: "Other Bank" },
  };
  const { updatedAt: __, ...stored } = await settingsOf(await change(all));
  assert.deepEqual(stored, {
    ...all,
    bank: { ...all.bank, currency },
    cliqQrImage,
    socialPreviewImage,
  });
  const none = { bankName: "", accountHolder: "", accountNumber: "", iban: "", swiftCode: "" };
  const emptied = await settingsOf(await change({ bank: none, cliqAlias: "", businessHours: "" }));
  assert.deepEqual([emptied.bank, emptied.cliqAlias], [{ ...none, currency }, ""]);
});

test("days off are stored once each, the earliest first", async () => {
  const days = [dayOff("2027-05-20"), { date: "2027-03-09", kind: "working_day" }];
  const { announcedDays } = await settingsOf(await change({ announcedDays: days }));
  assert.deepEqual(announcedDays, days.toReversed());
  assert.deepEqual((await settingsOf(await change({ announcedDays: [] }))).announcedDays, []);
});

test("invalid input is rejected with the rule's message, and changes nothing", async () => {
  const before = await current();
  const iban = "Please enter a valid IBAN";
  const cases: [body: object, field: string, message: string][] = [
    [{ shopName: " " }, "shopName", "Shop name is required"],
    [{ shopName: "x".repeat(101) }, "shopName", "Shop name must be at most 100 characters"],
    [{ email: "shop" }, "email", "Please enter a valid email address"],
    [{ phone: "123" }, "phone", "Phone number must be at least 8 characters"],
    [{ city: "" }, "city", "City is required"],
    [{ country: "" }, "country", "Country is required"],
    [{ bank: { iban: "JO94CBJO0010000000000131000303" } }, "bank.iban", iban],
    [{ bank: { iban: "JO94CBJO001000000000013100030" } }, "bank.iban", iban],
    [
      { bank: { swiftCode: "SHORT" } },
      "bank.swiftCode",
      "A SWIFT code has 8 or 11 letters and figures",
    ],
    [{ bank: [] }, "bank", "Expected an object"],
    [
      { announcedDays: [{ date: "2027-02-29", kind: "day_off" }] },
      "announcedDays.0.date",
      "Please choose a day",
    ],
    [
      { announcedDays: [dayOff("2027-03-09"), dayOff("2027-03-10"), dayOff("2027-03-09")] },
      "announcedDays",
      "2027-03-09 is in the list twice",
    ],
    [
      { announcedDays: Array.from({ length: 61 }, (_, day) => dayOff(dateAfter(day))) },
      "announcedDays",
      "At most 60 days",
    ],
    [
      { cliqQrImage: "/uploads/public/other.webp" },
      "cliqQrImage",
      "Please select a valid image file",
    ],
  ];
  for (const [body, field, message] of cases) {
    const response = await change({ businessHours: "Never", ...body });
    assert.equal(response.status, 400, message);
    const { message: reported, errors } = errorSchema.parse(await response.json());
    assert.deepEqual([reported, errors], [message, { [field]: message }]);
  }
  assert.deepEqual(await current(), before);
});

test("pictures are uploaded, kept when the form doesn't name them, and removed", async () => {
  const photo = await photoWithPlace();
  const upload = multipart({ cliqAlias: "WITHQR" }, [
    { field: "cliqQrImage", name: "qr.jpg", bytes: photo },
    { field: "socialPreviewImage", name: "preview.jpg", bytes: photo },
  ]);
  const init = { method: "PATCH", body: upload };
  const set = await settingsOf(await shop.askAsOwner(PATH, init));
  assert.equal(set.cliqAlias, "WITHQR");
  for (const path of [set.cliqQrImage, set.socialPreviewImage]) {
    assert.equal((await shop.ask(path)).headers.get("Content-Type"), "image/webp");
  }
  const kept = await settingsOf(await change({ city: "Salt", cliqQrImage: set.cliqQrImage }));
  assert.deepEqual([kept.cliqQrImage, kept.city], [set.cliqQrImage, "Salt"]);
  assert.equal((await settingsOf(await change({ cliqQrImage: "" }))).cliqQrImage, "");

  const noPicture = multipart({}, [
    { field: "cliqQrImage", name: "qr.jpg", bytes: Buffer.from("<svg/>") },
  ]);
  const refused = await shop.askAsOwner(PATH, { method: "PATCH", body: noPicture });
  assert.equal(refused.status, 400);
  assert.match(await refused.text(), /Please select a valid image file/);
});

test("visitors can't change settings", async () => {
  assert.equal((await shop.ask(PATH, asJson("PATCH", { city: "Salt" }))).status, 401);
});

test("transfers are possible once the example account is replaced by an account or a CliQ alias", async () => {
  const example = { accountNumber: "0131000302", iban: "JO94CBJO0010000000000131000302" };
  const real = { accountNumber: "1234567", iban: "JO15AAAA1234567890123456789012" };
  const none = { accountNumber: "", iban: "" };
  const cases: [bank: typeof example, cliqAlias: string, takesTransfers: boolean][] = [
    [example, "", false],
    // The example account would still be shown.
    [example, "NAQRA", false],
    [{ ...example, iban: "" }, "NAQRA", false],
    [real, "", true],
    [{ ...real, iban: "" }, "", true],
    [none, "NAQRA", true],
    [none, "", false],
  ];
  for (const [bank, cliqAlias, expected] of cases) {
    // As the first details of a shop, which customers see at once.
    await shop.database.pool.query(
      "update settings set transfers_since = null, iban = '', account_number = '', cliq_alias = ''",
    );
    const { takesTransfers } = await settingsOf(await change({ bank, cliqAlias }));
    assert.equal(takesTransfers, expected, JSON.stringify({ bank, cliqAlias }));
  }
});

test("where customers pay to is changed by owners only, shortly after they proved who they are", async () => {
  const path = "/uploads/0123456789abcdef01234567.webp";
  await shop.database.pool.query(
    "update settings set cliq_alias = 'NOW', cliq_qr_image = $1, transfers_since = now() - interval '1 day'",
    [path],
  );
  const before = await current();
  const colleague = {
    name: "Example",
    email: "manager@naqra.example",
    password: "a longer password",
  };
  const adding = await shop.askAsOwner("/api/v1/login/register", asJson("POST", colleague));
  const { token } = (await adding.json()) as { token: string };
  const as = (bearer: string, init: RequestInit) =>
    shop.ask(PATH, {
      ...init,
      headers: { ...(init.headers as object), Authorization: `Bearer ${bearer}` },
    });
  const codeOf = async (answer: Response) => {
    assert.equal(answer.status, 403);
    return errorSchema.parse(await answer.json()).code;
  };
  const picture = { field: "cliqQrImage", name: "qr.png", bytes: await photoWithPlace() };
  for (const init of [
    asJson("PATCH", { bank: { iban: "JO94CBJO0010000000000131000302" } }),
    asJson("PATCH", { bank: { accountHolder: "Somebody else" }, city: "Irbid" }),
    asJson("PATCH", { cliqAlias: "ELSE" }),
    asJson("PATCH", { cliqQrImage: "" }),
    { method: "PATCH", body: multipart({}, [picture]) },
  ]) {
    assert.equal(await codeOf(await as(token, init)), "not_permitted");
  }
  assert.deepEqual(await current(), before);
  // Sent back as it was read, it is no change.
  const { bank, cliqAlias, cliqQrImage } = before;
  const everything = { bank, cliqAlias, cliqQrImage, city: "Irbid" };
  assert.equal((await as(token, asJson("PATCH", everything))).status, 200);
  const after = await current();
  assert.deepEqual(after, { ...before, city: "Irbid", updatedAt: after.updatedAt });

  const login = asJson("POST", OWNER);
  const owner = (await (await shop.ask("/api/v1/users/login", login)).json()) as { token: string };
  await shop.database.pool.query("update sessions set proved_at = now() - interval '11 minutes'");
  const alias = asJson("PATCH", { cliqAlias: "OWN" });
  assert.equal(await codeOf(await as(owner.token, alias)), "proof_needed");
  const proof = asJson("POST", { password: OWNER.password });
  await shop.ask("/api/v1/auth/proof", {
    ...proof,
    headers: { ...(proof.headers as object), Authorization: `Bearer ${owner.token}` },
  });
  assert.equal((await as(owner.token, alias)).status, 200);
  // Nor does it end what customers don't see yet.
  assert.equal((await as(token, asJson("PATCH", everything))).status, 200);
  const waiting = await shop.askAsOwner(`${PATH}/waiting-payment`);
  assert.match(await waiting.text(), /"cliqAlias":"OWN"/);
});
