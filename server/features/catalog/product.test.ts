import assert from "node:assert/strict";
import { after, beforeEach, test } from "node:test";

import { answered, refused } from "#server/testing/answers.ts";
import { multipart } from "#server/testing/order-form.ts";
import { placeCashOrder } from "#server/testing/placed-orders.ts";
import { asJson, startTestShop, type TestShop } from "#server/testing/start-test-shop.ts";
import {
  productAnswerSchema,
  productListSchema,
  type CardDesign,
  type Product,
} from "#shared/catalog/product.ts";
import { MAIN_PRODUCT_ID } from "#shared/ids.ts";

let shop: TestShop;
let product: Product;
beforeEach(async () => {
  await shop?.[Symbol.asyncDispose]();
  shop = await startTestShop();
  product = await shown(await shop.ask(PATH));
});
after(() => shop[Symbol.asyncDispose]());

const PATH = `/api/v1/products/${MAIN_PRODUCT_ID}`;

const shown = (response: Response) => answered(response, productAnswerSchema);

const patch = (init: RequestInit) => shop.askAsOwner(PATH, { method: "PATCH", ...init });
const patchJson = (form: unknown) => shop.askAsOwner(PATH, asJson("PATCH", form));

/** Without what is counted of it. */
const plain = ({ isSoldOut: _, left: _left, lowMark: _low, ...design }: CardDesign) => design;

test("JSON is accepted as well, and the history records each change, including designs", async () => {
  const cardDesigns = product.cardDesigns.toReversed();
  await shown(
    await patchJson({ cardDesigns, price: 40, descriptionAr: "بطاقة", titleAr: product.titleAr }),
  );
  await shown(await patchJson({ cardDesigns, price: 40 }));
  const { rows } = await shop.database.pool.query(
    "select action, changes from history_entries where entity = 'product'",
  );
  assert.equal(rows.length, 1);
  assert.deepEqual(rows[0].changes, {
    priceFils: { from: 35_000, to: 40_000 },
    descriptionAr: { from: product.descriptionAr, to: "بطاقة" },
    cardDesigns: { from: product.cardDesigns.map(plain), to: cardDesigns.map(plain) },
  });
});

test("an empty price counts as 35 in orders", async () => {
  const totals: number[] = [];
  for (const price of ["20.250", "", "0"]) {
    const changed = await shown(await patch({ body: multipart({ price }) }));
    assert.equal(changed.price, price === "" ? null : Number(price));
    const lastName = crypto.randomUUID();
    totals.push((await placeCashOrder(shop, { "personalInfo[lastName]": lastName })).total);
  }
  assert.deepEqual(totals, [20.25, 35, 0]);
});

test("invalid input is rejected with the rule's message", async () => {
  const design = { color: "red", colorName: "Red" };
  const cases: [change: object, path: string, message: string][] = [
    [{ title: "ab" }, "title", "Product title must be at least 3 characters"],
    [{ title: "x".repeat(101) }, "title", "Product title must be less than 100 characters"],
    [{ titleAr: "x".repeat(101) }, "titleAr", "Product title must be less than 100 characters"],
    [
      { description: "too short" },
      "description",
      "Product description must be at least 10 characters",
    ],
    [
      { description: "x".repeat(1001) },
      "description",
      "Product description must be less than 1000 characters",
    ],
    [{ title: null }, "title", "Required"],
    [{ price: -1 }, "price", "Price must be a positive number"],
    [{ price: "-0.001" }, "price", "Price must be a positive number"],
    [{ price: 1_000_000 }, "price", "Price cannot exceed 999,999"],
    [{ price: "much" }, "price", "Price must be a positive number"],
    [{ price: 1.0001 }, "price", "At most 3 decimals"],
    [{ isMainProduct: "perhaps" }, "isMainProduct", "Expected true or false"],
    [{ cardDesigns: [] }, "cardDesigns", "At least one card design is required"],
    [{ cardDesigns: [{ ...design, color: "" }] }, "cardDesigns.0.color", "Color is required"],
    [
      { cardDesigns: [design, { ...design, colorName: " " }] },
      "cardDesigns.1.colorName",
      "Color name is required",
    ],
    [{ cardDesigns: Array(21).fill(design) }, "cardDesigns", "At most 20 card designs"],
    [
      { cardDesigns: [design, { ...design, image: "/uploads/public/other.webp" }] },
      "cardDesigns.1.image",
      "Please select a valid image file",
    ],
  ];
  for (const [change, path, message] of cases) {
    const body = await refused(await patchJson(change));
    assert.deepEqual([body.message, body.errors], [message, { [path]: message }]);
  }
  assert.deepEqual(await shown(await shop.ask(PATH)), product);
});

test("a product that does not exist is a 404, and visitors can't write", async () => {
  for (const id of ["0".repeat(24), "nothing"]) {
    const path = `/api/v1/products/${id}`;
    await refused(await shop.ask(path), 404);
    await refused(await shop.askAsOwner(path, asJson("PATCH", { price: 1 })), 404);
    await refused(await shop.ask(path, asJson("PATCH", { price: 1 })), 401);
  }
});

test("too many pictures at once are rejected", async () => {
  await refused(await patchJson({ description: "x".repeat(1024 * 1024) }), 413);
});

test("products are searched, sorted and paged", async () => {
  const ids = async (query: string) => {
    const response = await shop.ask(`/api/v1/products?${query}`);
    const { data, results } = productListSchema.parse(await response.json());
    return [results, data.pagination.totalItems];
  };
  assert.deepEqual(await ids("search=NFC%20card&sort=-price"), [1, 1]);
  assert.deepEqual(await ids("search=100%25"), [0, 0]);
  assert.deepEqual(await ids("page=2&limit=1&sort=title"), [0, 1]);
  await refused(await shop.ask("/api/v1/products?sort=color"));
});
