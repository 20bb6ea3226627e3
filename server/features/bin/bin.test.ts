import assert from "node:assert/strict";
import { test } from "node:test";

import { answered } from "#server/testing/answers.ts";
import { placeCashOrder } from "#server/testing/placed-orders.ts";
import { asJson, OWNER, shopForTests } from "#server/testing/start-test-shop.ts";
import { binListSchema, type BinItem } from "#shared/bin/bin.ts";
import { errorSchema } from "#shared/http/envelope.ts";

import { binStore } from "./bin.store.ts";

const shop = shopForTests();

const call = (path: string, init?: RequestInit) => shop.askAsOwner(`/api/v1${path}`, init);

async function made(path: string, body: object): Promise<string> {
  const response = await call(path, asJson("POST", body));
  assert.equal(response.status, 201, path);
  return ((await response.json()) as { data: { data: { _id: string } } }).data.data._id;
}

async function remove(path: string): Promise<void> {
  assert.ok((await call(path, { method: "DELETE" })).ok, path);
}

async function inBin(query = ""): Promise<BinItem[]> {
  return answered(call(`/bin?${query}`), binListSchema);
}

const restore = (entity: string, id: string) =>
  call(`/bin/${entity}/${id}/restore`, { method: "POST" });

async function refused(response: Promise<Response>, reported: string): Promise<void> {
  const { status } = await response;
  assert.deepEqual(
    [status, errorSchema.parse(await (await response).json()).message],
    [400, reported],
  );
}

const COUNTRY = { name: "Exampleland", code: "EX" };
const cityIn = (country: string, name = "Exampleton") =>
  made("/cities", { name, country, deliveryFee: 3 });

test("a deleted order is in the bin with who deleted it, and comes back as it was", async () => {
  const { _id } = await placeCashOrder(shop);
  const before = (await (await call(`/orders/${_id}`)).json()) as { data: { data: object } };
  await remove(`/orders/${_id}`);
  assert.equal((await call(`/orders/${_id}`)).status, 404);

  const [item] = await inBin(`entity=order&search=${_id.slice(-8)}`);
  assert.deepEqual([item!._id, item!.deletedBy?.email], [_id, OWNER.email]);
  const days = (Date.parse(item!.restorableUntil) - Date.parse(item!.deletedAt)) / 86_400_000;
  assert.equal(days, 30);

  assert.equal((await restore("order", _id)).status, 200);
  const after = (await (await call(`/orders/${_id}`)).json()) as { data: { data: object } };
  assert.deepEqual({ ...after.data.data, updatedAt: "" }, { ...before.data.data, updatedAt: "" });
  assert.deepEqual(await inBin("entity=order"), []);
  assert.equal((await restore("order", _id)).status, 404, "restored twice");
  const history = await call(`/history?entity=order&entityId=${_id}&action=restore`);
  const entries = (await history.json()) as { data: { data: { user: { email: string } }[] } };
  assert.deepEqual(
    entries.data.data.map(({ user }) => user.email),
    [OWNER.email],
  );
  // Its list and counts have it again.
  const listed = (await (await call(`/orders?page=1&search=${_id.slice(-8)}`)).json()) as {
    data: { pagination: { totalItems: number } };
  };
  assert.equal(listed.data.pagination.totalItems, 1);
});

test("a country comes back with the cities that were deleted with it, and with no other", async () => {
  const country = await made("/countries", COUNTRY);
  const [first, second] = [await cityIn(country), await cityIn(country, "Second")];
  await remove(`/cities/${second}`);
  await remove(`/countries/${country}`);
  assert.deepEqual(
    (await inBin("entity=city")).map(({ _id }) => _id),
    [second],
  );
  const first_ = "Its country is deleted. Restore Exampleland first.";
  await refused(restore("city", second), first_);
  await refused(restore("city", first), first_);
  assert.equal((await restore("country", country)).status, 200);
  const cities = (await (await call(`/cities/country/${country}`)).json()) as {
    data: { cities: { _id: string }[] };
  };
  assert.deepEqual(
    cities.data.cities.map(({ _id }) => _id),
    [first],
  );
  assert.equal((await restore("city", second)).status, 200);
});

