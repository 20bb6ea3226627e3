import { tierOf } from "#shared/bulk-orders/bulk-tiers.ts";
import { orderNumber } from "#shared/ids.ts";
import { filsFromJod, jodFromFils } from "#shared/money.ts";
import { quoteSums } from "#shared/quotes/quote-sums.ts";
import type { Quote, QuoteState } from "#shared/quotes/quote.ts";

import type { QuoteRow } from "./quote.store.ts";

const dayInJordan = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Amman" });

/** The day so many days from this moment in Jordan, e.g. `2026-03-01`. */
export function dayIn(days: number, from = new Date()): string {
  return dayInJordan.format(from.getTime() + days * 24 * 60 * 60_000);
}

export function stateOf({ answer, isLatest, isApproved, validUntil }: QuoteRow): QuoteState {
  if (answer) return answer;
  if (!isLatest) return "replaced";
  if (isApproved) return "agreed";
  return validUntil < dayIn(0) ? "expired" : "open";
}

/**
 * A quote in the form of the contract.
 * @param pdf where its document is, for whoever is answered
 */
export function presentQuote(row: QuoteRow, pdf: string): Quote {
  const { id, bulkOrderId, companyName, contactPerson, count, priceFils, validUntil } = row;
  const sums = quoteSums(row);
  return {
    _id: id,
    id,
    bulkOrderId,
    number: orderNumber(bulkOrderId),
    revision: row.revision,
    companyName,
    contactPerson,
    count,
    price: jodFromFils(priceFils),
    isTierPrice: priceFils === filsFromJod(tierOf(count).price),
    cards: jodFromFils(sums.cardsFils),
    setup: jodFromFils(row.setupFils),
    delivery: jodFromFils(row.deliveryFils),
    taxMode: row.taxMode,
    tax: jodFromFils(sums.taxFils),
    total: jodFromFils(sums.totalFils),
    deposit: jodFromFils(sums.depositFils),
    validUntil,
    state: stateOf(row),
    createdAt: row.createdAt.toISOString(),
    answeredAt: row.answeredAt?.toISOString() ?? null,
    acceptedBy: row.acceptedBy,
    pdf,
    order: row.orderId,
  };
}
