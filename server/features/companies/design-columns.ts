import type { OrderRow } from "#server/features/orders/order.store.ts";
import { PRINTED_LINES } from "#shared/companies/printed-lines.ts";

import type { DesignColumns } from "./company-design.store.ts";

/** What of an order its company's design decides. */
export function designColumns(
  { color, colorName, logo, organization, printed, backText }: DesignColumns,
  { furtherCards }: Pick<OrderRow, "furtherCards">,
) {
  return {
    color,
    colorName,
    companyLogo: logo,
    includePrintedLogo: logo !== "",
    organization,
    unprinted: PRINTED_LINES.filter((line) => !printed.includes(line)),
    backText,
    furtherCards: furtherCards.map((card) => ({ ...card, color, colorName })),
  } satisfies Partial<OrderRow>;
}
