import assert from "node:assert/strict";
import { test } from "node:test";

import { answered, refused } from "#server/testing/answers.ts";
import { asJson, shopForTests } from "#server/testing/start-test-shop.ts";
import { cityCalls, countryCalls } from "#shared/delivery/location-calls.ts";
import type { Country } from "#shared/delivery/location.ts";
import { OTHER_COUNTRY_ID } from "#shared/ids.ts";

const shop = shopForTests();

async function created(form: object): Promise<Country> {
  const response = await shop.askAsOwner("/api/v1/countries", asJson("POST", form));
  return answered(response, countryCalls.change.answers[200].schema, 201);
}

async function names(query = "", ask = shop.ask): Promise<string[]> {
  const response = await ask(`/api/v1/countries?${query}`);
  assert.equal(response.status, 200, query);
  return countryCalls.list.answers[200].schema
    .parse(await response.json())
    .data.data.map(({ name }) => name);
}

test("staff add a country, change one field, and find it by name and flag", async () => {
  const country = await created({ name: " Exampleland ", nameAr: "مثال", code: "ex" });
  assert.deepEqual(
    [country.name, country.nameAr, country.code, country.displayOrder, country.isActive],
    ["Exampleland", "مثال", "EX", 0, true],
  );
  assert.equal(country.citiesCount, 0);

  const path = `/api/v1/countries/${country._id}`;
  const changing = await shop.askAsOwner(
    path,
    asJson("PATCH", { isActive: false, displayOrder: 7, code: "exl" }),
  );
  const changed = countryCalls.change.answers[200].schema.parse(await changing.json()).data.data;
  assert.deepEqual(
    [changed.name, changed.code, changed.displayOrder, changed.isActive],
    ["Exampleland", "EXL", 7, false],
  );

  assert.ok(!(await names()).includes("Exampleland"), "inactive ones are for staff only");
  assert.deepEqual(await names("isActive=false"), []);
  assert.deepEqual(await names("isActive=false", shop.askAsOwner), ["Exampleland"]);
  assert.deepEqual(await names("search=EXAMPLEL", shop.askAsOwner), ["Exampleland"]);
  assert.deepEqual(await names("search=%D9%85%D8%AB%D8%A7%D9%84", shop.askAsOwner), [
    "Exampleland",
  ]);
});

test("countries are sorted, and paged with correct counts", async () => {
  await created({ name: "Aardland", code: "AA", displayOrder: 500 });
  const all = await names("sort=name");
  assert.equal(all[0], "Aardland");
  assert.deepEqual(await names("sort=-name"), all.toReversed());
  assert.equal((await names("sort=-displayOrder"))[0], "other");
  assert.equal((await names("sort=-createdAt"))[0], "Aardland");
  assert.equal((await names("sort=code"))[0], "Aardland");
  assert.deepEqual(await names("to=2020-01-01"), []);
  const response = await shop.ask("/api/v1/countries?page=2&limit=1&sort=name");
  const { data } = countryCalls.list.answers[200].schema.parse(await response.json());
  assert.deepEqual(data.data[0]?.name, all[1]);
  assert.equal(data.pagination.totalItems, all.length);
  for (const query of ["sort=color", "isActive=maybe", "page=0"]) {
    assert.equal((await shop.ask(`/api/v1/countries?${query}`)).status, 400, query);
  }
});

test("countries are put into another order in one go, and `other` stays last", async () => {
  const ids = await Promise.all(
    ["Orderland A", "Orderland B", "Orderland C"].map(async (name, index) => {
      const { _id } = await created({ name, code: `O${"ABC"[index]}`, displayOrder: 100 });
      return _id;
    }),
  );
  const ours = async () =>
    (await names("sort=displayOrder")).filter((name) => name.startsWith("Orderland"));
  assert.deepEqual(await ours(), ["Orderland A", "Orderland B", "Orderland C"]);
  const order = (sent: unknown) =>
    shop.askAsOwner("/api/v1/countries/order", asJson("POST", { ids: sent }));
  // Two of them swap; the one between them keeps its position.
  assert.equal((await order([ids[2], ids[0]])).status, 200);
  assert.deepEqual(await ours(), ["Orderland C", "Orderland B", "Orderland A"]);
  assert.equal((await names("sort=displayOrder")).at(-1), "other");

  const { rows } = await shop.database.pool.query(
    "select changes from history_entries where entity_id = $1 and action = 'update'",
    [ids[0]],
  );
  assert.equal(rows.length, 1);
  assert.deepEqual(Object.keys(rows[0].changes), ["displayOrder"]);
  assert.equal(rows[0].changes.displayOrder.from, 100);

  for (const [sent, message] of [
    [[], "Expected 1 to 1,000 different ids"],
    ["first", "Expected 1 to 1,000 different ids"],
    [[ids[0], ids[0]], "Expected 1 to 1,000 different ids"],
    [
      Array.from({ length: 1001 }, (_, at) => at.toString(16).padStart(24, "0")),
      "Expected 1 to 1,000 different ids",
    ],
    [["x"], "Not a valid id"],
    [["0".repeat(24)], "The list has changed meanwhile. Please try again."],
    [[ids[1], OTHER_COUNTRY_ID], 'The country "other" cannot be edited'],
  ] as const) {
    assert.equal((await refused(await order(sent))).message, message);
  }
  assert.deepEqual(await ours(), ["Orderland C", "Orderland B", "Orderland A"]);
  await refused(await shop.ask("/api/v1/countries/order", asJson("POST", { ids })), 401);
});

