import assert from "node:assert/strict";
import { test } from "node:test";

import { answered, refused } from "#server/testing/answers.ts";
import { asJson, shopForTests } from "#server/testing/start-test-shop.ts";
import { errorSchema } from "#shared/http/envelope.ts";
import { messageCalls } from "#shared/messages/message-calls.ts";
import { messageAnswerSchema, messageListSchema, type Message } from "#shared/messages/message.ts";

const shop = shopForTests();

const FORM = {
  fullName: "Example Visitor",
  email: "visitor@example.com",
  subject: "Delivery to Irbid",
  message: "How long does it take?\nThank you 🙂 شكرًا",
};

const send = (form: unknown) => shop.ask("/api/v1/contact", asJson("POST", form));

async function sent(form: unknown = FORM): Promise<Message> {
  return answered(send(form), messageAnswerSchema, 201);
}

async function list(query = "") {
  const response = await shop.askAsOwner(`/api/v1/contact${query}`);
  assert.equal(response.status, 200, query);
  return messageListSchema.parse(await response.json()).data;
}

test("a message is stored as it was typed, with its day and time in Amman", async () => {
  const message = await sent({ ...FORM, fullName: "  Example Visitor " });
  assert.deepEqual(
    [message.fullName, message.message, message.phone, message.status],
    ["Example Visitor", FORM.message, "", "New"],
  );
  await shop.database.pool.query(
    "update messages set created_at = '2026-11-20T21:05:00Z' where id = $1",
    [message._id],
  );
  const [kept] = (await list("?from=2026-11-21&to=2026-11-21")).data;
  assert.deepEqual([kept?._id, kept?.date, kept?.time], [message._id, "21 Nov 2026", "00:05"]);
});

test("invalid input is rejected with the rule's message, for all fields at once", async () => {
  const cases: [change: object, field: string, message: string][] = [
    [{ fullName: "A" }, "fullName", "Full name must be at least 2 characters"],
    [{ fullName: "x".repeat(101) }, "fullName", "Full name must be less than 100 characters"],
    [{ fullName: undefined }, "fullName", "Required"],
    [{ email: "visitor" }, "email", "Please enter a valid email address"],
    [
      { email: `${"x".repeat(250)}@example.com` },
      "email",
      "Email must be less than 255 characters",
    ],
    [{ subject: "Four" }, "subject", "Subject must be at least 5 characters"],
    [{ subject: "x".repeat(201) }, "subject", "Subject must be less than 200 characters"],
    [{ message: "Too short" }, "message", "Message must be at least 10 characters"],
    [{ message: "x".repeat(2001) }, "message", "Message must be less than 2000 characters"],
    [{ message: 7 }, "message", "Expected text"],
    [{ phone: "0790\u0000" }, "phone", "Contains characters that cannot be stored"],
    [{ phone: 790 }, "phone", "Expected text"],
  ];
  for (const [change, field, message] of cases) {
    const body = await refused(send({ ...FORM, ...change }));
    assert.deepEqual([body.message, body.errors], [message, { [field]: message }]);
  }
  const body = errorSchema.parse(
    await (await send({ ...FORM, fullName: "A", subject: "" })).json(),
  );
  assert.deepEqual(Object.keys(body.errors!), ["fullName", "subject"]);
});

test("the longest and the shortest allowed values are accepted; the phone is optional", async () => {
  await sent({
    fullName: "x".repeat(100),
    email: "a@example.com",
    subject: "x".repeat(200),
    message: "x".repeat(2000),
  });
  for (const phone of ["", null, "0790000000"]) {
    const message = await sent({
      ...FORM,
      fullName: "Ex",
      subject: "Fives",
      message: "0123456789",
      phone,
    });
    assert.equal(message.phone, phone ?? "");
  }
});

test("staff get all messages, or a page, searched, sorted and filtered", async () => {
  await sent({ ...FORM, fullName: "Aaron Example", subject: "100% cotton?" });
  const whole = await list();
  assert.equal(whole.data.length, whole.pagination.totalItems);
  const page = await list("?page=2&limit=2");
  assert.deepEqual([page.data.length, page.pagination.itemsPerPage], [2, 2]);
  assert.deepEqual(
    (await list("?search=100%25")).data.map(({ fullName }) => fullName),
    ["Aaron Example"],
  );
  assert.equal((await list("?sort=fullName&limit=1")).data[0]!.fullName, "Aaron Example");
  assert.equal((await list("?status=Closed")).data.length, 0);
  for (const query of ["?status=Lost", "?sort=body", "?page=0", "?from=today"]) {
    assert.equal((await shop.askAsOwner(`/api/v1/contact${query}`)).status, 400, query);
  }
});

