import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { answered, refused } from "#server/testing/answers.ts";
import { asJson, startTestShop, type TestShop } from "#server/testing/start-test-shop.ts";
import { cityCalls, countryCalls } from "#shared/delivery/location-calls.ts";
import type { City, Country } from "#shared/delivery/location.ts";
import { OTHER_CITY_ID, OTHER_COUNTRY_ID } from "#shared/ids.ts";

let shop: TestShop;
let jordan: Country;
before(async () => {
  shop = await startTestShop();
  const response = await shop.ask("/api/v1/countries?search=jordan");
  [jordan] = countryCalls.list.answers[200].schema.parse(await response.json()).data.data as [
    Country,
  ];
});
after(() => shop[Symbol.asyncDispose]());

const post = (form: object) => shop.askAsOwner("/api/v1/cities", asJson("POST", form));

async function created(form: object): Promise<City> {
  const response = await post({ country: jordan._id, deliveryFee: 5, ...form });
  return answered(response, cityCalls.change.answers[200].schema, 201);
}

/** Of all that match, and not of the first page only. */
async function names(query: string): Promise<string[]> {
  const limited = query.includes("limit=") ? query : `${query}&limit=1000`;
  const response = await shop.askAsOwner(`/api/v1/cities?${limited}`);
  assert.equal(response.status, 200, query);
  return cityCalls.list.answers[200].schema
    .parse(await response.json())
    .data.data.map(({ name }) => name);
}

test("staff add, change and delete a city, and the history records each", async () => {
  const city = await created({ name: "Testville", nameAr: "مدينة", deliveryFee: "7.250" });
  assert.deepEqual(
    [city.name, city.nameAr, city.deliveryFee, city.displayOrder, city.isActive],
    ["Testville", "مدينة", 7.25, 0, true],
  );
  const { _id, id, name, code } = jordan;
  assert.deepEqual(city.country, { _id, id, name, code });

  const path = `/api/v1/cities/${city._id}`;
  const changing = await shop.askAsOwner(path, asJson("PATCH", { deliveryFee: 0 }));
  const changed = cityCalls.change.answers[200].schema.parse(await changing.json()).data.data;
  assert.deepEqual([changed.deliveryFee, changed.name], [0, "Testville"]);

  assert.equal((await shop.askAsOwner(path, { method: "DELETE" })).status, 200);
  assert.deepEqual(await names("search=testville"), []);
  const { rows } = await shop.database.pool.query(
    "select action, changes from history_entries where entity_id = $1 order by at",
    [city._id],
  );
  assert.deepEqual(
    rows.map(({ action }) => action),
    ["create", "update", "delete"],
  );
  assert.deepEqual(rows[1].changes, { deliveryFeeFils: { from: 7250, to: 0 } });
});

test("a city moves to another country if its name is free there", async () => {
  const response = await shop.askAsOwner(
    "/api/v1/countries",
    asJson("POST", { name: "Moveland", code: "MV" }),
  );
  const { data } = (await response.json()) as { data: { data: Country } };
  const city = await created({ name: "Wanderton" });
  await created({ name: "Staytown" });
  await created({ name: "Staytown", country: data.data._id });
  const move = (id: string, change: object) =>
    shop.askAsOwner(`/api/v1/cities/${id}`, asJson("PATCH", change));

  const moved = await move(city._id, { country: data.data._id });
  assert.equal(
    cityCalls.change.answers[200].schema.parse(await moved.json()).data.data.country.name,
    "Moveland",
  );
  const clash = await refused(await move(city._id, { name: "STAYTOWN" }));
  assert.deepEqual(clash.errors, { name: "This country has a city of this name already" });
});

test("cities are searched by their own and their country's name, filtered, sorted and paged", async () => {
  await created({ name: "Zz 100%", deliveryFee: 90, isActive: false, displayOrder: 50 });
  for (const [search, found] of [
    ["عمان", "Amman"],
    ["الطفيله", "Tafilah"],
    ["ﻣﺎﺩﺑﺎ", "Madaba"],
    ["maan", "Ma'an"],
    ["ma’an", "Ma'an"],
  ] as const) {
    assert.deepEqual(await names(`search=${encodeURIComponent(search)}`), [found], search);
  }
  assert.deepEqual(await names("search='"), [], "signs that count for nothing find nothing");
  assert.deepEqual(await names("search=100%25"), ["Zz 100%"]);
  assert.deepEqual(await names("isActive=false"), ["Zz 100%"]);
  assert.ok((await names("search=JORDAN")).length >= 13);
  assert.deepEqual(await names("search=الاردن"), await names("search=JORDAN"));
  assert.deepEqual(await names(`country=${OTHER_COUNTRY_ID}`), ["other"]);
  assert.equal((await names("sort=-deliveryFee&limit=1"))[0], "Zz 100%");
  assert.equal((await names("sort=-createdAt&limit=1"))[0], "Zz 100%");
  assert.equal((await names("sort=-name&limit=1"))[0], "Zz 100%");
  assert.equal((await names("sort=-country&limit=1"))[0], "other");
  assert.equal((await names(`sort=-displayOrder&country=${jordan._id}&limit=1`))[0], "Zz 100%");
  assert.deepEqual(await names("to=2020-01-01"), []);
  const response = await shop.askAsOwner(`/api/v1/cities?country=${jordan._id}&page=99&limit=10`);
  const { data } = cityCalls.list.answers[200].schema.parse(await response.json());
  assert.deepEqual(data.data, []);
  assert.ok(data.pagination.totalItems >= 13);
  for (const query of ["country=x", "sort=size", "isActive=1", "from=then"]) {
    await refused(await shop.askAsOwner(`/api/v1/cities?${query}`));
  }
});

