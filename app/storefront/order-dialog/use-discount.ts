import { useQuery } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";

import { ApiError } from "#app/api/api-error.ts";
import type { Product } from "#shared/catalog/product.ts";
import type { OfferedDiscount } from "#shared/discounts/check-discount-call.ts";

import { draftGoods } from "./draft-total.ts";
import { loadLaterWhenIdle, useLater } from "./later-parts.ts";
import type { OrderForm } from "./use-order-form.ts";

/** The query of what a code takes off. */
export const DISCOUNT_KEY = "discount";

export interface DraftDiscount {
  /** As it was typed; '' for none. */
  code: string;
  /** What it takes off; undefined while the shop is asked, and where it can't be used. */
  offered: OfferedDiscount | undefined;
  /** Why it can't be used. */
  refusal: string | undefined;
  isChecking: boolean;
  /** The shop could not be asked: it decides when the order is placed. */
  isUnknown: boolean;
}

interface Asked {
  product: Product;
  /** Whether the customer's e-mail address is typed in whole. */
  isEmailTyped: boolean;
  isPlaced: boolean;
}

/** What the code that the customer has entered takes off the order as filled in so far. */
export function useDiscount(
  { control }: OrderForm,
  { product, isEmailTyped, isPlaced }: Asked,
): DraftDiscount {
  const [code, addons, cards, cardAddons, typedEmail] = useWatch({
    control,
    name: ["discountCode", "addons", "cards", "cardAddons", "personalInfo.email"],
  });
  const goods = draftGoods(product, { addons, cards, cardAddons });
  const email = isEmailTyped && typedEmail !== "" ? typedEmail : undefined;
  const later = useLater();
  const { data, error, isFetching } = useQuery({
    queryKey: [DISCOUNT_KEY, code, product._id, goods, email],
    queryFn: async () => {
      const { orderCalls } = await loadLaterWhenIdle();
      return orderCalls.discount({ code, product: product._id, goods, email });
    },
    enabled: code !== "" && !isPlaced,
    // Of the same code, while the customer adds to the order.
    placeholderData: (before, query) => (query?.queryKey[1] === code ? before : undefined),
  });
  const isRefused = error instanceof ApiError && error.status === 400;
  const isKnown = code !== "" && !error && data !== undefined;
  return {
    code,
    offered: isKnown ? data : undefined,
    refusal: code !== "" && isRefused ? later?.visitorText(error.apiMessage) : undefined,
    isChecking: code !== "" && isFetching,
    isUnknown: code !== "" && !isKnown && !isRefused,
  };
}
