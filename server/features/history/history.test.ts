import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { asJson, OWNER, startTestShop, type TestShop } from "#server/testing/start-test-shop.ts";
import { addonCalls } from "#shared/addons/addon-calls.ts";
import { historyListSchema } from "#shared/history/history.ts";
import { meSchema, type User } from "#shared/session/session.ts";

let shop: TestShop;
let owner: User;
let addonId: string;
before(async () => {
  shop = await startTestShop();
  owner = meSchema.parse(await (await shop.askAsOwner("/api/v1/auth/me")).json()).user;
  const form = { title: "Engraving", price: 2, inputType: "text" };
  const creating = await shop.askAsOwner("/api/v1/addons", asJson("POST", form));
  addonId = addonCalls.change.answers[200].schema.parse(await creating.json()).data.data._id;
  const path = `/api/v1/addons/${addonId}`;
  await shop.askAsOwner(path, asJson("PATCH", { title: "Fine engraving" }));
  await shop.askAsOwner(path, asJson("PATCH", { title: "Fine engraving" }));
  await shop.askAsOwner(path, { method: "DELETE" });
});
after(() => shop[Symbol.asyncDispose]());

async function list(query: string) {
  const response = await shop.askAsOwner(`/api/v1/history${query}`);
  assert.equal(response.status, 200, query);
  return historyListSchema.parse(await response.json()).data;
}

test("the history lists every write with its user and changes, the newest first", async () => {
  const { data } = await list(`?entity=addon&entityId=${addonId}`);
  assert.deepEqual(
    data.map(({ action }) => action),
    ["delete", "update", "create"],
  );
  const { user, changes } = data[1]!;
  assert.deepEqual(user, { _id: owner._id, id: owner.id, name: owner.name, email: OWNER.email });
  assert.deepEqual(changes, { title: { from: "Engraving", to: "Fine engraving" } });
});

test("the history is paged, filtered and sorted", async () => {
  const { data, pagination } = await list(`?entityId=${addonId}&page=2&limit=2`);
  assert.deepEqual([data.length, pagination.totalItems, pagination.totalPages], [1, 3, 2]);
  assert.equal((await list(`?entityId=${addonId}&sort=at`)).data[0]!.action, "create");
  assert.equal((await list("?entity=addon&action=delete")).data.length, 1);
  assert.equal((await list(`?userId=${owner._id}`)).data.length, 3);
  assert.equal((await list(`?userId=${"0".repeat(24)}`)).data.length, 0);
  const today = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Amman" }).format(new Date());
  assert.equal((await list(`?from=${today}&to=${today}`)).data.length, 3);
  assert.equal((await list("?to=2020-01-01")).data.length, 0);
  for (const query of ["?action=look", "?userId=me", "?sort=changes", "?from=x", "?page=0"]) {
    assert.equal((await shop.askAsOwner(`/api/v1/history${query}`)).status, 400, query);
  }
});

test("the history records that a password changed, but not its value", async () => {
  const password = "a very new password";
  const body = { password, currentPassword: OWNER.password, name: "The Owner" };
  assert.equal((await shop.askAsOwner("/api/v1/auth/profile", asJson("PATCH", body))).status, 200);
  const [entry] = (await list("?entity=user")).data;
  assert.deepEqual(entry!.changes, {
    name: { from: "Admin User", to: "The Owner" },
    passwordHash: { from: null, to: null },
  });
});

test("visitors can't read the history", async () => {
  assert.equal((await shop.ask("/api/v1/history")).status, 401);
});
