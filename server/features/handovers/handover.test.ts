import assert from "node:assert/strict";
import { test } from "node:test";

import { answered, refused } from "#server/testing/answers.ts";
import { hireColleague } from "#server/testing/colleague.ts";
import { fillOrder } from "#server/testing/company-cards.ts";
import { placeCashOrder, placeTransfer } from "#server/testing/placed-orders.ts";
import { asJson, shopForTests } from "#server/testing/start-test-shop.ts";
import { putCompanyOffices } from "#shared/companies/company-offices.ts";
import {
  handoverAnswerSchema,
  handoverListSchema,
  newHandoverAnswerSchema,
} from "#shared/handovers/handover.ts";
import { orderRecordAnswerSchema } from "#shared/orders/order-record.ts";
import type { Order } from "#shared/orders/order.ts";
import { orderShipmentAnswerSchema } from "#shared/shipments/shipment.ts";

const shop = shopForTests();
const API = "/api/v1/handovers";

let customers = 0;
const another = () => ({ "personalInfo[email]": `handed${(customers += 1)}@example.com` });
const cash = (more = {}) => placeCashOrder(shop, { ...another(), ...more });

const post = (path: string, body: object) => shop.askAsOwner(path, asJson("POST", body));
const handOver = (orders: readonly Pick<Order, "_id">[], courier = "Example Courier") =>
  post(API, { courier, orders: orders.map(({ _id }) => _id) });
const handed = async (orders: readonly Pick<Order, "_id">[]) =>
  answered(handOver(orders), newHandoverAnswerSchema, 201);
const tick = (sheet: string, ...orders: object[]) => post(`${API}/${sheet}/cash`, { orders });
const ticked = (sheet: string, ...orders: object[]) =>
  answered(tick(sheet, ...orders), handoverAnswerSchema);
const read = (sheet: string) => answered(shop.askAsOwner(`${API}/${sheet}`), handoverAnswerSchema);
const setStatus = ({ _id }: Order, status: string) =>
  shop.askAsOwner(`/api/v1/orders/${_id}`, asJson("PATCH", { status }));

test("what a courier brings is ticked off against the cash of its moment, and what is missing stands out", async () => {
  const [one, two, three] = [await cash(), await cash(), await cash()];
  const paid = await placeTransfer(shop, another());
  const { sheet } = await handed([one, two, three, paid]);
  const due = one.total;
  assert.equal(sheet.expected, 3 * due);
  assert.equal(sheet.lines.find(({ _id }) => _id === paid._id)!.cash, 0);
  // Of a price that changes later the courier knows nothing.
  const dearer = "update orders set total_fils = total_fils + 1000 where id = $1";
  await shop.database.pool.query(dearer, [one._id]);
  await ticked(sheet._id, { order: one._id, brought: due });
  const short = await ticked(
    sheet._id,
    { order: two._id, brought: due - 0.5 },
    { order: three._id, brought: 0, reason: "Nobody was at home" },
  );
  const { expected, brought, stillOut, missing, open } = short;
  assert.deepEqual(
    { expected, brought, stillOut, missing, open },
    { expected: 2 * due, brought: 2 * due - 0.5, stillOut: 0, missing: 0.5, open: 1 },
  );
  const line = short.lines.find(({ _id }) => _id === two._id)!;
  assert.equal(line.settledBy, short.by);
  assert.ok(line.settledAt);
  // Without a reason nothing excuses it.
  const none = await ticked(sheet._id, { order: three._id, brought: 0 });
  assert.equal(none.missing, due + 0.5);
  // A slip: it is out again.
  const again = await ticked(sheet._id, { order: three._id, brought: null });
  assert.deepEqual([again.stillOut, again.missing, again.open], [due, 0.5, 2]);
  const [first] = await answered(shop.askAsOwner(`${API}?limit=10`), handoverListSchema);
  assert.deepEqual([first!._id, first!.missing], [sheet._id, 0.5]);
  const found = await answered(shop.askAsOwner(`${API}?search=nobody`), handoverListSchema);
  assert.deepEqual(found, []);
  const { events } = await answered(
    shop.askAsOwner(`/api/v1/orders/${two._id}/record`),
    orderRecordAnswerSchema,
  );
  const changes = events.flatMap((event) => (event.kind === "change" ? [event.changes] : []));
  assert.deepEqual(changes[0]!["broughtFils"], { from: null, to: due * 1000 - 500 });
  assert.deepEqual(changes[1]!["handover"], { from: null, to: sheet.number });
});

