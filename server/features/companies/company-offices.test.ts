import assert from "node:assert/strict";
import { test } from "node:test";

import { answered, refused } from "#server/testing/answers.ts";
import { hireColleague } from "#server/testing/colleague.ts";
import { fillOrder } from "#server/testing/company-cards.ts";
import { asJson, shopForTests, startTestShop } from "#server/testing/start-test-shop.ts";
import { getCompanyOffices, type CompanyOffices } from "#shared/companies/company-offices.ts";
import { MOST_OFFICES } from "#shared/companies/company-offices.ts";
import { packingAnswerSchema } from "#shared/packing/packing.ts";
import { rosterAnswerSchema } from "#shared/rosters/roster-calls.ts";

import { companyLinkStore } from "./company-link.store.ts";

const shop = shopForTests();
const api = "/api/v1";
const answer = getCompanyOffices.answers[200].schema;

const IRBID = { name: "Irbid", city: "Irbid", addressLine1: "Example Street 2" };
const AQABA = {
  name: "مكتب العقبة",
  city: "العقبة",
  addressLine1: "شارع المثال 3",
  addressLine2: "الطابق الثاني",
  phone: "0791234567",
  contactName: "شخص مثال",
};
const FILLED = { addressLine2: "", phone: "", contactName: "" };

async function companyWith(people: readonly object[] = [{}]) {
  const { order, company } = await fillOrder(shop, { count: people.length, people });
  const token = await companyLinkStore(shop.database.db).add(company);
  const [staff, own] = [company, `by-token/${token}`].map((of) => `${api}/companies/${of}/offices`);
  return { order, company, token, staff: staff!, own: own! };
}
const put = (path: string, offices: readonly object[], version?: string) =>
  shop.askAsOwner(path, {
    ...asJson("PUT", { offices }),
    headers: { "Content-Type": "application/json", ...(version && { "If-Match": version }) },
  });
const withoutIds = ({ offices }: CompanyOffices) => offices.map(({ _id: _, ...office }) => office);

test("offices are kept in their sequence, by staff and by the company's link alike", async () => {
  const { staff, own } = await companyWith();
  const none = await answered(shop.askAsOwner(staff), answer);
  assert.deepEqual(none.offices, []);
  const saved = await answered(put(staff, [IRBID, AQABA]), answer);
  assert.deepEqual(withoutIds(saved), [{ ...FILLED, ...IRBID }, AQABA]);
  assert.deepEqual(await answered(shop.ask(own), answer), saved);
  const [irbid, aqaba] = saved.offices;
  const turned = await answered(
    shop.ask(own, asJson("PUT", { offices: [aqaba, { ...irbid, city: "Ramtha" }] })),
    answer,
  );
  assert.deepEqual(turned.offices, [aqaba, { ...irbid, city: "Ramtha" }]);
  assert.deepEqual((await answered(put(staff, []), answer)).offices, []);
});

test("the same sent twice changes nothing, and what somebody else has changed is not written over", async () => {
  const { staff, own } = await companyWith();
  const first = await answered(put(staff, [IRBID]), answer);
  const second = await answered(put(staff, first.offices, first.version), answer);
  assert.deepEqual(second, first);
  await answered(put(staff, [...first.offices, AQABA], `"${first.version}"`), answer);
  for (const path of [staff, own]) await refused(put(path, [], first.version), 412);
  assert.equal((await answered(shop.askAsOwner(staff), answer)).offices.length, 2);
});

test("two who save at once are one after the other", async () => {
  const { staff } = await companyWith();
  const { version } = await answered(shop.askAsOwner(staff), answer);
  const both = await Promise.all([put(staff, [IRBID], version), put(staff, [AQABA], version)]);
  assert.deepEqual(both.map(({ status }) => status).toSorted(), [200, 412]);
});

test("an office of another company is not taken over", async () => {
  const [one, other] = [await companyWith(), await companyWith()];
  const { offices } = await answered(put(one.staff, [IRBID]), answer);
  const taken = await answered(put(other.staff, [{ ...offices[0]!, city: "Zarqa" }]), answer);
  assert.notEqual(taken.offices[0]!._id, offices[0]!._id);
  assert.equal((await answered(shop.askAsOwner(one.staff), answer)).offices[0]!.city, "Irbid");
});

