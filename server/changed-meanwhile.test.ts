import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { multipart, photoWithPlace } from "#server/testing/order-form.ts";
import { asJson, startTestShop, type TestShop } from "#server/testing/start-test-shop.ts";

/** Two people change the same record: the second one is told, unless their client does not ask. */

let shop: TestShop;
before(async () => {
  shop = await startTestShop();
  await sent("/contact", {
    fullName: "Example Visitor",
    email: "visitor@example.com",
    subject: "A question",
    message: "How long does delivery take?",
  });
  const picture = multipart({}, [{ field: "image", name: "a.jpg", bytes: await photoWithPlace() }]);
  await shop.askAsOwner("/api/v1/header-image", { method: "POST", body: picture });
  await sent("/subscribers/subscribe", { email: "reader@example.com" });
  await sent("/custom-orders", {
    companyInfo: {
      companyName: "Example Company",
      contactPerson: "Example Person",
      email: "company@example.com",
      phone: "0790000000",
    },
    orderDetails: { employeeCount: 20, message: "" },
  });
});
after(() => shop[Symbol.asyncDispose]());

async function sent(path: string, body: object): Promise<void> {
  const answer = await shop.ask(`/api/v1${path}`, asJson("POST", body));
  assert.ok(answer.ok, await answer.text());
}

/** Of each entity, by the path of its list, something that can be changed of a record. */
const CHANGES: Record<string, object | ((record: Listed) => object)> = {
  "/addons": { price: 3 },
  "/countries": { displayOrder: 4 },
  "/cities": { deliveryFee: 4 },
  "/testimonials": { title: "Example title" },
  "/social-media": { isActive: false },
  "/contact": { status: "Closed" },
  "/subscribers": { email: "other@example.com" },
  "/custom-orders": { status: "reviewing" },
  "/header-image": ({ image }) => ({ image }),
};

interface Listed {
  _id: string;
  updatedAt: string;
  image?: string;
}

async function firstOf(path: string): Promise<Listed> {
  const answer = await shop.askAsOwner(`/api/v1${path}`);
  const { data } = (await answer.json()) as { data: { data: Listed[] } };
  return data.data[0]!;
}

for (const [path, change] of Object.entries(CHANGES)) {
  test(`of two changes of the same version in ${path} the second is rejected`, async () => {
    const record = await firstOf(path);
    const { _id, updatedAt } = record;
    const save = async (version?: string) => {
      const init = asJson("PATCH", typeof change === "function" ? change(record) : change);
      const headers = { ...init.headers, ...(version ? { "If-Match": version } : {}) };
      return shop.askAsOwner(`/api/v1${path}/${_id}`, { ...init, headers });
    };
    assert.equal((await save(updatedAt)).status, 200);
    const second = await save(updatedAt);
    assert.equal(second.status, 412);
    assert.match(await second.text(), /changed_meanwhile/);
    // Clients that do not name a version change whatever is there.
    assert.equal((await save()).status, 200);
    assert.equal((await save((await firstOf(path)).updatedAt)).status, 200);
    assert.equal((await save("yesterday")).status, 412);
  });
}
