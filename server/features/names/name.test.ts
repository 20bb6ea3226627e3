import assert from "node:assert/strict";
import { test } from "node:test";

import { answered } from "#server/testing/answers.ts";
import { asJson, shopForTests } from "#server/testing/start-test-shop.ts";
import { getNames } from "#shared/names/name-calls.ts";

const shop = shopForTests();

async function names() {
  return answered(shop.askAsOwner("/api/v1/names"), getNames.answers[200].schema);
}

async function stored(path: string, record: object): Promise<string> {
  const response = await shop.askAsOwner(path, asJson("POST", record));
  assert.equal(response.status, 201);
  const { data } = (await response.json()) as { data: { data: { _id: string } } };
  return data.data._id;
}

test("staff read the Arabic names of what orders name in English, also of what is deleted", async () => {
  assert.equal((await shop.ask("/api/v1/names")).status, 401);
  const addon = {
    title: "Finish",
    titleAr: "الملمس",
    price: 1,
    inputType: "select",
    options: ["Matte", "Glossy"],
    optionsAr: ["مطفأ"],
  };
  const id = await stored("/api/v1/addons", addon);
  await stored("/api/v1/countries", { name: "Example Country", code: "EX" });
  const { addon: addons, option, country, city } = await names();
  assert.equal(addons["Finish"], "الملمس");
  assert.equal(option["Matte"], "مطفأ");
  assert.equal(city["Amman"], "عمّان");
  // What has no Arabic name is not among them.
  assert.ok(!("Glossy" in option) && !("Example Country" in country));

  assert.equal((await shop.askAsOwner(`/api/v1/addons/${id}`, { method: "DELETE" })).status, 200);
  assert.equal((await names()).addon["Finish"], "الملمس");
  // Of two with one name, what is still there is meant.
  await stored("/api/v1/addons", { ...addon, titleAr: "الطلاء" });
  assert.equal((await names()).addon["Finish"], "الطلاء");
});