test("of an order that became dearer once it was paid the courier collects the difference", async () => {
  const [transfer, cheaper, unchecked] = [
    await placeTransfer(shop, another()),
    await placeTransfer(shop, another()),
    await placeTransfer(shop, another()),
  ];
  for (const { _id } of [transfer, cheaper]) {
    const accepted = asJson("PATCH", { paymentState: "accepted" });
    assert.equal((await shop.askAsOwner(`/api/v1/orders/${_id}/payment`, accepted)).status, 200);
  }
  const charge = "update orders set total_fils = total_fils + $2 where id = $1";
  await shop.database.pool.query(charge, [transfer._id, 5250]);
  await shop.database.pool.query(charge, [cheaper._id, -1000]);
  await shop.database.pool.query(charge, [unchecked._id, 1000]);
  const { sheet } = await handed([transfer, cheaper, unchecked]);
  const cashOf = ({ _id }: Order) => sheet.lines.find((line) => line._id === _id)!.cash;
  assert.deepEqual([transfer, cheaper, unchecked].map(cashOf), [5.25, 0, 0]);
});

test("an order is out with one courier, however many hand it over at the same moment", async () => {
  const order = await cash();
  const answers = await Promise.all([handOver([order]), handOver([order]), handOver([order])]);
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [201, 400, 400]);
  const { handover } = await answered(
    shop.askAsOwner(`/api/v1/orders/${order._id}/shipment`),
    orderShipmentAnswerSchema,
  );
  // What can go goes, and the rest is answered with its reason.
  const [cancelled, there, left] = [await cash(), await cash(), await cash()];
  await setStatus(cancelled, "cancelled");
  await setStatus(there, "delivered");
  const { sheet, refused: why } = await handed([order, cancelled, there, left]);
  assert.deepEqual(
    why.map(({ code }) => code),
    ["handover_elsewhere", "proof_of_cancelled", "handover_delivered"],
  );
  assert.deepEqual(
    sheet.lines.map(({ _id }) => _id),
    [left._id],
  );
  assert.equal(sheet.number, handover!.number + 1);
  // Once it came back without cash it may go out again, and is not put back to two.
  await ticked(handover!._id, { order: order._id, brought: 0, reason: "Refused" });
  const next = await handed([order]);
  const back = await refused(tick(handover!._id, { order: order._id, brought: null }), 400);
  assert.match(back.message, new RegExp(`sheet ${next.sheet.number}\\.`));
});

test("an order is taken off while it is out, and not once it is ticked off", async () => {
  const [one, two] = [await cash(), await cash()];
  const { sheet } = await handed([one, two]);
  const off = (order: Order) =>
    shop.askAsOwner(`${API}/${sheet._id}/orders/${order._id}`, { method: "DELETE" });
  const left = await answered(off(one), handoverAnswerSchema);
  assert.equal(left.orders, 1);
  assert.equal((await off(one)).status, 404);
  await ticked(sheet._id, { order: two._id, brought: two.total });
  await refused(off(two), 400);
  assert.equal((await handed([one])).sheet.orders, 1);
});

test("what is wrong, too much or of another sheet is refused, and changes nothing", async () => {
  const [order, other] = [await cash(), await cash()];
  const { sheet } = await handed([order]);
  const known = { courier: "Example Courier", orders: [other._id] };
  for (const wrong of [
    { courier: " " },
    { courier: "x".repeat(101) },
    { orders: [] },
    { orders: ["none"] },
    { orders: Array.from({ length: 201 }, () => other._id) },
  ]) {
    await refused(post(API, { ...known, ...wrong }), 400);
  }
  for (const brought of [-1, 1_000_001, 0.0001, "much"]) {
    await refused(tick(sheet._id, { order: order._id, brought }), 400);
  }
  // One of them is not on it.
  const both = [order, other].map(({ _id }) => ({ order: _id, brought: 1 }));
  await refused(tick(sheet._id, ...both), 404);
  assert.equal((await read(sheet._id)).open, 1);
  await refused(shop.askAsOwner(`${API}/${"0".repeat(24)}`), 404);
  await refused(handOver([{ _id: "0".repeat(24) } as Order]), 400);
});

