import assert from "node:assert/strict";
import { test } from "node:test";

import { multipart, orderFields, photoWithPlace } from "#server/testing/order-form.ts";
import { startTestShop } from "#server/testing/start-test-shop.ts";
import { OTHER_CITY_ID, OTHER_COUNTRY_ID } from "#shared/ids.ts";
import { orderAnswerSchema } from "#shared/orders/order.ts";

import { openFileStore } from "./file-store.ts";
import { sweepFiles } from "./sweep-files.ts";

const HOURS = 60 * 60_000;

test("what no record names goes after an hour; what orders and designs show stays", async () => {
  await using shop = await startTestShop();
  const store = openFileStore(shop.config.files);
  const fields = {
    ...orderFields({ country: OTHER_COUNTRY_ID, city: OTHER_CITY_ID }),
    "deliveryInfo[typedCountry]": "Exampleland",
    "deliveryInfo[typedCity]": "Exampleton",
  };
  const picture = { field: "companyLogo", name: "logo.jpg", bytes: await photoWithPlace() };
  const placing = { method: "POST", body: multipart(fields, [picture]) };
  const answer = await (await shop.ask("/api/v1/orders", placing)).json();
  const { companyLogo } = orderAnswerSchema.parse(answer).data.data.cardDesign;
  // As a process leaves them that is killed before it has written the record.
  await store.putBytes("private/orphan.webp", new Uint8Array(9), "image/webp");
  await store.putBytes("public/orphan.webp", new Uint8Array(9), "image/webp");

  assert.equal(await sweepFiles(shop.database, store), 0, "an hour has not passed");
  assert.equal(await sweepFiles(shop.database, store, Date.now() + 2 * HOURS), 2);
  assert.equal(await store.read("private/orphan.webp"), undefined);
  assert.equal((await shop.ask(companyLogo)).status, 200);
  assert.equal((await shop.ask("/uploads/public/card-black.webp")).status, 200);

  // A deleted order can be brought back, with its pictures.
  await shop.database.pool.query("update orders set deleted_at = now()");
  assert.equal(await sweepFiles(shop.database, store, Date.now() + 2 * HOURS), 0);
});
