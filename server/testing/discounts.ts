import { discountCalls, type Discount, type DiscountForm } from "#shared/discounts/discount.ts";

import { answered } from "./answers.ts";
import { asJson, type TestShop } from "./start-test-shop.ts";

/** Adds a discount, as staff do: of 10 percent unless it says otherwise. */
export function addDiscount(shop: TestShop, form: Partial<DiscountForm> = {}): Promise<Discount> {
  const kind = form.amount === undefined ? { percent: 10 } : {};
  const adding = shop.askAsOwner(
    "/api/v1/discounts",
    asJson("POST", { code: "TEN", ...kind, ...form }),
  );
  return answered(adding, discountCalls.create.answers[201].schema, 201);
}