test("makers see nothing of it, and viewers change nothing", async () => {
  const order = await cash();
  const { sheet } = await handed([order]);
  const maker = await hireColleague(shop, "maker");
  await refused(maker.ask(`${API}/${sheet._id}`), 403);
  await refused(maker.ask(API, asJson("POST", { courier: "One", orders: [order._id] })), 403);
  const viewer = await hireColleague(shop, "viewer");
  await answered(viewer.ask(`${API}/${sheet._id}`), handoverAnswerSchema);
  const ticking = { orders: [{ order: order._id, brought: 1 }] };
  await refused(viewer.ask(`${API}/${sheet._id}/cash`, asJson("POST", ticking)), 403);
  await refused(viewer.ask(`/api/v1/exports/hand-over.csv?sheet=${sheet._id}`), 403);
});

test("the file has what a courier imports: digits of Jordan, city, address, cash", async () => {
  const order = await cash({
    "personalInfo[firstName]": "=Example",
    "deliveryInfo[deliveryPhone]": "+962 79 123 4567",
    "deliveryInfo[useSameContact]": "false",
  });
  const { sheet } = await handed([order]);
  const file = `/api/v1/exports/hand-over.csv?sheet=${sheet._id}`;
  const text = await (await shop.askAsOwner(file)).text();
  const [head, line, ...rest] = text.trim().split("\r\n");
  assert.equal(head, "Order ID,Customer Name,Phone,City,Address,Cash");
  assert.match(
    line!,
    /"\t=Example Customer","0791234567","Exampleton","Example Street 1, Exampleland",35\.000$/,
  );
  assert.deepEqual(rest, []);
});

test("a deleted order leaves its cash on the sheet, and nothing of its customer", async () => {
  const order = await cash({ "personalInfo[firstName]": "Gone" });
  const { sheet } = await handed([order]);
  await shop.askAsOwner(`/api/v1/orders/${order._id}`, { method: "DELETE" });
  const { lines, expected } = await read(sheet._id);
  assert.deepEqual([lines[0]!.status, lines[0]!.customerFullName, lines[0]!.phone], [null, "", ""]);
  assert.equal(expected, order.total);
});

test("an order whose cards go to offices has a line for each parcel, and its cash once", async () => {
  const people = ["Irbid", "", "Aqaba", "irbid"].map((office) => ({ office }));
  const { order, company } = await fillOrder(shop, { count: people.length, people });
  const offices = [
    {
      name: "Irbid",
      city: "Irbid",
      addressLine1: "Example Street 2",
      contactName: "Example Guard",
    },
    { name: "Aqaba", city: "Aqaba", addressLine1: "Example Street 3", phone: "0791234567" },
  ];
  const path = `/api/v1/companies/${company}/offices`;
  await answered(
    shop.askAsOwner(path, asJson("PUT", { offices })),
    putCompanyOffices.answers[200].schema,
  );
  const { sheet } = await handed([{ _id: order }]);
  const [line] = sheet.lines;
  assert.deepEqual(
    line!.parcels!.map(({ office, contactName, phone, city, address, cards }) => [
      office,
      contactName,
      phone,
      city,
      address,
      cards,
    ]),
    [
      ["", "", line!.phone, line!.city, line!.address, 1],
      ["Irbid", "Example Guard", line!.phone, "Irbid", "Example Street 2", 2],
      ["Aqaba", "", "0791234567", "Aqaba", "Example Street 3", 1],
    ],
  );
  const file = `/api/v1/exports/hand-over.csv?sheet=${sheet._id}`;
  const [, ...lines] = (await (await shop.askAsOwner(file)).text()).trim().split("\r\n");
  assert.deepEqual(
    lines.map((each) => /,([\d.]+)$/.exec(each)![1]),
    [line!.cash.toFixed(3), "0.000", "0.000"],
  );
  assert.match(lines[1]!, /"Example Guard",.*,"Irbid","Irbid, Example Street 2",/);
  assert.match(lines[2]!, /"Example Buyer","0791234567","Aqaba","Aqaba, Example Street 3",/);
  // Nobody names that office: it is one parcel again.
  await shop.askAsOwner(path, asJson("PUT", { offices: [{ ...offices[0], name: "Zarqa" }] }));
  const then = await read(sheet._id);
  assert.equal(then.lines[0]!.parcels, undefined);
});
