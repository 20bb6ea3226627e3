import { getLocale } from "#app/i18n/locale.ts";
import { m } from "#app/i18n/translations.ts";
import { formatPrice } from "#app/ui/price.ts";
import { formatAmount } from "#shared/money.ts";

import type { DeliveryFees } from "./delivery-fees.ts";

/** More names would be a list of cities, not an answer. */
const MOST_NAMES = 2;

/** Answers beside the order button: how one pays, what delivery costs, and what happens then. */
export function Answers({ delivery }: { delivery: DeliveryFees | undefined }) {
  const apiMessages = [
    m.storefront_product_answer_payment(),
    delivery && deliverySentence(delivery),
    m.storefront_product_answer_next(),
  ];
  // Not pretty: that looks at all lines, so that another typeface may break them elsewhere, which the
  // browser takes for a movement of the whole text. For the same reason the fees may be broken.
  return (
    <p className="mt-4 text-note text-wrap text-ink-2 tabular-nums">
      {apiMessages.filter(Boolean).join(" ")}
    </p>
  );
}

function deliverySentence({ free, others }: DeliveryFees): string {
  if (!others) return m.storefront_product_answer_free();
  const { least, most } = others;
  const isNamed = free.length > 0 && free.length <= MOST_NAMES;
  const from = isNamed || free.length === 0 ? least : 0;
  const fee =
    from === most
      ? formatPrice(most)
      : m.storefront_product_answer_range({ least: formatAmount(from), most: formatPrice(most) });
  if (!isNamed) return m.storefront_product_answer_fee({ fee });
  const cities = new Intl.ListFormat(getLocale()).format(free);
  return m.storefront_product_answer_free_in({ cities, fee });
}