test("cities are put into another order among those of their country", async () => {
  const inOrder = async () => names(`country=${jordan._id}&sort=country&isActive=true`);
  const before = await inOrder();
  const response = await shop.askAsOwner(
    `/api/v1/cities?country=${jordan._id}&sort=country&limit=1000`,
  );
  const all = cityCalls.list.answers[200].schema.parse(await response.json()).data.data;
  const idOf = (name: string) => all.find((city) => city.name === name)!._id;
  const order = (ids: string[]) => shop.askAsOwner("/api/v1/cities/order", asJson("POST", { ids }));
  assert.equal((await order([idOf("Irbid"), idOf("Amman"), idOf("Zarqa")])).status, 200);
  const places = ["Amman", "Zarqa", "Irbid"].map((name) => before.indexOf(name));
  const after = await inOrder();
  assert.deepEqual(
    places.map((place) => after[place]),
    ["Irbid", "Amman", "Zarqa"],
  );
  const rest = (list: string[]) => list.filter((_, place) => !places.includes(place));
  assert.deepEqual(rest(after), rest(before));
  const ofVisitors = await shop.ask(`/api/v1/cities/country/${jordan._id}`);
  const seen = cityCalls.ofCountry.answers[200].schema.parse(await ofVisitors.json()).data.cities;
  assert.deepEqual(
    seen.map(({ name }) => name),
    after,
  );

  const foreign = await refused(await order([idOf("Irbid"), OTHER_CITY_ID]));
  assert.equal(foreign.message, "The list has changed meanwhile. Please try again.");
  const gone = await refused(await order(["0".repeat(24)]));
  assert.equal(gone.message, "The list has changed meanwhile. Please try again.");
  const other = await refused(await order([OTHER_CITY_ID]));
  assert.equal(other.message, 'The city of the country "other" cannot be edited');
  await refused(await order([]));
  await refused(await shop.ask("/api/v1/cities/order", asJson("POST", { ids: [] })), 401);
});

test("cities without an Arabic name are found", async () => {
  await created({ name: "Latinville" });
  assert.deepEqual(await names("arabicMissing=true&search=latinville"), ["Latinville"]);
  assert.deepEqual(await names("arabicMissing=false&search=latinville"), []);
});

test("visitors see a country's active cities, staff all", async () => {
  await created({ name: "Hiddenville", isActive: false });
  const path = `/api/v1/cities/country/${jordan._id}`;
  const seen = async (ask: TestShop["ask"]) =>
    cityCalls.ofCountry.answers[200].schema
      .parse(await (await ask(path)).json())
      .data.cities.map(({ name }) => name);
  assert.ok(!(await seen(shop.ask)).includes("Hiddenville"));
  assert.ok((await seen(shop.askAsOwner)).includes("Hiddenville"));
});

test("invalid input is rejected with the rule's message", async () => {
  const cases: [change: object, path: string, message: string][] = [
    [{ name: " " }, "name", "City name is required"],
    [{ name: "x".repeat(101) }, "name", "City name cannot exceed 100 characters"],
    [{ name: "amman" }, "name", "This country has a city of this name already"],
    [{ country: "" }, "country", "Country is required"],
    [{ country: undefined }, "country", "Country is required"],
    [{ country: null }, "country", "Country is required"],
    [{ country: 7 }, "country", "Expected a country's id"],
    [{ country: "jordan" }, "country", "Not a valid id"],
    [{ country: "0".repeat(24) }, "country", "This country does not exist"],
    [{ country: OTHER_COUNTRY_ID }, "country", 'Cities cannot be added to the country "other"'],
    [{ deliveryFee: -0.5 }, "deliveryFee", "Delivery fee cannot be negative"],
    [{ deliveryFee: undefined }, "deliveryFee", "Required"],
    [{ deliveryFee: "free" }, "deliveryFee", "Expected a number"],
    [{ deliveryFee: 0.0005 }, "deliveryFee", "At most 3 decimals"],
    [{ displayOrder: -1 }, "displayOrder", "Display order must be 0 or greater"],
    [{ isActive: "perhaps" }, "isActive", "Expected true or false"],
  ];
  for (const [change, path, message] of cases) {
    const form = { name: "Ruleton", country: jordan._id, deliveryFee: 1, ...change };
    const body = await refused(await post(form));
    assert.deepEqual([body.message, body.errors], [message, { [path]: message }]);
  }
});

test("the city of the country `other` can't be changed", async () => {
  const path = `/api/v1/cities/${OTHER_CITY_ID}`;
  const editing = await refused(await shop.askAsOwner(path, asJson("PATCH", { deliveryFee: 1 })));
  assert.equal(editing.message, 'The city of the country "other" cannot be edited');
  const deleting = await refused(await shop.askAsOwner(path, { method: "DELETE" }));
  assert.equal(deleting.message, 'The city of the country "other" cannot be deleted');
  const { _id } = await created({ name: "Otherward" });
  const moving = await shop.askAsOwner(
    `/api/v1/cities/${_id}`,
    asJson("PATCH", { country: OTHER_COUNTRY_ID }),
  );
  await refused(moving);
});

test("a city that does not exist is a 404; visitors can't list all cities or write", async () => {
  for (const id of ["0".repeat(24), "nothing"]) {
    const path = `/api/v1/cities/${id}`;
    await refused(await shop.askAsOwner(path, asJson("PATCH", { deliveryFee: 1 })), 404);
    await refused(await shop.askAsOwner(path, { method: "DELETE" }), 404);
    await refused(await shop.ask(path, asJson("PATCH", { deliveryFee: 1 })), 401);
    await refused(await shop.ask(path, { method: "DELETE" }), 401);
  }
  await refused(await shop.ask("/api/v1/cities"), 401);
  await refused(await shop.ask("/api/v1/cities", asJson("POST", {})), 401);
});
