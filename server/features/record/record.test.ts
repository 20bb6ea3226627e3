import assert from "node:assert/strict";
import { test } from "node:test";

import { answered, refused } from "#server/testing/answers.ts";
import { multipart, ORDER_ABROAD } from "#server/testing/order-form.ts";
import { asJson, OWNER, shopForTests } from "#server/testing/start-test-shop.ts";
import { BULK_REQUEST, MESSAGE } from "#server/testing/visitor-forms.ts";
import { orderAnswerSchema } from "#shared/orders/order.ts";
import { recordListSchema } from "#shared/record/record.ts";

const shop = shopForTests();
const HERE = "203.0.113.7";

async function from(path: string, init: RequestInit = {}, token = "", address = HERE) {
  const headers = new Headers(init.headers);
  if (token) headers.set("Authorization", `Bearer ${token}`);
  const request = new Request(`${shop.config.publicUrl}/api/v1${path}`, { ...init, headers });
  return shop.fetch(request, { incoming: { socket: { remoteAddress: address } } });
}
async function signIn(login: object = OWNER) {
  const answer = await from("/users/login", asJson("POST", login));
  return ((await answer.json()) as { token: string }).token;
}
const read = async (query = "") => {
  const body = await (await shop.askAsOwner(`/api/v1/record?limit=100${query}`)).json();
  return recordListSchema.parse(body).data;
};
const told = async (query: string) =>
  (await read(query)).data.map(({ kind, who, record, address }) =>
    [who.kind, who.name, kind, record?.entity ?? "", record?.name ?? "", address].join("|"),
  );

async function placeOrder(firstName = "Layla"): Promise<string> {
  const body = multipart(
    { ...ORDER_ABROAD, "personalInfo[firstName]": firstName, "personalInfo[lastName]": "Example" },
    [],
  );
  const sent = shop.ask("/api/v1/orders", { method: "POST", body });
  return (await answered(sent, orderAnswerSchema, 201))._id;
}

test("what staff and customers did is one list: who, what, from where, before and after", async () => {
  const token = await signIn();
  const id = await placeOrder();
  await shop.ask("/api/v1/contact", asJson("POST", MESSAGE));
  await shop.ask("/api/v1/custom-orders", asJson("POST", BULK_REQUEST));
  const subscriber = { email: "reader@customer.example" };
  await shop.ask("/api/v1/subscribers/subscribe", asJson("POST", subscriber));
  await from(`/orders/${id}`, asJson("PATCH", { status: "processing" }), token);
  const name = `Layla Example #${id.slice(-8)}`;
  const all = await told("");
  for (const line of [
    `staff|Admin User|signed_in|||${HERE}`,
    `customer|Layla Example|create|order|${name}|`,
    `staff|Admin User|update|order|${name}|${HERE}`,
    `customer|${MESSAGE.fullName}|create|message|${MESSAGE.fullName}: ${MESSAGE.subject}|`,
    "customer||create|subscriber|reader@customer.example|",
  ]) {
    assert.ok(all.includes(line), `${line} in\n${all.join("\n")}`);
  }
  assert.ok(all.some((line) => line.includes("|create|bulk-order|")));
  const [changed] = (await read(`&entityId=${id}&kind=update`)).data;
  assert.deepEqual(changed!.changes["status"], { from: "pending", to: "processing" });
  const moments = (await read()).data.map(({ at }) => at);
  assert.deepEqual(moments, moments.toSorted().toReversed());
});

test("it is searched and filtered by person, record, kind, address and days", async () => {
  const { data } = await read("&kind=update");
  const [{ who, record }] = data as [(typeof data)[0]];
  const of = async (query: string) => (await told(query)).map((line) => line.split("|")[2]);
  assert.deepEqual(await of("&search=layla"), ["update", "create"]);
  assert.deepEqual(await of(`&search=%23${record!.id.slice(-8)}`), ["update", "create"]);
  assert.deepEqual(await of(`&entity=order&entityId=${record!.id}`), ["update", "create"]);
  assert.deepEqual(await of("&entity=message"), ["create"]);
  assert.ok((await of(`&search=${OWNER.email}`)).includes("signed_in"));
  assert.deepEqual(
    (await told(`&search=${HERE}`)).filter((line) => !line.endsWith(HERE)),
    [],
  );
  assert.equal((await told(`&search=${HERE}`)).length, 2);
  const ofOwner = await read(`&person=${who.id}`);
  assert.ok(ofOwner.data.length >= 3 && ofOwner.data.every((each) => each.who.id === who.id));
  const total = (await read()).pagination.totalItems;
  const today = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Amman" }).format();
  assert.equal((await read(`&from=2020-01-01&to=${today}`)).pagination.totalItems, total);
  assert.deepEqual((await read("&to=2020-01-01")).data, []);
  for (const bad of ["kind=other", "person=1", "from=yesterday", "page=0", "sort=name"]) {
    await refused(shop.askAsOwner(`/api/v1/record?${bad}`), 400);
  }
});

