import assert from "node:assert/strict";
import { test } from "node:test";

import { ACCEPTANCE } from "#server/testing/acceptance.ts";
import { acceptQuote, answerQuote, sendQuote } from "#server/testing/accepted-quotes.ts";
import { answered, refused } from "#server/testing/answers.ts";
import { asJson, shopForTests } from "#server/testing/start-test-shop.ts";
import { until } from "#server/testing/until.ts";
import { changeCompanyDesign, companyDesignFormSchema } from "#shared/companies/company-design.ts";
import { getCompanyOffices, MOST_OFFICES } from "#shared/companies/company-offices.ts";
import { getCompanyRecords } from "#shared/companies/company-records.ts";
import { companyCalls } from "#shared/companies/company.ts";

import { companyLinkStore } from "./company-link.store.ts";

const shop = shopForTests();
const api = "/api/v1";
const company = companyCalls.change.answers[200].schema;
const officesAnswer = getCompanyOffices.answers[200].schema;

const rows = async (sql: string, ...values: unknown[]) =>
  (await shop.database.pool.query(sql, values)).rows;
const merge = (id: string, into: string) =>
  shop.askAsOwner(`${api}/companies/${id}/merge`, asJson("POST", { into }));
const recordsOf = (id: string) =>
  answered(
    shop.askAsOwner(`${api}/companies/${id}/records`),
    getCompanyRecords.answers[200].schema,
  );
const putOffices = (id: string, offices: readonly object[]) =>
  answered(
    shop.askAsOwner(`${api}/companies/${id}/offices`, asJson("PUT", { offices })),
    officesAnswer,
  );
const listPeople = (company: string) => {
  const people = [{ firstName: "Ann", lastName: "Example" }];
  return shop.askAsOwner(`${api}/rosters`, asJson("POST", { company, people }));
};
const office = (name: string) => ({ name, city: "Irbid", addressLine1: "Example Street 2" });

let times = 0;
/** A company's record, as its accepted quote makes it. A colleague of the same company has another address. */
async function recordOf(name: string) {
  const phone = `07900001${String((times += 1)).padStart(2, "0")}`;
  const { order, quote } = await acceptQuote(shop, {
    name,
    count: 2,
    phone,
    email: `colleague${times}@example.com`,
  });
  const [found] = await rows("select company_id as id from orders where id = $1", order);
  const id = found.id as string;
  const token = await companyLinkStore(shop.database.db).add(id);
  assert.equal((await listPeople(id)).status, 201);
  return { id, order, quote, token };
}

test("of two records of one company one stays, with the orders, requests, lists and offices of both", async () => {
  const kept = await recordOf("Example Bakeries");
  const gone = await recordOf("Example Bakeries");
  assert.notEqual(gone.id, kept.id);
  await putOffices(kept.id, [office("Irbid"), office("Zarqa")]);
  const { offices } = await putOffices(gone.id, [office("IRBID "), office("Aqaba")]);
  await rows(
    "insert into parcel_shipments (order_id, office_id, courier, tracking_number) values ($1, $2, 'Example Courier', '1')",
    gone.order,
    offices[0]!._id,
  );
  await rows(
    "update companies set note = 'Pays late', tax_number = '1234567' where id = $1",
    gone.id,
  );
  await rows("update companies set note = 'Calls first', address = '' where id = $1", kept.id);
  const [before] = await rows("select email, phone from companies where id = $1", kept.id);

  const merged = await answered(merge(gone.id, kept.id), company);
  assert.partialDeepStrictEqual(merged, {
    _id: kept.id,
    ...before,
    taxNumber: "1234567",
    address: "Example Street 1",
    note: "Calls first\n\nPays late",
  });
  const { orders, requests, rosters } = await recordsOf(kept.id);
  assert.deepEqual(orders.map(({ id }) => id).toSorted(), [kept.order, gone.order].toSorted());
  assert.deepEqual([requests.length, rosters.length], [2, 2]);
  // The office that both had is one, with the parcel that is on its way to it.
  const all = await answered(shop.askAsOwner(`${api}/companies/${kept.id}/offices`), officesAnswer);
  assert.deepEqual(
    all.offices.map(({ name }) => name),
    ["Irbid", "Zarqa", "Aqaba"],
  );
  const [parcel] = await rows("select office_id as id from parcel_shipments");
  assert.equal(parcel.id, all.offices[0]!._id);

  assert.equal((await shop.askAsOwner(`${api}/companies/${gone.id}`)).status, 404);
  const page = (token: string) => shop.ask(`${api}/companies/by-token/${token}`);
  assert.equal((await page(gone.token)).status, 404);
  assert.equal((await page(kept.token)).status, 200);
  // What is asked for with the details of the record that stays is its own.
  const next = await acceptQuote(shop, { name: "Example Bakeries", ...before });
  assert.deepEqual(await rows("select company_id as id from orders where id = $1", next.order), [
    { id: kept.id },
  ]);
});

