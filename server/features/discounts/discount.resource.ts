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
  const taken = () => fieldError("code", apiMessage("discount_code_taken"));
  const once = <Written>(write: Promise<Written>) =>
    throwOnDuplicate(write, "discounts_code", taken);
  const { create, change }: typeof resource = resource;
  return {
    ...resource,
    create: (...given: Parameters<typeof create>) => once(create(...given)),
    change: (...given: Parameters<typeof change>) => once(change(...given)),
  };
}