test("an entry tells whether its record is there", async () => {
  const id = await placeOrder("Omar");
  const change = (path: string, method: string) =>
    shop.askAsOwner(`/api/v1${path}`, { method }).then(({ status }) => assert.equal(status, 200));
  const areGone = async () => {
    const { data } = await read(`&entity=order&entityId=${id}`);
    return data.map(({ kind, record }) => `${kind} ${record?.isGone}`);
  };
  assert.deepEqual(await areGone(), ["create false"]);
  await change(`/orders/${id}`, "DELETE");
  assert.deepEqual(await areGone(), ["delete true"]);
  await change(`/bin/order/${id}/restore`, "POST");
  assert.deepEqual(await areGone(), ["restore false", "delete false", "create false"]);
  await shop.database.pool.query("delete from orders where id = $1", [id]);
  assert.deepEqual(await areGone(), ["restore true", "delete true"]);
});

test("its pages are the whole, in either order, each entry once", async () => {
  const total = (await read()).pagination.totalItems;
  assert.ok(total > 6);
  for (const sort of ["-at", "at"]) {
    const whole = (await read(`&sort=${sort}`)).data.map(({ id }) => id);
    assert.equal(new Set(whole).size, total);
    const pages: string[] = [];
    for (let page = 1; page <= Math.ceil(total / 2) + 1; page += 1) {
      const part = await shop.askAsOwner(`/api/v1/record?limit=2&page=${page}&sort=${sort}`);
      pages.push(...recordListSchema.parse(await part.json()).data.data.map(({ id }) => id));
    }
    assert.deepEqual(pages, whole);
  }
});

test("the file has the same entries, and executes nothing", async () => {
  const formula = { ...MESSAGE, fullName: "=1+1", email: "formula@customer.example" };
  await shop.ask("/api/v1/contact", asJson("POST", formula));
  const { pagination } = await read();
  const file = await shop.askAsOwner("/api/v1/exports/record.csv");
  assert.equal(file.headers.get("X-Total-Count"), String(pagination.totalItems));
  const lines = (await file.text()).split("\r\n");
  assert.equal(lines.length - 2, pagination.totalItems);
  assert.ok(lines.some((line) => line.includes(OWNER.email) && line.includes(HERE)));
  assert.ok(lines.some((line) => line.includes('"\t=1+1"')));
  const found = await (await shop.askAsOwner("/api/v1/exports/record.csv?search=layla")).text();
  assert.equal(found.split("\r\n").length - 2, 2);
});

test("viewers read it without addresses and find nothing by them; makers and visitors don't", async () => {
  const people = ["viewer", "maker"].map((role) => ({
    name: role,
    email: `${role}@naqra.example`,
    password: "a colleague's password",
    role,
  }));
  for (const { role, ...account } of people) {
    await shop.askAsOwner("/api/v1/login/register", asJson("POST", account));
    const set = "update users set role = $1 where email = $2";
    await shop.database.pool.query(set, [role, account.email]);
  }
  const [viewer, maker] = await Promise.all(people.map(async (each) => signIn(each)));
  const shown = recordListSchema.parse(await (await from("/record", {}, viewer)).json()).data;
  assert.ok(shown.data.length > 0);
  assert.ok(shown.data.every(({ address, browser }) => address === "" && browser === ""));
  const found = await (await from(`/record?search=${HERE}`, {}, viewer)).json();
  assert.deepEqual(recordListSchema.parse(found).data.data, []);
  await refused(from("/record", {}, maker), 403);
  await refused(from("/exports/record.csv", {}, viewer), 403);
  await refused(from("/record"), 401);
});
