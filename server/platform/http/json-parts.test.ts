import assert from "node:assert/strict";
import { test } from "node:test";

import { shopForTests } from "#server/testing/start-test-shop.ts";
import { MAIN_PRODUCT_ID, OTHER_CITY_ID, OTHER_COUNTRY_ID } from "#shared/ids.ts";
import { orderAnswerSchema } from "#shared/orders/order.ts";

/** Forms as generated clients send them: lists and objects as one part of JSON. */

const shop = shopForTests();

const ORDER = {
  product: MAIN_PRODUCT_ID,
  personalInfo: {
    firstName: "Example",
    lastName: "Customer",
    position: "Founder",
    organization: "[Example] Bakery",
    phoneNumbers: ["0790000000", "0790000001"],
    email: "customer@example.com",
  },
  cardDesign: { nameOnCard: "Example Customer", color: "black" },
  addons: [],
  deliveryInfo: {
    country: OTHER_COUNTRY_ID,
    city: OTHER_CITY_ID,
    typedCountry: "Example Country",
    typedCity: "Example City",
    addressLine1: "Example Street 1",
    deliveryPhone: "0790000000",
    deliveryEmail: "customer@example.com",
  },
  paymentMethod: "cash",
};

const WAYS: Record<string, (json: string) => string | Blob> = {
  "text of JSON": (json) => json,
  "blobs of the type application/json": (json) => new Blob([json], { type: "application/json" }),
};

for (const [way, partOf] of Object.entries(WAYS)) {
  test(`an order whose objects are ${way} is the same order`, async () => {
    const body = new FormData();
    for (const [name, value] of Object.entries(ORDER)) {
      body.append(name, typeof value === "string" ? value : partOf(JSON.stringify(value)));
    }
    const answer = await shop.ask("/api/v1/orders", { method: "POST", body });
    assert.ok(answer.status < 300, await answer.clone().text());
    const { personalInfo } = orderAnswerSchema.parse(await answer.json()).data.data;
    assert.deepEqual(personalInfo.phoneNumbers, ORDER.personalInfo.phoneNumbers);
    assert.equal(personalInfo.organization, "[Example] Bakery");
  });
}

test("a part that is no JSON, or too long, is refused and stores nothing", async () => {
  const ask = async (part: string | Blob) => {
    const body = new FormData();
    body.append("personalInfo", part);
    return shop.ask("/api/v1/orders", { method: "POST", body });
  };
  const broken = await ask("{");
  assert.equal(broken.status, 400);
  const { errors } = (await broken.json()) as { errors: Record<string, string> };
  assert.equal(errors["personalInfo"], "Expected an object");
  const long = JSON.stringify({ firstName: "x".repeat(40_000) });
  assert.equal((await ask(new Blob([long], { type: "application/json" }))).status, 413);
});
