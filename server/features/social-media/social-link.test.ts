import assert from "node:assert/strict";
import { test } from "node:test";

import { answered, refused } from "#server/testing/answers.ts";
import { asJson, shopForTests } from "#server/testing/start-test-shop.ts";
import { socialLinkCalls } from "#shared/social-media/social-link-calls.ts";
import type { SocialLink } from "#shared/social-media/social-link.ts";

const shop = shopForTests();

const PATH = "/api/v1/social-media";
const FORM = { platform: "instagram", url: "https://instagram.example/naqra" };

const shown = (response: Response, status: number) =>
  answered(response, socialLinkCalls.change.answers[200].schema, status);

const created = async (form: object) =>
  shown(await shop.askAsOwner(PATH, asJson("POST", form)), 201);

const change = ({ _id }: SocialLink, form: object) =>
  shop.askAsOwner(`${PATH}/${_id}`, asJson("PATCH", form));

async function listed(query = "", ask = shop.askAsOwner): Promise<SocialLink[]> {
  return answered(ask(`${PATH}?${query}`), socialLinkCalls.list.answers[200].schema);
}

test("staff add, verify, hide and delete a link, and the history records each", async () => {
  const link = await created(FORM);
  assert.deepEqual(
    [link.platformDisplayName, link.isActive, link.displayOrder, link.platformData],
    ["Instagram", true, 0, {}],
  );
  assert.equal((await listed("", shop.ask)).length, 1);

  const verified = { instagram: { verified: true } };
  const marked = await shown(await change(link, { platformData: verified }), 200);
  assert.deepEqual([marked.platformData, marked.url], [verified, FORM.url]);
  await shown(await change(link, { ...FORM, isActive: false, displayOrder: 4 }), 200);
  assert.deepEqual(await listed("", shop.ask), []);

  const path = `${PATH}/${link._id}/hard-delete`;
  assert.equal((await shop.askAsOwner(path, { method: "DELETE" })).status, 200);
  await refused(await shop.askAsOwner(path, { method: "DELETE" }), 404);
  const { rows } = await shop.database.pool.query(
    "select action, changes from history_entries where entity_id = $1 order by at",
    [link._id],
  );
  assert.deepEqual(
    rows.map(({ action, changes }) => [action, Object.keys(changes).toSorted().join()]),
    [
      ["create", "displayOrder,isActive,platform,url"],
      ["update", "platformData"],
      ["update", "displayOrder,isActive"],
      ["delete", ""],
    ],
  );
});

test("a link without an address can't be made visible, but can be reordered", async () => {
  const [bare] = await listed("platform=facebook");
  assert.deepEqual([bare!.url, bare!.isActive], ["", false]);
  const showing = await refused(await change(bare!, { isActive: true }));
  assert.deepEqual(showing.errors, { url: "Please enter a valid URL" });
  const sorted = await shown(await change(bare!, { displayOrder: 9 }), 200);
  assert.equal(sorted.displayOrder, 9);
});

test("a record of a platform that is no longer offered keeps its name", async () => {
  await shop.database.pool.query(
    "insert into social_links (id, platform, url) values ($1, 'youtube', 'https://youtube.example')",
    ["a".repeat(24)],
  );
  const [old] = await listed("platform=youtube");
  const changed = await shown(await change(old!, { platform: "youtube", displayOrder: 2 }), 200);
  assert.deepEqual([changed.platform, changed.platformDisplayName], ["youtube", "YouTube"]);
  const other = await refused(await change(old!, { platform: "twitter" }));
  assert.deepEqual(other.errors, { platform: "Please select a platform" });
});

test("invalid input is rejected with the rule's message", async () => {
  const cases: [change: object, path: string, message: string][] = [
    [{ platform: "" }, "platform", "Please select a platform"],
    [{ platform: undefined }, "platform", "Please select a platform"],
    [{ platform: "youtube" }, "platform", "Please select a platform"],
    [{ url: "" }, "url", "Please enter a valid URL"],
    [{ url: "naqra" }, "url", "Please enter a valid URL"],
    [{ url: "javascript:alert(1)" }, "url", "Please enter a valid URL"],
    [{ url: "ftp://example.com" }, "url", "Please enter a valid URL"],
    [{ url: "http:example.com" }, "url", "Please enter a valid URL"],
    [{ url: `https://example.com/${"x".repeat(2048)}` }, "url", "Must be at most 2,048 characters"],
    [{ url: undefined }, "url", "Required"],
    [{ displayOrder: -1 }, "displayOrder", "Display order must be 0 or greater"],
    [{ displayOrder: "first" }, "displayOrder", "Expected a whole number"],
    [{ isActive: "perhaps" }, "isActive", "Expected true or false"],
    [
      { platformData: { instagram: { verified: 1 } } },
      "platformData.instagram.verified",
      "Expected true or false",
    ],
  ];
  for (const [change, path, message] of cases) {
    const form = { ...FORM, ...change };
    const body = await refused(await shop.askAsOwner(PATH, asJson("POST", form)));
    assert.deepEqual([body.message, body.errors], [message, { [path]: message }]);
  }
});

test("links are searched, filtered, sorted and paged", async () => {
  await created({ platform: "whatsapp", url: "https://wa.example/100%25", displayOrder: 80 });
  const urls = async (query: string) => (await listed(query)).map(({ url }) => url);
  assert.deepEqual(await urls("search=100%2525"), ["https://wa.example/100%25"]);
  assert.deepEqual(await urls("platform=whatsapp&isActive=true"), ["https://wa.example/100%25"]);
  assert.deepEqual(await urls("to=2020-01-01"), []);
  for (const sort of ["-displayOrder", "-createdAt"]) {
    assert.deepEqual(await urls(`limit=1&sort=${sort}`), ["https://wa.example/100%25"], sort);
  }
  for (const query of ["isActive=1", "sort=url", "page=0"]) {
    await refused(await shop.ask(`${PATH}?${query}`));
  }
});

test("links are put into another order in one go, those of two at once one after the other", async () => {
  const all = await listed("sort=displayOrder");
  const ids = all.map(({ _id }) => _id);
  const order = (sent: unknown) => shop.askAsOwner(`${PATH}/order`, asJson("POST", { ids: sent }));
  const orders = [ids.toReversed(), [...ids.slice(1), ids[0]!]];
  const answers = await Promise.all(orders.map(order));
  assert.deepEqual(
    answers.map(({ status }) => status),
    [200, 200],
  );
  const now = await listed("sort=displayOrder");
  assert.ok(orders.some((sent) => sent.join() === now.map(({ _id }) => _id).join()));
  assert.deepEqual(
    now.map(({ displayOrder }) => displayOrder),
    ids.map((_, place) => place),
  );
  await refused(await order(["0".repeat(24)]));
  await refused(await order(null));
  await refused(await shop.ask(`${PATH}/order`, asJson("POST", { ids })), 401);
});

test("a link that does not exist is 404; visitors write nothing", async () => {
  for (const id of ["0".repeat(24), "nothing"]) {
    const path = `${PATH}/${id}`;
    await refused(await shop.askAsOwner(path, asJson("PATCH", { displayOrder: 1 })), 404);
    await refused(await shop.askAsOwner(`${path}/hard-delete`, { method: "DELETE" }), 404);
    await refused(await shop.ask(path, asJson("PATCH", { displayOrder: 1 })), 401);
    await refused(await shop.ask(`${path}/hard-delete`, { method: "DELETE" }), 401);
  }
  await refused(await shop.ask(PATH, asJson("POST", FORM)), 401);
});
