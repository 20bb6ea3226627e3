import type { InvoiceLine } from "#shared/invoices/invoice-document.ts";

import type { FrozenFacts, SoldLine } from "./frozen-facts.ts";

/** In fils. */
interface Sums {
  /** What is paid, with the tax. */
  totalFils: number;
  /** What of it is tax. */
  taxFils: number;
}

/** What an invoice lists, at the prices that the shop showed. */
function soldLines({ sold = [], delivery }: FrozenFacts): SoldLine[] {
  if (!delivery || delivery.fils === 0) return [...sold];
  const { name, nameAr, fils } = delivery;
  const to = { name: `Delivery to ${name}`, nameAr: `التوصيل إلى ${nameAr || name}` };
  return [...sold, { ...to, quantity: 1, fils }];
}

/**
 * The lines with their tax. They add up to total and tax to the fils, because each is the difference of two
 * rounded sums: up to it, and before it. What they are more than the total is a discount, of which each has
 * its share; what they are less, because a total was set otherwise, is a line of its own.
 */
export function invoiceLines(facts: FrozenFacts, { totalFils, taxFils }: Sums): InvoiceLine[] {
  const net = totalFils - taxFils;
  const due = facts.isTaxIncluded ? totalFils : net;
  const sold = soldLines(facts);
  const shown = sold.reduce((sum, line) => sum + line.quantity * line.fils, 0);
  const rest = { name: "Other", nameAr: "أخرى", quantity: 1, fils: due - shown };
  const lines = rest.fils > 0 ? [...sold, rest] : sold;
  const whole = Math.max(shown, due);
  const netOf = (paid: number) => (totalFils === 0 ? 0 : Math.round((paid * net) / totalFils));
  const before = { shown: 0, paid: 0, net: 0, full: 0 };
  return lines.map(({ name, nameAr, quantity, fils }) => {
    const sum = before.shown + quantity * fils;
    const paid = whole === 0 ? 0 : Math.round((totalFils * sum) / whole);
    const upTo = {
      shown: sum,
      paid,
      net: netOf(paid),
      full: facts.isTaxIncluded ? netOf(sum) : sum,
    };
    const netFils = upTo.net - before.net;
    const lineTax = upTo.paid - before.paid - netFils;
    const off = rest.fils < 0 ? Math.max(0, upTo.full - before.full - netFils) : 0;
    Object.assign(before, upTo);
    return {
      name,
      nameAr: nameAr || name,
      quantity,
      unitNetFils: inNineDecimals((netFils + off) / quantity),
      discountNetFils: off,
      netFils,
      taxFils: lineTax,
      taxCategory: facts.taxCategory,
      taxPercent: facts.taxPercent,
    };
  });
}

/** Of a dinar. */
const inNineDecimals = (unitFils: number) => Math.round(unitFils * 1e6) / 1e6;