test("what is missing, wrong, there twice or too much is refused at its field", async () => {
  const { staff, own } = await companyWith();
  for (const [offices, field] of [
    [[{ ...IRBID, name: " " }], "offices.0.name"],
    [[{ ...IRBID, name: "—" }], "offices.0.name"],
    [[{ ...IRBID, city: "" }], "offices.0.city"],
    [[IRBID, { ...AQABA, addressLine1: "" }], "offices.1.addressLine1"],
    [[{ ...IRBID, phone: "12" }], "offices.0.phone"],
    [[{ ...IRBID, contactName: "x".repeat(300) }], "offices.0.contactName"],
    [[IRBID, { ...AQABA, name: "IRBID " }], "offices.1.name"],
    [[{ ...IRBID, _id: "1" }], "offices.0._id"],
    [
      Array.from({ length: MOST_OFFICES + 1 }, (_, index) => ({ ...IRBID, name: `O ${index}` })),
      "offices",
    ],
  ] as const) {
    const { errors } = await refused(put(staff, offices), 400);
    assert.deepEqual(Object.keys(errors ?? {}), [field]);
  }
  const { codes } = await refused(put(staff, [IRBID, { ...AQABA, name: "IRBID" }]), 400);
  assert.equal(
    (codes as Record<string, { code: string }>)["offices.1.name"]!.code,
    "company_office_twice",
  );
  await refused(shop.ask(own, asJson("PUT", {})), 400);
  assert.deepEqual((await answered(shop.askAsOwner(staff), answer)).offices, []);
});

test("strangers, viewers and old links change nothing, and a link is limited", async () => {
  const { staff, token } = await companyWith();
  await refused(shop.ask(staff), 401);
  await refused(shop.ask(staff, asJson("PUT", { offices: [] })), 401);
  const viewer = await hireColleague(shop, "viewer");
  await answered(viewer.ask(staff), answer);
  await refused(viewer.ask(staff, asJson("PUT", { offices: [] })), 403);
  const wrong = `${api}/companies/by-token/${token.replace(/./g, "0")}/offices`;
  await refused(shop.ask(wrong), 404);
  await refused(shop.ask(wrong, asJson("PUT", { offices: [] })), 404);
  await refused(shop.askAsOwner(`${api}/companies/${"0".repeat(24)}/offices`), 404);
  await refused(put(`${api}/companies/${"0".repeat(24)}/offices`, []), 404);

  await using limited = await startTestShop({ RATE_LIMITS: "on", RATE_LIMIT_POSTS: "1" });
  const path = `${api}/companies/by-token/${"0".repeat(32)}/offices`;
  const save = () => limited.ask(path, asJson("PUT", { offices: [] }));
  const statuses = new Set<number>();
  for (let time = 0; time < 200 && !statuses.has(429); time += 1)
    statuses.add((await save()).status);
  assert.deepEqual([...statuses], [404, 429]);
});

test("a person's office is compared as names are, and one that is unknown is a hint", async () => {
  const { order, company, staff } = await companyWith([
    { office: "مكتب العقبه" },
    { office: " irbid" },
    { office: "Zarqa" },
    { office: "" },
  ]);
  const lists = async () => {
    const { rows } = await shop.database.pool.query(
      "select id from rosters where company_id = $1",
      [company],
    );
    return answered(shop.askAsOwner(`${api}/rosters/${rows[0]!.id}`), rosterAnswerSchema);
  };
  const offices = async () =>
    (await lists()).warnings
      .filter(({ field }) => field === "office")
      .map(({ n, code }) => [n, code]);
  assert.deepEqual(await offices(), []);
  await answered(put(staff, [IRBID, AQABA]), answer);
  assert.deepEqual(await offices(), [[3, "roster_office_unknown"]]);
  const { parcels } = await answered(
    shop.askAsOwner(`${api}/orders/${order}/packing`),
    packingAnswerSchema,
  );
  assert.deepEqual(
    parcels.map(({ office, cards }) => [office?.name ?? null, cards.map(({ name }) => name)]),
    [
      [null, ["Example Person 3", "Example Person 4"]],
      ["Irbid", ["Example Person 2"]],
      ["مكتب العقبة", ["Example Person 1"]],
    ],
  );
  assert.deepEqual(
    parcels.flatMap(({ cards }) => cards.map(({ number }) => number)),
    [1, 2, 3, 4],
  );
});

test("names that the browser takes for one another are the same to the database", async () => {
  for (const [one, other] of [
    ["Head Office", "headoffice"],
    ["Irbid - 2", "Irbid (2)"],
    ["الإدارة", "الاداره"],
    ["فرع عبد الله", "فرع عبدالله"],
    ["Müller & Co.", "Muller Co"],
    ["فرع ٢", "فرع 2"],
  ] as const) {
    const { staff, order } = await companyWith([{ office: other }]);
    await answered(put(staff, [{ ...IRBID, name: one }]), answer);
    const packing = `${api}/orders/${order}/packing`;
    const { parcels } = await answered(shop.askAsOwner(packing), packingAnswerSchema);
    assert.equal(parcels[0]!.office?.name, one, other);
  }
});