test("staff set a valid status, and the history records it", async () => {
  const path = `/api/v1/contact/${(await sent())._id}`;
  for (const status of ["In Progress", "Responded", "Closed", "New"]) {
    const response = await shop.askAsOwner(path, asJson("PATCH", { status }));
    assert.equal(messageAnswerSchema.parse(await response.json()).data.data.status, status);
  }
  for (const [status, message] of [
    ["Read", "Status must be one of: New, In Progress, Responded, Closed"],
    [undefined, "Required"],
  ]) {
    const response = await shop.askAsOwner(path, asJson("PATCH", { status }));
    assert.equal(response.status, 400);
    assert.equal(errorSchema.parse(await response.json()).message, message);
  }
});

test("staff get one message", async () => {
  const message = await sent();
  const response = await shop.askAsOwner(`/api/v1/contact/${message._id}`);
  assert.deepEqual(messageAnswerSchema.parse(await response.json()).data.data, message);
});

test("what is unanswered for over 24 hours is counted and found, and nothing else", async () => {
  const counts = async () => {
    const response = await shop.askAsOwner("/api/v1/contact-counts");
    return messageCalls.counts.answers[200].schema.parse(await response.json()).data;
  };
  const before = await counts();
  const aged = async (hours: number, status?: string) => {
    const { _id } = await sent({ ...FORM, fullName: "Late Visitor" });
    await shop.database.pool.query(
      `update messages set created_at = now() - $2 * interval '1 hour',
         status = coalesce($3, status) where id = $1`,
      [_id, hours, status ?? null],
    );
    return _id;
  };
  const late = [await aged(25), await aged(48, "In Progress"), await aged(99, "Read")];
  for (const [hours, status] of [
    [23, "New"],
    [48, "Responded"],
    [48, "Closed"],
    [48, "Replied"],
  ] as const) {
    await aged(hours, status);
  }
  const ids = async (query: string) => (await list(query)).data.map(({ _id }) => _id);
  const named = "search=Late%20Visitor";
  assert.deepEqual(await ids(`?overdue=true&${named}&page=1&limit=10`), late);
  assert.deepEqual(await ids(`?overdue=true&status=Read&${named}&limit=10`), late.slice(2));
  assert.equal((await ids(`?overdue=false&${named}`)).length, 4);
  const now = await counts();
  const all = (await list()).pagination.totalItems;
  for (const [query, total] of [
    ["overdue=true", now.overdue],
    ["overdue=false", all - now.overdue],
  ] as const) {
    assert.equal((await list(`?${query}&limit=1`)).pagination.totalItems, total, query);
  }
  assert.equal(now.overdue - before.overdue, late.length);
  assert.equal(now.byStatus.New - before.byStatus.New, 2);
  assert.equal(now.byStatus.Closed - before.byStatus.Closed, 1);
  assert.equal(
    Object.values(now.byStatus).reduce((sum, count) => sum + count, 0),
    all,
  );
  const file = await shop.askAsOwner(`/api/v1/exports/contact-messages.csv?overdue=true&${named}`);
  assert.equal(file.headers.get("X-Total-Count"), String(late.length));
  assert.equal((await file.text()).trimEnd().split("\r\n").length, late.length + 1);
});

test("a deleted message is gone; one that does not exist is not found", async () => {
  const path = `/api/v1/contact/${(await sent())._id}`;
  assert.equal((await shop.askAsOwner(path, { method: "DELETE" })).status, 200);
  for (const gone of [path, "/api/v1/contact/nothing"]) {
    assert.equal((await shop.askAsOwner(gone, { method: "DELETE" })).status, 404);
    assert.equal((await shop.askAsOwner(gone)).status, 404);
    const changing = await shop.askAsOwner(gone, asJson("PATCH", { status: "Closed" }));
    assert.equal(changing.status, 404);
  }
});

test("visitors can't read, change or delete messages", async () => {
  const path = `/api/v1/contact/${(await sent())._id}`;
  assert.equal((await shop.ask("/api/v1/contact")).status, 401);
  assert.equal((await shop.ask("/api/v1/contact-counts")).status, 401);
  assert.equal((await shop.ask(path)).status, 401);
  assert.equal((await shop.ask(path, asJson("PATCH", { status: "Closed" }))).status, 401);
  assert.equal((await shop.ask(path, { method: "DELETE" })).status, 401);
});
