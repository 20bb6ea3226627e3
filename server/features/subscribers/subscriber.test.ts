import assert from "node:assert/strict";
import { test } from "node:test";

import { answered } from "#server/testing/answers.ts";
import { asJson, shopForTests } from "#server/testing/start-test-shop.ts";
import { errorSchema } from "#shared/http/envelope.ts";
import { subscriberCalls } from "#shared/subscribers/subscriber-calls.ts";
import type { Subscriber } from "#shared/subscribers/subscriber.ts";

const shop = shopForTests();

const subscribe = (email: unknown) =>
  shop.ask("/api/v1/subscribers/subscribe", asJson("POST", { email }));

async function list(query = ""): Promise<Subscriber[]> {
  const response = await shop.askAsOwner(`/api/v1/subscribers${query}`);
  return answered(response, subscriberCalls.list.answers[200].schema);
}

async function subscribed(email: string): Promise<Subscriber> {
  assert.equal((await subscribe(email)).status, 201);
  return (await list(`?search=${encodeURIComponent(email)}`))[0]!;
}

const change = (path: string, email: unknown) =>
  shop.askAsOwner(`/api/v1/subscribers/${path}`, asJson("PATCH", { email }));

async function refused(response: Response, message: string): Promise<void> {
  assert.equal(response.status, 400, message);
  const body = errorSchema.parse(await response.json());
  assert.deepEqual([body.message, body.errors], [message, { email: message }]);
}

test("an address subscribes once, and again after it was deleted", async () => {
  const { _id, confirmed } = await subscribed("Again@example.com");
  assert.equal(confirmed, false);
  await refused(await subscribe("again@EXAMPLE.com"), "This email is already subscribed");
  await shop.askAsOwner(`/api/v1/subscribers/${_id}`, { method: "DELETE" });
  assert.equal((await subscribe("again@example.com")).status, 201);
});

test("subscribers come whole or in pages, searched, sorted, filtered", async () => {
  const confirmed = await subscribed("a_confirmed@example.com");
  await subscribed("b@example.com");
  await shop.database.pool.query("update subscribers set confirmed_at = now() where id = $1", [
    confirmed._id,
  ]);
  const emails = async (query: string) => (await list(query)).map(({ email }) => email);
  assert.equal((await emails(""))[0], "b@example.com");
  assert.equal((await emails("?sort=email&limit=1"))[0], "a_confirmed@example.com");
  assert.deepEqual(await emails("?search=a_con"), ["a_confirmed@example.com"]);
  assert.deepEqual(await emails("?confirmed=true"), ["a_confirmed@example.com"]);
  assert.ok((await list("?confirmed=false")).every((subscriber) => !subscriber.confirmed));
  assert.deepEqual(await emails("?page=99"), []);
  for (const query of ["?sort=name", "?confirmed=perhaps", "?page=none"]) {
    const response = await shop.askAsOwner(`/api/v1/subscribers${query}`);
    assert.equal(response.status, 400, query);
  }
});

test("staff correct an address, and a new one counts as unconfirmed", async () => {
  const { _id } = await subscribed("typo@example.con");
  await shop.database.pool.query("update subscribers set confirmed_at = now() where id = $1", [
    _id,
  ]);
  const changed = async (email: string) =>
    subscriberCalls.change.answers[200].schema.parse(await (await change(_id, email)).json()).data
      .data;
  assert.deepEqual((await changed(" Typo@example.con ")).confirmed, true);
  const corrected = await changed("typo@example.com");
  assert.deepEqual([corrected.email, corrected.confirmed], ["typo@example.com", false]);
});

test("an invalid address, or one of another subscriber, is rejected", async () => {
  const { _id } = await subscribed("one@example.com");
  await subscribed("two@example.com");
  await refused(await change(_id, "TWO@example.com"), "This email is already subscribed");
  await refused(await change(_id, "  "), "Invalid email");
  await refused(await change(_id, "one"), "Invalid email");
  await refused(await change(_id, undefined), "Required");
  await refused(await subscribe(5), "Expected text");
});

test("a deleted subscriber is no longer listed, and one that does not exist is a 404", async () => {
  const { _id } = await subscribed("gone@example.com");
  const remove = (id: string) => shop.askAsOwner(`/api/v1/subscribers/${id}`, { method: "DELETE" });
  assert.equal((await remove(_id)).status, 200);
  for (const id of [_id, "nothing"]) {
    assert.equal((await remove(id)).status, 404);
    assert.equal((await change(id, "other@example.com")).status, 404);
  }
});

test("visitors can't read, change or delete subscribers", async () => {
  const { _id } = await subscribed("closed@example.com");
  const path = `/api/v1/subscribers/${_id}`;
  assert.equal((await shop.ask("/api/v1/subscribers")).status, 401);
  assert.equal((await shop.ask(path, asJson("PATCH", { email: "x@example.com" }))).status, 401);
  assert.equal((await shop.ask(path, { method: "DELETE" })).status, 401);
});
