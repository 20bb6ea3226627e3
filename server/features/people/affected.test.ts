import assert from "node:assert/strict";
import { test } from "node:test";

import { refused } from "#server/testing/answers.ts";
import { placeCashOrder } from "#server/testing/placed-orders.ts";
import { asJson, OWNER, shopForTests } from "#server/testing/start-test-shop.ts";
import { MESSAGE } from "#server/testing/visitor-forms.ts";

const shop = shopForTests();
const file = (query = "") => shop.askAsOwner(`/api/v1/people/affected.csv${query}`);
const lines = async (query?: string) => (await (await file(query)).text()).trim().split("\r\n");

test("the list of persons to tell has everybody from everywhere, and who was stored in given days", async () => {
  const old = await placeCashOrder(shop, { "personalInfo[firstName]": "=Rana" });
  await shop.database.pool.query(
    "update orders set created_at = '2026-01-31 21:30:00+00' where id = $1",
    [old._id],
  );
  await shop.ask("/api/v1/contact", asJson("POST", MESSAGE));
  await shop.ask("/api/v1/subscribers/subscribe", asJson("POST", { email: "news@example.com" }));

  const [head, ...all] = await lines();
  assert.equal(head!.replace("\uFEFF", ""), '"Known from","Date","Name","Email","Phone"');
  assert.deepEqual(all.map((line) => line.split(",")[0]).toSorted(), [
    '"account"',
    '"message"',
    '"newsletter"',
    '"order"',
    '"page"',
  ]);
  // Half past nine in the evening in London is the next day in Jordan; nothing is read as a formula.
  const [, ...first] = await lines("?from=2026-02-01&to=2026-02-01");
  const row = '"order","\t2026-02-01","\t=Rana Customer","customer@example.com","\t0790000000"';
  assert.deepEqual(first, [row]);
  assert.equal((await lines("?to=2026-01-31")).length, 1);
  await refused(file("?from=yesterday"), 400);
});

test("who gets a delivery for another, who left their number on a page, and staff are in the list too", async () => {
  const { _id } = await placeCashOrder(shop, {
    "personalInfo[position]": "Other",
    "deliveryInfo[deliveryPhone]": "0780000001",
    "deliveryInfo[deliveryEmail]": "porter@example.com",
  });
  const { pool } = shop.database;
  const { rows } = await pool.query<{ id: string }>(
    `update profiles set email = 'page@example.com', phones = '{0780000002}', whatsapp = '0780000003'
     where order_id = $1 returning id`,
    [_id],
  );
  await pool.query(
    `insert into profile_contacts (id, profile_id, name, phone, email)
     values (lpad('1', 24, '0'), $1, 'Example Visitor', '0780000004', '')`,
    [rows[0]!.id],
  );
  const invited = { name: "Example Maker", email: "maker@example.com", role: "maker" };
  assert.equal(
    (await shop.askAsOwner("/api/v1/users/invitations", asJson("POST", invited))).status,
    201,
  );
  const named = { contactPerson: "Example Buyer", email: "buyer@example.com" };
  const company = await shop.askAsOwner(
    "/api/v1/companies",
    asJson("POST", { name: "Example Works", ...named }),
  );
  const { data } = (await company.json()) as { data: { data: { _id: string } } };
  const people = [
    { firstName: "Example", lastName: "Driver", phone: "0780000005" },
    { firstName: "Nobody", lastName: "Reached" },
  ];
  const sent = { company: data.data._id, people };
  assert.equal((await shop.askAsOwner("/api/v1/rosters", asJson("POST", sent))).status, 201);
  const all = (await lines()).map((line) => line.replace(/"\t\d{4}-\d\d-\d\d",/, ""));
  for (const row of [
    '"delivery","","porter@example.com","\t0780000001"',
    '"page","Example Customer","page@example.com","\t0780000002, 0780000003"',
    '"company","Example Buyer","buyer@example.com",""',
    '"list","Example Driver","","\t0780000005"',
    '"contact","Example Visitor","","\t0780000004"',
    `"account","Admin User","${OWNER.email}",""`,
    '"invitation","Example Maker","maker@example.com",""',
  ]) {
    assert.ok(all.includes(row), `${row} in ${all.join("\n")}`);
  }
  assert.ok(all.every((row) => !row.includes("Nobody")));
});

test("more than is read at once comes whole, and a list that is broken off gives its place to the next", async () => {
  await shop.database.pool.query(
    `insert into messages (id, full_name, email, subject, body)
     select md5(n::text), 'Example', n || '@example.com', 'Many', 'Many' from generate_series(1, 2500) as n`,
  );
  for (let time = 0; time < 4; time++) await (await file()).body!.cancel();
  const found = (await lines()).filter((line) => line.includes('"Example"'));
  assert.equal(new Set(found).size, 2_500);
});
