import assert from "node:assert/strict";
import { test } from "node:test";

import { asJson, shopForTests } from "#server/testing/start-test-shop.ts";
import { bulkOrderCalls } from "#shared/bulk-orders/bulk-order-calls.ts";
import {
  bulkOrderAnswerSchema,
  bulkOrderListSchema,
  type BulkOrder,
} from "#shared/bulk-orders/bulk-order.ts";
import { errorSchema } from "#shared/http/envelope.ts";

const shop = shopForTests();

const PATH = "/api/v1/custom-orders";
const COMPANY = {
  companyName: "Example Group",
  contactPerson: "Example Person",
  email: "buyer@example.com",
  phone: "0790000000",
};
const FORM = { companyInfo: COMPANY, orderDetails: { employeeCount: 25, message: "" } };

const send = (form: unknown) => shop.ask(PATH, asJson("POST", form));

async function bulkOrderOf(response: Response, status = 200): Promise<BulkOrder> {
  const body: unknown = await response.json();
  assert.equal(response.status, status, JSON.stringify(body));
  return bulkOrderAnswerSchema.parse(body).data.data;
}
const sent = async (form: unknown = FORM) => bulkOrderOf(await send(form), 201);

const change = ({ _id }: BulkOrder, body: unknown) =>
  shop.askAsOwner(`${PATH}/${_id}`, asJson("PATCH", body));

async function list(query = "") {
  const response = await shop.askAsOwner(PATH + query);
  assert.equal(response.status, 200, query);
  return bulkOrderListSchema.parse(await response.json()).data;
}

async function refused(response: Response, field: string, message: string): Promise<void> {
  assert.equal(response.status, 400, message);
  const body = errorSchema.parse(await response.json());
  assert.deepEqual([body.message, body.errors], [message, { [field]: message }]);
}

test("a company asks for a quote; the count may be a number or its text", async () => {
  const bulkOrder = await sent();
  assert.equal(bulkOrder.status, "pending");
  assert.deepEqual(bulkOrder.companyInfo, COMPANY);
  assert.deepEqual(bulkOrder.orderDetails, { employeeCount: 25, message: "" });
  assert.deepEqual(bulkOrder.customPricing, { isCustom: false, price: null });
  assert.deepEqual(bulkOrder.customerResponse, { approved: false });
  assert.equal(bulkOrder.estimatedDelivery, "");
  const byText = await sent({ ...FORM, orderDetails: { employeeCount: "100" } });
  assert.deepEqual(byText.orderDetails, { employeeCount: 100, message: "" });
});

test("invalid input is rejected with the rule's message", async () => {
  const none = "Please specify the number of employees";
  const cases: [company: object, details: object, field: string, message: string][] = [
    [
      { companyName: "E" },
      {},
      "companyInfo.companyName",
      "Company name must be at least 2 characters",
    ],
    [
      { contactPerson: " E " },
      {},
      "companyInfo.contactPerson",
      "Contact person name must be at least 2 characters",
    ],
    [{ email: "buyer" }, {}, "companyInfo.email", "Please enter a valid email address"],
    [{ phone: "1234567" }, {}, "companyInfo.phone", "Phone number must be at least 8 characters"],
    [{ phone: undefined }, {}, "companyInfo.phone", "Required"],
    [{}, { employeeCount: 0 }, "orderDetails.employeeCount", none],
    [{}, { employeeCount: "" }, "orderDetails.employeeCount", none],
    [{}, { employeeCount: null }, "orderDetails.employeeCount", "Required"],
    [{}, { employeeCount: "many" }, "orderDetails.employeeCount", "Expected a whole number"],
    [{}, { employeeCount: 1.5 }, "orderDetails.employeeCount", "Must be a whole number"],
    [{}, { message: "x".repeat(5001) }, "orderDetails.message", "Must be at most 5,000 characters"],
  ];
  for (const [company, details, field, message] of cases) {
    const form = {
      companyInfo: { ...COMPANY, ...company },
      orderDetails: { ...FORM.orderDetails, ...details },
    };
    await refused(await send(form), field, message);
  }
  assert.equal((await send({ companyInfo: COMPANY })).status, 400);
  assert.equal((await send([])).status, 400);
});

test("everything that the panel's form sends is stored", async () => {
  const body = {
    status: "quoted",
    companyInfo: { ...COMPANY, companyName: "Other Group" },
    orderDetails: { employeeCount: 40, message: "Black ones\nplease" },
    customPricing: { isCustom: true, price: 12.345 },
    customerResponse: { approved: true },
    estimatedDelivery: "2026-12-24",
  };
  const bulkOrder = await sent();
  const changed = await bulkOrderOf(await change(bulkOrder, body));
  const { _id, id, createdAt, updatedAt, repliedAt, ...rest } = changed;
  assert.deepEqual(rest, body);
  assert.deepEqual([_id, id, createdAt], [bulkOrder._id, bulkOrder.id, bulkOrder.createdAt]);
  assert.ok(updatedAt >= bulkOrder.updatedAt);
  assert.equal(repliedAt, null);

  const { rows } = await shop.database.pool.query(
    "select changes->'status' as status from history_entries where entity_id = $1",
    [_id],
  );
  assert.deepEqual(rows, [{ status: { from: "pending", to: "quoted" } }]);
});

