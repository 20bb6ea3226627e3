import assert from "node:assert/strict";
import { test } from "node:test";

import { answered, refused } from "#server/testing/answers.ts";
import { asJson, shopForTests } from "#server/testing/start-test-shop.ts";
import { addonCalls } from "#shared/addons/addon-calls.ts";
import { panelAddonSchema, type Addon } from "#shared/addons/addon.ts";
import { problemsOf } from "#shared/api-messages/rule.ts";

const shop = shopForTests();

const FORM = { title: "Engraving", price: 2.25, inputType: "select", options: ["Name", "Number"] };

async function created(form: unknown = FORM): Promise<Addon> {
  const response = await shop.askAsOwner("/api/v1/addons", asJson("POST", form));
  return answered(response, addonCalls.change.answers[200].schema, 201);
}

/** One of the first start's. */
async function firstAddon(title: string): Promise<Addon> {
  const { data } = addonCalls.list.answers[200].schema.parse(
    await (await shop.ask("/api/v1/addons")).json(),
  );
  return data.data.find((addon) => addon.title === title)!;
}

test("an addon has Arabic names, and options keep theirs when they are reordered", async () => {
  const addon = await firstAddon("Finish");
  assert.equal(addon.titleAr, "الملمس");
  assert.deepEqual(addon.optionsAr, ["ملمس مخملي", "حبيبات ناعمة", "لامع"]);

  const options = ["Gloss", "Brushed", "Soft touch"];
  const path = `/api/v1/addons/${addon._id}`;
  const changing = await shop.askAsOwner(path, asJson("PATCH", { options }));
  const changed = addonCalls.change.answers[200].schema.parse(await changing.json()).data.data;
  assert.deepEqual(changed.options, options);
  assert.deepEqual(changed.optionsAr, ["لامع", "", "ملمس مخملي"]);
});

test("staff write the Arabic of an addon and of each option beside it", async () => {
  const arabic = { titleAr: "نقش", optionsAr: ["اسم", "رقم", "زائد"] };
  const addon = await created({ ...FORM, ...arabic });
  assert.deepEqual([addon.titleAr, addon.optionsAr], ["نقش", ["اسم", "رقم"]]);
  const path = `/api/v1/addons/${addon._id}`;
  const change = async (form: object) => {
    const response = await shop.askAsOwner(path, asJson("PATCH", form));
    return addonCalls.change.answers[200].schema.parse(await response.json()).data.data;
  };
  assert.deepEqual((await change({ optionsAr: ["اسم", ""] })).optionsAr, ["اسم", ""]);
  const both = await change({ options: ["Number"], optionsAr: ["رقم"], titleAr: "" });
  assert.deepEqual([both.optionsAr, both.titleAr], [["رقم"], ""]);

  const found = async (query: string) =>
    addonCalls.list.answers[200].schema
      .parse(await (await shop.ask(`/api/v1/addons?${query}`)).json())
      .data.data.map(({ _id }) => _id);
  assert.ok((await found("arabicMissing=true")).includes(addon._id));
  await change({ titleAr: "نقش" });
  assert.ok((await found("arabicMissing=false")).includes(addon._id));
  await change({ options: ["Number", "Name"] });
  assert.ok((await found("arabicMissing=true")).includes(addon._id));
});

test("staff add an addon, change a field of it, and delete it; each is on record", async () => {
  const addon = await created();
  assert.deepEqual([addon.price, addon.options], [2.25, FORM.options]);

  const path = `/api/v1/addons/${addon._id}`;
  const changing = await shop.askAsOwner(path, asJson("PATCH", { price: "3.500" }));
  const changed = addonCalls.change.answers[200].schema.parse(await changing.json()).data.data;
  assert.deepEqual(
    [changed.price, changed.title, changed.options],
    [3.5, "Engraving", FORM.options],
  );

  assert.equal((await shop.askAsOwner(path, { method: "DELETE" })).status, 200);
  const { data } = addonCalls.list.answers[200].schema.parse(
    await (await shop.ask("/api/v1/addons")).json(),
  );
  assert.ok(!data.data.some(({ _id }) => _id === addon._id));

  const { rows } = await shop.database.pool.query(
    "select action, changes from history_entries where entity_id = $1 order by at",
    [addon._id],
  );
  assert.deepEqual(
    rows.map(({ action }) => action),
    ["create", "update", "delete"],
  );
  assert.deepEqual(rows[1].changes, { priceFils: { from: 2250, to: 3500 } });
});

test("invalid input is rejected with the rule's message", async () => {
  const cases: [change: object, path: string, message: string][] = [
    [{ title: " " }, "title", "Addon title is required"],
    [{ title: "x".repeat(101) }, "title", "Addon title cannot exceed 100 characters"],
    [{ price: -1 }, "price", "Price must be 0 or greater"],
    [{ price: 1_000_000 }, "price", "Price cannot exceed 999,999"],
    [{ price: 1.0005 }, "price", "At most 3 decimals"],
    [{ price: "dear" }, "price", "Expected a number"],
    [{ price: null }, "price", "Required"],
    [{ inputType: undefined }, "inputType", "Input type is required"],
    [
      { inputType: "file" },
      "inputType",
      "Input type must be one of: text, number, radio, select, image",
    ],
    [{ options: "Name" }, "options", "Expected a list"],
    [{ options: [""] }, "options.0", "An option can't be empty"],
    [{ titleAr: "x".repeat(101) }, "titleAr", "Addon title cannot exceed 100 characters"],
    [{ optionsAr: Array(101).fill("x") }, "optionsAr", "At most 100 options"],
  ];
  for (const [change, path, message] of cases) {
    const response = await shop.askAsOwner(
      "/api/v1/addons",
      asJson("POST", { ...FORM, ...change }),
    );
    const body = await refused(response);
    assert.deepEqual([body.message, body.errors], [message, { [path]: message }]);
  }
});

test("other clients may add a choice before its options; the panel's form asks for two", async () => {
  const { options, ...withoutOptions } = FORM;
  for (const form of [withoutOptions, { ...FORM, options: [] }, { ...FORM, options: ["One"] }]) {
    await created(form);
    const { success, error } = panelAddonSchema.safeParse(form);
    assert.deepEqual([success, problemsOf(error!)["options"]?.code], [false, "too_few_options"]);
  }
  const same = { ...FORM, inputType: "radio", options: ["One", " one "] };
  assert.ok(!panelAddonSchema.safeParse(same).success);
  assert.ok(panelAddonSchema.safeParse({ ...same, inputType: "text" }).success);
  assert.ok(panelAddonSchema.safeParse({ ...FORM, options }).success);
});

test("an addon that does not exist can be neither changed nor deleted", async () => {
  for (const id of ["0".repeat(24), "nothing"]) {
    const path = `/api/v1/addons/${id}`;
    assert.equal((await shop.askAsOwner(path, asJson("PATCH", { price: 1 }))).status, 404);
    assert.equal((await shop.askAsOwner(path, { method: "DELETE" })).status, 404);
  }
});

test("addons are searched, filtered and sorted", async () => {
  await created({ ...FORM, title: "100% wool pouch", price: 0 });
  const titles = async (query: string) =>
    addonCalls.list.answers[200].schema
      .parse(await (await shop.ask(`/api/v1/addons?${query}`)).json())
      .data.data.map(({ title }) => title);
  assert.deepEqual(await titles("search=100%25"), ["100% wool pouch"]);
  assert.deepEqual(await titles("inputType=image"), ["Picture on the back"]);
  assert.equal((await titles("sort=price"))[0], "100% wool pouch");
  assert.equal((await titles("sort=-price"))[0], "Card holder");
});