test("countries without an Arabic name are found", async () => {
  await created({ name: "Latinland", code: "LA" });
  assert.ok((await names("arabicMissing=true", shop.askAsOwner)).includes("Latinland"));
  assert.ok(!(await names("arabicMissing=false")).includes("Latinland"));
  assert.ok((await names("arabicMissing=false")).includes("Jordan"));
});

test("what breaks a rule is refused with its message", async () => {
  const cases: [change: object, path: string, message: string][] = [
    [{ name: "" }, "name", "Country name is required"],
    [{ name: undefined }, "name", "Required"],
    [{ name: 7 }, "name", "Expected text"],
    [{ name: "x".repeat(101) }, "name", "Country name cannot exceed 100 characters"],
    [{ name: "OTHER" }, "name", 'The name "other" is kept for the shop\'s own'],
    [{ nameAr: "x".repeat(101) }, "nameAr", "Country name cannot exceed 100 characters"],
    [{ code: "e" }, "code", "Country code must be at least 2 characters"],
    [{ code: "exam" }, "code", "Country code cannot exceed 3 characters"],
    [{ displayOrder: -1 }, "displayOrder", "Display order must be 0 or greater"],
    [{ displayOrder: 1.5 }, "displayOrder", "Must be a whole number"],
    [{ isActive: "perhaps" }, "isActive", "Expected true or false"],
    [{ name: "jordan" }, "name", "A country of this name exists already"],
    [{ code: "jo" }, "code", "A country with this code exists already"],
  ];
  for (const [change, path, message] of cases) {
    const form = { name: "Ruleland", code: "RL", ...change };
    const body = await refused(await shop.askAsOwner("/api/v1/countries", asJson("POST", form)));
    assert.deepEqual([body.message, body.errors], [message, { [path]: message }]);
  }
});

test("of two simultaneous identical countries only one is added; a country may keep its own name", async () => {
  const send = () =>
    shop.askAsOwner("/api/v1/countries", asJson("POST", { name: "Twinland", code: "TW" }));
  const answers = await Promise.all(Array.from({ length: 6 }, send));
  assert.equal(answers.filter(({ status }) => status === 201).length, 1);
  const winner = answers.find(({ status }) => status === 201)!;
  const { _id } = countryCalls.change.answers[200].schema.parse(await winner.json()).data.data;
  const path = `/api/v1/countries/${_id}`;
  const again = await shop.askAsOwner(path, asJson("PATCH", { name: "twinland", code: "TW" }));
  assert.equal(again.status, 200);
  const body = await refused(await shop.askAsOwner(path, asJson("PATCH", { name: "Jordan" })));
  assert.equal(body.message, "A country of this name exists already");
});

test("deleting a country deletes its cities, with a history entry for each, and frees its name", async () => {
  const country = await created({ name: "Goneland", code: "GO" });
  const cities: string[] = [];
  for (const name of ["First", "Second"]) {
    const form = { name, country: country._id, deliveryFee: 1 };
    const response = await shop.askAsOwner("/api/v1/cities", asJson("POST", form));
    cities.push(cityCalls.change.answers[200].schema.parse(await response.json()).data.data._id);
  }
  const path = `/api/v1/countries/${country._id}`;
  assert.equal((await shop.askAsOwner(path, { method: "DELETE" })).status, 200);
  assert.equal((await shop.askAsOwner(`/api/v1/cities/country/${country._id}`)).status, 404);
  for (const id of cities) {
    const city = `/api/v1/cities/${id}`;
    assert.equal((await shop.askAsOwner(city, asJson("PATCH", { name: "Back" }))).status, 404);
  }
  const { rows } = await shop.database.pool.query(
    "select entity, entity_id from history_entries where action = 'delete'",
  );
  assert.deepEqual(
    new Set(rows.map((row) => `${row.entity} ${row.entity_id}`)),
    new Set([`country ${country._id}`, ...cities.map((id) => `city ${id}`)]),
  );
  await created({ name: "Goneland", code: "GO" });
});

test("the country `other` can be neither changed nor deleted", async () => {
  const path = `/api/v1/countries/${OTHER_COUNTRY_ID}`;
  const editing = await refused(
    await shop.askAsOwner(path, asJson("PATCH", { name: "Elsewhere", displayOrder: 3 })),
  );
  assert.equal(editing.message, 'The country "other" cannot be edited');
  const deleting = await refused(await shop.askAsOwner(path, { method: "DELETE" }));
  assert.equal(deleting.message, 'The country "other" cannot be deleted');
  assert.ok((await names()).includes("other"));
});

test("a country that does not exist is a 404; visitors can't write", async () => {
  for (const id of ["0".repeat(24), "nothing"]) {
    const path = `/api/v1/countries/${id}`;
    await refused(await shop.askAsOwner(path, asJson("PATCH", { displayOrder: 1 })), 404);
    await refused(await shop.askAsOwner(path, { method: "DELETE" }), 404);
    await refused(await shop.ask(path, { method: "DELETE" }), 401);
    await refused(await shop.ask(path, asJson("PATCH", { displayOrder: 1 })), 401);
  }
  await refused(await shop.ask("/api/v1/countries", asJson("POST", {})), 401);
});
