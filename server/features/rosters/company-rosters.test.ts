import assert from "node:assert/strict";
import { test } from "node:test";

import { companyLinkStore } from "#server/features/companies/company-link.store.ts";
import { acceptQuote } from "#server/testing/accepted-quotes.ts";
import { answered, refused } from "#server/testing/answers.ts";
import { asJson, shopForTests, startTestShop } from "#server/testing/start-test-shop.ts";
import { createRoster, rosterAnswerSchema, type Roster } from "#shared/rosters/roster-calls.ts";

const shop = shopForTests();
const pathOf = (token: string) => `/api/v1/companies/by-token/${token}/rosters`;

/** A company that waits for names, with a link to its page. */
async function waitingCompany(count = 2) {
  const { order } = await acceptQuote(shop, { count });
  const of = "select company_id as id from orders where id = $1";
  const { rows } = await shop.database.pool.query<{ id: string }>(of, [order]);
  const company = rows[0]!.id;
  return { company, order, token: await companyLinkStore(shop.database.db).add(company) };
}
const people = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    firstName: "Example",
    lastName: `Person ${index}`,
    position: "Clerk",
  }));
async function listed(token: string, count: number): Promise<Roster> {
  const answer = await shop.ask(pathOf(token), asJson("POST", { people: people(count) }));
  assert.equal(answer.status, 201);
  return createRoster.answers[201].schema.parse(await answer.json()).data.data!;
}
const now = (response: Response | Promise<Response>) => answered(response, rosterAnswerSchema);

test("a company chooses columns that nobody knows, sees its list again, and takes somebody off it", async () => {
  const { token } = await waitingCompany(2);
  const text = "Alpha,Beta,Gamma\nExample,One,Clerk\nExample,Two,Driver\n";
  const asked = await shop.ask(pathOf(token), asJson("POST", { text }));
  assert.equal(asked.status, 200);
  assert.equal(createRoster.answers[200].schema.parse(await asked.json()).data.data, null);
  const mapping = { 0: "firstName", 1: "lastName", 2: "position" };
  const chosen = { text, mapping, firstRowIsHeading: true };
  const sent = await shop.ask(pathOf(token), asJson("POST", chosen));
  assert.equal(sent.status, 201);
  const { _id, rows } = createRoster.answers[201].schema.parse(await sent.json()).data.data!;
  assert.deepEqual(
    rows.map(({ lastName }) => lastName),
    ["One", "Two"],
  );
  const list = `${pathOf(token)}/${_id}`;
  assert.equal((await shop.ask(`${list}/rows/1`, { method: "DELETE" })).status, 200);
  const left = await now(shop.ask(list));
  assert.deepEqual(
    left.rows.map(({ n, lastName }) => [n, lastName]),
    [[2, "Two"]],
  );
});

test("a company sends, mends and orders its own list, on record without a member of staff", async () => {
  const { company, order, token } = await waitingCompany(2);
  const list = `${pathOf(token)}/${(await listed(token, 1))._id}`;
  await now(shop.ask(`${list}/rows`, asJson("POST", { people: [{ firstName: "E" }] })));
  const mend = {
    firstName: "مثال",
    lastName: "اثنان",
    position: "مديرة",
    nameOnCard: "",
    version: 1,
  };
  const mended = await now(shop.ask(`${list}/rows/2`, asJson("PATCH", mend)));
  assert.deepEqual(mended.problems, []);
  // Somebody else saw the row before it was mended.
  await refused(shop.ask(`${list}/rows/2`, asJson("PATCH", { position: "x", version: 1 })), 412);
  const ordered = await now(shop.ask(`${list}/order`, asJson("POST", {})));
  assert.deepEqual(
    ordered.rows.map(({ nameOnCard, card }) => [nameOnCard, card?.order]),
    [
      ["Example Person 0", order],
      ["مثال اثنان", order],
    ],
  );
  await refused(shop.ask(`${list}/rows/2`, { method: "DELETE" }), 400);
  const { rows } = await shop.database.pool.query<{ by: string | null; fields: string[] }>(
    `select user_id as by, array(select jsonb_object_keys(changes)) as fields from history_entries
     where entity_id = any($1) and (changes ? 'peopleListed' or changes ? 'rowChanged' or changes ? 'peopleNamed')
     order by at`,
    [[company, order]],
  );
  assert.deepEqual(
    rows.map(({ by, fields }) => [by, ...fields]),
    [
      [null, "peopleListed"],
      [null, "peopleListed"],
      [null, "rowChanged"],
      [null, "peopleNamed"],
    ],
  );
});

