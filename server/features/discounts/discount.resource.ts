import { productStore } from "#server/features/catalog/product.store.ts";
import { throwOnDuplicate } from "#server/platform/database/duplicates.ts";
import { fieldError } from "#server/platform/http-error.ts";
import { parseOrThrow } from "#server/platform/http/context.ts";
import { tableResource, type ResourceParts } from "#server/platform/resource/table-resource.ts";
import { apiMessage } from "#shared/api-messages/any-message.ts";
import { discountCalls, discountFormSchema } from "#shared/discounts/discount.ts";
import { filsFromJod, jodFromFils } from "#shared/money.ts";

import type { DiscountRow } from "./discount.store.ts";
import { discounts } from "./discount.table.ts";

const filsOf = (jod: number | undefined) => (jod === undefined ? undefined : filsFromJod(jod));
const answered = ({ amountFils, smallestFils, productId }: DiscountRow) => ({
  amount: jodFromFils(amountFils),
  smallestTotal: jodFromFils(smallestFils),
  product: productId,
});

export function discountResource(parts: ResourceParts) {
  const resource = tableResource(parts, {
    calls: discountCalls,
    table: discounts,
    entity: "discount",
    list: { unsorted: ["-createdAt"], searched: [discounts.code] },
    columnsOf: ({ amount, smallestTotal, product, ...form }) => ({
      ...form,
      amountFils: filsOf(amount),
      smallestFils: filsOf(smallestTotal),
      productId: product,
    }),
    /** What a change leaves must be right as a whole. */
    beforeChange(row, change) {
      const given = Object.entries(change).filter(([, value]) => value !== undefined);
      parseOrThrow(discountFormSchema, { ...row, ...answered(row), ...Object.fromEntries(given) });
    },
    besides: answered,
  });
  async function mustExist(id: string | null | undefined): Promise<void> {
    if (typeof id === "string" && !(await productStore(parts.database.db).find(id))) {
      throw fieldError("product", apiMessage("not_found", { entity: "product" }));
    }
  }
  const taken = () => fieldError("code", apiMessage("discount_code_taken"));
  const once = <Written>(write: Promise<Written>) =>
    throwOnDuplicate(write, "discounts_code", taken);
  const { create, change }: typeof resource = resource;
  return {
    ...resource,
    async create(...given: Parameters<typeof create>) {
      await mustExist(given[0].product);
      return once(create(...given));
    },
    async change(...given: Parameters<typeof change>) {
      await mustExist(given[1].product);
      return once(change(...given));
    },
  };
}