test("what has been taken meanwhile is not restored, and what to do is reported", async () => {
  const [{ _id: country }] = (
    (await (await call("/countries?search=Exampleland")).json()) as {
      data: { data: [{ _id: string }] };
    }
  ).data.data;
  const [{ _id: city }] = (
    (await (await call("/cities?search=Exampleton")).json()) as {
      data: { data: [{ _id: string }] };
    }
  ).data.data;
  await remove(`/cities/${city}`);
  const another = await cityIn(country);
  const taken = "Its country has another city of this name now. Change or delete that one first.";
  await refused(restore("city", city), taken);
  await remove(`/cities/${another}`);
  assert.equal((await restore("city", city)).status, 200);

  await remove(`/countries/${country}`);
  const instead = await made("/countries", { ...COUNTRY, name: "Elsewhere" });
  await refused(
    restore("country", country),
    "Another country has this name or code now. Change or delete that one first.",
  );
  await remove(`/countries/${instead}`);
  assert.equal((await restore("country", country)).status, 200);

  const subscribe = () =>
    shop.ask("/api/v1/subscribers/subscribe", asJson("POST", { email: "bin@example.com" }));
  await subscribe();
  const find = async () =>
    (
      (await (await call("/subscribers?search=bin@example.com")).json()) as {
        data: { data: { id: string }[] };
      }
    ).data.data[0]!.id;
  const subscriber = await find();
  await remove(`/subscribers/${subscriber}`);
  await subscribe();
  await refused(
    restore("subscriber", subscriber),
    "This address has subscribed again meanwhile. There is nothing to restore.",
  );
  await remove(`/subscribers/${await find()}`);
  assert.equal((await restore("subscriber", subscriber)).status, 200);
});

test("whoever unsubscribed by their own link can't be brought back", async () => {
  const { pool } = shop.database;
  await pool.query(
    `insert into subscribers (id, email, deleted_at) values ($1, 'left@example.com', now())`,
    ["a".repeat(24)],
  );
  await pool.query(
    `insert into history_entries (id, user_id, entity, entity_id, action, changes)
    values ($1, null, 'subscriber', $1, 'delete', '{}')`,
    ["a".repeat(24)],
  );
  assert.ok(!(await inBin()).some(({ name }) => name === "left@example.com"));
  assert.equal((await restore("subscriber", "a".repeat(24))).status, 404);
});

test("each kind of record can be deleted and restored, and is found, filtered and paged", async () => {
  const addon = await made("/addons", { title: "Deleted addon", price: 1, inputType: "text" });
  const link = await made("/social-media", {
    platform: "instagram",
    url: "https://instagram.example/bin",
    isActive: false,
    displayOrder: 9,
  });
  const words = { name: "Deleted", title: "A", company: "B", quote: "C", rating: "5" };
  const testimonial = await made("/testimonials", words);
  await remove(`/addons/${addon}`);
  await remove(`/social-media/${link}/hard-delete`);
  await remove(`/testimonials/${testimonial}`);
  const found = await inBin("search=deleted&sort=deletedAt");
  assert.deepEqual(
    found.map(({ entity }) => entity),
    ["addon", "testimonial"],
  );
  const [last, ...others] = await inBin("page=1&limit=1");
  assert.deepEqual([last!._id, others.length], [testimonial, 0]);
  assert.equal((await restore("addon", addon)).status, 200);
  assert.equal((await restore("testimonial", testimonial)).status, 200);
  assert.equal((await restore("social-link", link)).status, 200);
  assert.equal((await restore("social-link", addon)).status, 404);
});

test("after 30 days a record is not restored, and is deleted for good with what belongs to it", async () => {
  const { pool } = shop.database;
  const { rows } = await pool.query("select id from orders");
  const id = rows[0].id as string;
  const country = await made("/countries", { name: "Oldland", code: "OL" });
  const city = await cityIn(country, "Oldtown");
  await remove(`/orders/${id}`);
  await remove(`/countries/${country}`);
  for (const table of ["orders", "countries", "cities"]) {
    await pool.query(
      `update ${table} set deleted_at = now() - interval '30 days' where deleted_at is not null`,
    );
  }
  assert.equal((await restore("order", id)).status, 404);
  assert.ok(!(await inBin()).some(({ _id }) => _id === id));
  await binStore(shop.database.db).empty();
  const left = await pool.query(
    `select from orders where id = $1 union all select from cards where order_id = $1
    union all select from countries where id = $2 union all select from cities where id = $3`,
    [id, country, city],
  );
  assert.equal(left.rowCount, 0);
  // What was not deleted, or not long ago, stays.
  assert.ok((await pool.query("select from countries")).rowCount! > 0);
});

test("the bin is for staff, and takes only kinds that it knows", async () => {
  assert.equal((await shop.ask("/api/v1/bin")).status, 401);
  const nothing = "0".repeat(24);
  const path = `/api/v1/bin/addon/${nothing}/restore`;
  assert.equal((await shop.ask(path, { method: "POST" })).status, 401);
  assert.equal((await restore("addon", nothing)).status, 404);
  assert.ok([400, 404].includes((await restore("user", nothing)).status));
  assert.equal((await call("/bin?entity=user")).status, 400);
});
