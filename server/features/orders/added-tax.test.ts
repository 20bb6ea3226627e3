import assert from "node:assert/strict";
import { test } from "node:test";

import { problemsOf } from "#server/features/e-invoices/problems-of.ts";
import { documentOf } from "#server/features/invoices/document-of.ts";
import { invoiceStore } from "#server/features/invoices/invoice.store.ts";
import { answered, refused } from "#server/testing/answers.ts";
import { addDiscount } from "#server/testing/discounts.ts";
import { multipart, ORDER_ABROAD, type OrderFields } from "#server/testing/order-form.ts";
import { mailsTo, shopWithMailForTests } from "#server/testing/shop-with-mail.ts";
import { asJson } from "#server/testing/start-test-shop.ts";
import { until } from "#server/testing/until.ts";
import { productAnswerSchema } from "#shared/catalog/product.ts";
import { MAIN_PRODUCT_ID, OTHER_CITY_ID, OTHER_COUNTRY_ID } from "#shared/ids.ts";
import {
  invoiceSettingsAnswerSchema,
  type InvoiceSettingsChange,
} from "#shared/invoices/invoice-settings.ts";
import { orderAnswerSchema, type Order } from "#shared/orders/order.ts";
import { takenOrderAnswerSchema } from "#shared/orders/staff-order-form.ts";

const { shop, mail } = shopWithMailForTests();
const SELLER = { sellerName: "Example Cards", taxNumber: "123456" };
const set = (change: InvoiceSettingsChange) =>
  answered(
    shop.askAsOwner("/api/v1/invoice-settings", asJson("PATCH", { ...SELLER, ...change })),
    invoiceSettingsAnswerSchema,
  );
const patch = ({ _id }: Order, body: object) =>
  shop.askAsOwner(`/api/v1/orders/${_id}`, asJson("PATCH", body));
const product = () =>
  answered(shop.ask(`/api/v1/products/${MAIN_PRODUCT_ID}`), productAnswerSchema);

let count = 0;
/** A card for 35 JOD, each of somebody else. */
function send(more: OrderFields = {}): Promise<Response> {
  const own = { "personalInfo[email]": `c${++count}@example.com` };
  const body = multipart({ ...ORDER_ABROAD, ...own, ...more });
  return shop.ask("/api/v1/orders", { method: "POST", body });
}
const place = (more?: OrderFields) => answered(send(more), orderAnswerSchema, 201);
const STAFF_FORM = {
  product: MAIN_PRODUCT_ID,
  personalInfo: {
    firstName: "Example",
    lastName: "Customer",
    position: "Founder",
    organization: "Example Bakery",
    phoneNumbers: ["0790000000"],
    email: "staff@example.com",
  },
  cardDesign: { nameOnCard: "Example Customer" },
  deliveryInfo: {
    country: OTHER_COUNTRY_ID,
    city: OTHER_CITY_ID,
    typedCountry: "Exampleland",
    typedCity: "Exampleton",
    addressLine1: "Example Street 1",
    deliveryPhone: "0790000000",
    deliveryEmail: "staff@example.com",
  },
  paymentMethod: "cash",
};
const sumsOf = ({ tax, total }: Order) => [tax, total];

test("a tax that is added is in the total and a line of its own: of what is left by a discount, with the delivery", async () => {
  const before = await place();
  assert.deepEqual(
    [sumsOf(before), (await product()).addedTaxPercent],
    [[undefined, 35], undefined],
  );
  await set({ taxMode: "added", issueWhen: "delivered" });
  await until(async () => (await product()).addedTaxPercent === 16);
  assert.deepEqual([sumsOf(await place()), (await product()).price], [[5.6, 40.6], 35]);
  await addDiscount(shop, { code: "TEN", percent: 10 });
  await shop.database.pool.query("update cities set delivery_fee_fils = 2005");
  const other = await refused(await send({ discountCode: "TEN", expectedTotal: "33.505" }));
  assert.equal(other.codes?.["expectedTotal"]?.code, "total_changed");
  // (35 - 3.5 + 2.005) x 1.16
  const order = await place({ discountCode: "TEN", expectedTotal: "38.866" });
  assert.deepEqual(sumsOf(order), [5.361, 38.866]);
  const [confirmation] = await mailsTo({ shop, mail }, order.personalInfo.email);
  assert.match(confirmation!.text, /General sales tax[^\d]+5\.361/);

  await patch(order, { status: "delivered" });
  const [row] = await invoiceStore(shop.database.db).ofOrder(order._id);
  const document = documentOf(row!);
  const { totals, isTaxIncluded } = document;
  assert.deepEqual([totals.netFils, totals.taxFils, totals.payableFils], [33_505, 5_361, 38_866]);
  assert.deepEqual([isTaxIncluded, problemsOf(document, "1")], [false, []]);
});

test("staff add it to a price of their own, and a correction goes on with what the customer was told", async () => {
  await shop.database.pool.query("update cities set delivery_fee_fils = 0");
  const { rows } = await shop.database.pool.query<{ id: string }>(
    "update addons set price_fils = 2500 where input_type = 'text' returning id",
  );
  const withAddon = { "addons[0][addon]": rows[0]!.id, "addons[0][addonValue]": "Typed" };
  const taxed = await place(withAddon);
  assert.deepEqual(sumsOf(taxed), [6, 43.5]);
  const own = { price: 20, reason: "A regular customer" };
  const taken = await answered(
    shop.askAsOwner("/api/v1/staff/orders", asJson("POST", { ...STAFF_FORM, ...own })),
    takenOrderAnswerSchema,
    201,
  );
  assert.deepEqual(sumsOf(taken), [3.2, 23.2]);

  await set({ taxMode: "included", issueWhen: "off" });
  const untaxed = await place(withAddon);
  assert.deepEqual(sumsOf(untaxed), [undefined, 37.5]);
  const corrected = await answered(patch(taxed, { noAddons: true }), orderAnswerSchema);
  assert.deepEqual(sumsOf(corrected), [5.6, 40.6]);
  await set({ taxMode: "added" });
  const same = await answered(patch(untaxed, { noAddons: true }), orderAnswerSchema);
  assert.deepEqual(sumsOf(same), [undefined, 35]);
});

test("a product that the owner has named as exempt is not taxed", async () => {
  await set({ taxMode: "added", productTax: [{ product: MAIN_PRODUCT_ID, category: "Z" }] });
  assert.deepEqual(sumsOf(await place()), [undefined, 35]);
  await until(async () => (await product()).addedTaxPercent === undefined);
});