test("the record that stays keeps its design, and gets that of the other where it has none", async () => {
  const [one, other] = [await recordOf("Example Mills"), await recordOf("Example Mills")];
  const designOf = async (id: string, backText: string) => {
    const path = `${api}/companies/${id}/design`;
    const { schema } = changeCompanyDesign.answers[200];
    const design = await answered(shop.askAsOwner(path), schema);
    const form = companyDesignFormSchema.parse({ ...design, backText });
    await answered(shop.askAsOwner(path, asJson("PATCH", form)), schema);
  };
  const backText = async (id: string) =>
    (await rows("select back_text from company_designs where company_id = $1", id))[0]?.back_text;
  await designOf(other.id, "Since 1990");
  await answered(merge(other.id, one.id), company);
  assert.equal(await backText(one.id), "Since 1990");
  const third = await recordOf("Example Mills");
  await designOf(third.id, "Since 2000");
  await answered(merge(third.id, one.id), company);
  assert.equal(await backText(one.id), "Since 1990");
});

test("a record is not put into itself, into one that is gone, nor with more offices than there may be", async () => {
  const [one, other] = [await recordOf("Example Presses"), await recordOf("Example Presses")];
  const { errors } = await refused(await merge(one.id, one.id));
  assert.deepEqual(Object.keys(errors ?? {}), ["into"]);
  await refused(await merge(one.id, "0".repeat(24)), 404);
  await refused(await merge("0".repeat(24), one.id), 404);
  await putOffices(
    one.id,
    Array.from({ length: MOST_OFFICES }, (_, index) => office(`Branch ${index}`)),
  );
  await putOffices(other.id, [office("Aqaba")]);
  const tooMany = await refused(await merge(other.id, one.id));
  assert.deepEqual(Object.keys(tooMany.errors ?? {}), ["into"]);
  assert.equal((await recordsOf(other.id)).orders.length, 1);
  const { status } = await shop.ask(`${api}/companies/by-token/${other.token}`);
  assert.equal(status, 200);
});

test("two who put two records into each other at once leave one of them", async () => {
  const [one, other] = [await recordOf("Example Looms"), await recordOf("Example Looms")];
  const answers = await Promise.all([merge(one.id, other.id), merge(other.id, one.id)]);
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 404]);
  const left = await rows("select id from companies where name = 'Example Looms'");
  assert.equal(left.length, 1);
  assert.equal((await recordsOf(left[0].id)).orders.length, 2);
});

test("the history has who put which record into which, and nothing of whom to ask there", async () => {
  const [one, other] = [await recordOf("Example Kilns"), await recordOf("Example Kilns")];
  for (const contactPerson of ["Example Asked", "Example Other"]) {
    const change = asJson("PATCH", { contactPerson });
    await answered(shop.askAsOwner(`${api}/companies/${other.id}`, change), company);
  }
  await answered(merge(other.id, one.id), company);
  const mentions = "select count(*)::int as times from history_entries where changes::text like $1";
  assert.deepEqual(await rows(mentions, "%Example Asked%"), [{ times: 0 }]);
  const entries = await rows(
    "select entity_id, action, changes from history_entries where entity_id = any($1) and user_id is not null order by at",
    [one.id, other.id],
  );
  const last = entries.filter(({ entity_id: id }) => id === other.id).at(-1);
  assert.deepEqual([last.action, Object.keys(last.changes)], ["delete", ["name"]]);
  const kept = entries.filter(({ entity_id: id }) => id === one.id).at(-1);
  assert.equal(kept.changes.mergedCompany.to, "Example Kilns");
});

/**
 * Begins each of these while a transaction is open in which something else was done, once those before it wait,
 * and commits that then.
 */
async function during(
  statements: readonly [sql: string, ...values: string[]][],
  works: readonly (() => Promise<Response>)[],
): Promise<number[]> {
  const client = await shop.database.pool.connect();
  try {
    await client.query("begin");
    for (const [sql, ...values] of statements) await client.query(sql, values);
    const answers: Promise<Response>[] = [];
    for (const work of works) {
      answers.push(work());
      await until(async () => {
        const [{ waiting }] = await rows(
          "select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
        );
        return waiting === answers.length;
      });
    }
    await client.query("commit");
    return (await Promise.all(answers)).map(({ status }) => status);
  } finally {
    client.release();
  }
}

test("what is added to a record while it is put into another one is not lost", async () => {
  const [one, other, third] = [
    await recordOf("Example Forges"),
    await recordOf("Example Forges"),
    await recordOf("Example Forges"),
  ];
  const list = "a".repeat(24);
  const merged = await during(
    [
      ["insert into rosters (id, company_id, name) values ($1, $2, 'Late')", list, other.id],
      ["update orders set company_id = $2 where id = $1", third.order, other.id],
    ],
    [() => merge(other.id, one.id)],
  );
  assert.deepEqual(merged, [200]);
  const { orders, rosters } = await recordsOf(one.id);
  assert.ok(rosters.some(({ id }) => id === list));
  assert.ok(orders.some(({ id }) => id === third.order));
});

test("a quote that is accepted while its company is put into another one makes its order, a list is refused", async () => {
  const [one, other] = [await recordOf("Example Dyers"), await recordOf("Example Dyers")];
  const [{ email, phone }] = await rows(
    "select email, phone from companies where id = $1",
    other.id,
  );
  const { quote, token } = await sendQuote(shop, { name: "Example Dyers", email, phone });
  const statuses = await during(
    [["select id from companies where id = $1 for no key update", one.id]],
    [
      () => merge(other.id, one.id),
      () => answerQuote(shop, token, ACCEPTANCE),
      () => listPeople(other.id),
    ],
  );
  assert.deepEqual(statuses, [200, 200, 400]);
  const [order] = await rows(
    "select company_id as company from orders where quote_id = $1",
    quote._id,
  );
  assert.notEqual(order.company, null);
});
