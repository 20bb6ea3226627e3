import { apiMessage } from "#shared/api-messages/any-message.ts";
import type { ApiMessage } from "#shared/api-messages/api-message.ts";
import { todayInJordan } from "#shared/delivery/arrival.ts";
import { jodFromFils } from "#shared/money.ts";

import type { DiscountRow } from "./discount.store.ts";

interface Bought {
  productId: string | undefined;
  /** What product and addons cost; undefined where that is not known yet. */
  goodsFils: number | undefined;
}

/**
 * Why a discount can't be used, but for its customer's e-mail address; undefined where it can. That there
 * is one left is only likely: the statement that stores the order decides.
 */
export function whyNotUsable(
  discount: DiscountRow | undefined,
  { productId, goodsFils = Infinity }: Bought,
): ApiMessage | undefined {
  if (!discount) return apiMessage("discount_unknown");
  const { startsOn, endsOn, mostUses, usedCount, smallestFils } = discount;
  const today = todayInJordan().toISOString().slice(0, 10);
  if (!discount.isActive || (endsOn !== null && endsOn < today)) {
    return apiMessage("discount_ended");
  }
  if (startsOn !== null && startsOn > today) return apiMessage("discount_not_yet");
  if (mostUses !== null && usedCount >= mostUses) return apiMessage("discount_used_up");
  if (discount.productId !== null && discount.productId !== productId) {
    return apiMessage("discount_other_product");
  }
  if (goodsFils < smallestFils) {
    return apiMessage("discount_below_smallest", { smallest: jodFromFils(smallestFils) });
  }
  return undefined;
}