test("a change affects only the fields that it names, and clears those that are cleared", async () => {
  const bulkOrder = await sent();
  await change(bulkOrder, {
    customPricing: { isCustom: true, price: "12.5" },
    estimatedDelivery: "2026-12-24T09:00:00.000Z",
    orderDetails: { message: "Some words" },
  });
  const kept = await bulkOrderOf(await change(bulkOrder, { companyInfo: { phone: "0780000000" } }));
  assert.deepEqual(kept.companyInfo, { ...COMPANY, phone: "0780000000" });
  assert.deepEqual(kept.orderDetails, { employeeCount: 25, message: "Some words" });
  assert.deepEqual(kept.customPricing, { isCustom: true, price: 12.5 });
  assert.equal(kept.estimatedDelivery, "2026-12-24T09:00:00.000Z");

  for (const blank of ["", null]) {
    const cleared = await bulkOrderOf(
      await change(bulkOrder, {
        customPricing: { price: blank },
        estimatedDelivery: blank,
        orderDetails: { message: blank },
      }),
    );
    assert.deepEqual(cleared.customPricing, { isCustom: true, price: null });
    assert.deepEqual([cleared.estimatedDelivery, cleared.orderDetails.message], ["", ""]);
  }
  assert.equal((await change(bulkOrder, {})).status, 200);
  assert.equal((await change(bulkOrder, { customPricing: null })).status, 200);
  assert.equal((await change(bulkOrder, { orderDetails: { employeeCount: null } })).status, 200);
});

test("an invalid change is rejected and changes nothing", async () => {
  const bulkOrder = await sent();
  const statuses = "Status must be one of: pending, reviewing, quoted, approved";
  const cases: [body: object, field: string, message: string][] = [
    [{ status: "lost" }, "status", statuses],
    [{ status: null }, "status", statuses],
    [{ companyInfo: { email: "" } }, "companyInfo.email", "Please enter a valid email address"],
    [{ companyInfo: "x" }, "companyInfo", "Expected an object"],
    [{ customPricing: { price: -0.01 } }, "customPricing.price", "Price must be 0 or greater"],
    [{ customPricing: { price: 0.0001 } }, "customPricing.price", "At most 3 decimals"],
    [{ customPricing: { price: "x" } }, "customPricing.price", "Expected a number"],
    [{ customerResponse: { approved: 1 } }, "customerResponse.approved", "Expected true or false"],
    [{ estimatedDelivery: 5 }, "estimatedDelivery", "Expected text"],
    [{ estimatedDelivery: "soon" }, "estimatedDelivery", "Please choose a date, or leave it empty"],
  ];
  for (const [body, field, message] of cases) {
    await refused(await change(bulkOrder, { status: "quoted", ...body }), field, message);
  }
  const response = await shop.askAsOwner(`${PATH}/${bulkOrder._id}`);
  assert.deepEqual(await bulkOrderOf(response), bulkOrder);
});

test("bulk orders are paged, searched, sorted and filtered", async () => {
  const big = await sent({ ...FORM, orderDetails: { employeeCount: 9000, message: "50% off?" } });
  await change(big, { status: "approved" });
  const ids = async (query: string) => (await list(query)).data.map(({ _id }) => _id);
  assert.deepEqual(await ids("?sort=-employeeCount&limit=1"), [big._id]);
  assert.deepEqual(await ids("?status=approved"), [big._id]);
  assert.deepEqual(await ids("?search=50%25"), [big._id]);
  assert.deepEqual(await ids(`?search=${big._id.slice(-8)}`), [big._id]);
  const { data, pagination } = await list("?page=1&limit=1");
  assert.deepEqual([data.length, pagination.totalPages], [1, (await list()).data.length]);
  for (const query of ["?status=lost", "?sort=price", "?limit=0", "?to=tomorrow"]) {
    assert.equal((await shop.askAsOwner(PATH + query)).status, 400, query);
  }
});

test("requests that wait for over 24 hours are counted and found", async () => {
  const { _id } = await sent({ ...FORM, companyInfo: { ...COMPANY, companyName: "Late Group" } });
  const age = (hours: number, status: string) =>
    shop.database.pool.query(
      "update bulk_orders set created_at = now() - $2 * interval '1 hour', status = $3 where id = $1",
      [_id, hours, status],
    );
  for (const [hours, status, isLate] of [
    [23, "pending", false],
    [25, "pending", true],
    [25, "reviewing", true],
    [25, "quoted", false],
    [25, "approved", false],
  ] as const) {
    await age(hours, status);
    const late = (await list("?overdue=true&limit=10")).data.map(({ companyInfo }) => companyInfo);
    assert.deepEqual(
      late.map(({ companyName }) => companyName),
      isLate ? ["Late Group"] : [],
    );
    const response = await shop.askAsOwner(`${PATH}-counts`);
    const { data } = bulkOrderCalls.counts.answers[200].schema.parse(await response.json());
    assert.equal(data.overdue, isLate ? 1 : 0);
    assert.ok(data.byStatus[status] >= 1);
  }
  await age(0, "pending");
});

test("a deleted bulk order is gone; one that does not exist is not found", async () => {
  const { _id } = await sent();
  assert.equal((await shop.askAsOwner(`${PATH}/${_id}`, { method: "DELETE" })).status, 200);
  for (const path of [`${PATH}/${_id}`, `${PATH}/nothing`]) {
    assert.equal((await shop.askAsOwner(path)).status, 404);
    assert.equal((await shop.askAsOwner(path, { method: "DELETE" })).status, 404);
    const changing = await shop.askAsOwner(path, asJson("PATCH", { status: "quoted" }));
    assert.equal(changing.status, 404);
  }
});

test("visitors can't read, change or delete bulk orders", async () => {
  const path = `${PATH}/${(await sent())._id}`;
  for (const response of [
    await shop.ask(PATH),
    await shop.ask(path),
    await shop.ask(path, asJson("PATCH", {})),
    await shop.ask(path, { method: "DELETE" }),
  ]) {
    assert.equal(response.status, 401);
  }
});