test("a link reaches no list of another company, and none once it has ended", async () => {
  const { token: other } = await waitingCompany();
  const { company, token } = await waitingCompany();
  const id = (await listed(token, 1))._id;
  const body = asJson("PATCH", { position: "Director" });
  for (const [path, init] of [
    ["", {}],
    ["/rows", asJson("POST", { people: people(1) })],
    ["/rows/1", body],
    ["/rows/1", { method: "DELETE" }],
    ["/order", asJson("POST", { topUp: true })],
  ] as const) {
    await refused(shop.ask(`${pathOf(other)}/${id}${path}`, init), 404);
  }
  await companyLinkStore(shop.database.db).endAll(company);
  await refused(shop.ask(`${pathOf(token)}/${id}`), 404);
  await refused(shop.ask(pathOf(token), asJson("POST", { people: people(1) })), 404);
});

test("nobody opens or changes a list of a company that was deleted", async () => {
  const { company, token } = await waitingCompany();
  const list = `/api/v1/rosters/${(await listed(token, 1))._id}`;
  assert.equal((await shop.askAsOwner(list)).status, 200);
  await shop.askAsOwner(`/api/v1/companies/${company}`, { method: "DELETE" });
  await refused(shop.askAsOwner(list), 404);
  await refused(shop.askAsOwner(`${list}/rows/1`, asJson("PATCH", { position: "Clerk" })), 404);
});

test("more cards are ordered for the price that was shown, not for another", async () => {
  const { token } = await waitingCompany(2);
  const roster = await listed(token, 10);
  const { topUp } = roster;
  assert.deepEqual(
    [topUp!.cards, topUp!.total],
    [8, 8 * topUp!.price + topUp!.delivery + topUp!.tax],
  );
  const order = (body: object) =>
    shop.ask(`${pathOf(token)}/${roster._id}/order`, asJson("POST", body));
  const other = await refused(await order({ topUp: true, expectedTotal: topUp!.total - 1 }));
  assert.deepEqual(other.codes?.["topUp"], {
    code: "total_changed",
    params: { total: topUp!.total },
  });
  const ordered = await now(order({ topUp: true, expectedTotal: topUp!.total }));
  assert.ok(ordered.rows.every(({ card }) => card));
  assert.equal(ordered.topUp, null);
});

test("a file that is too large for any upload is refused as a list, not as a picture", async () => {
  const { token } = await waitingCompany();
  const form = new FormData();
  form.append("file", new File([new Uint8Array(11 * 1024 * 1024)], "people.csv"));
  const { codes } = await refused(shop.ask(pathOf(token), { method: "POST", body: form }));
  assert.equal(codes?.["file"]?.code, "roster_file_too_large");
});

test("the template is for whoever has a link", async () => {
  const { token } = await waitingCompany();
  const path = (key: string) => `/api/v1/companies/by-token/${key}/roster-template?format=csv`;
  assert.match(await (await shop.ask(path(token))).text(), /First name/);
  assert.equal((await shop.ask(path("0".repeat(32)))).status, 404);
});

test("one address can send few lists and mend many rows", async () => {
  await using limited = await startTestShop({ RATE_LIMITS: "on", RATE_LIMIT_POSTS: "1" });
  const path = pathOf("0".repeat(32));
  const send = () => limited.ask(path, asJson("POST", { people: people(1) }));
  const answers: number[] = [];
  for (let sent = 0; sent < 5; sent += 1) answers.push((await send()).status);
  assert.deepEqual(answers, [404, 404, 404, 404, 429]);
  const row = `${path}/${"0".repeat(24)}/rows/1`;
  assert.equal((await limited.ask(row, asJson("PATCH", { position: "x" }))).status, 404);
});
