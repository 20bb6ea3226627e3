import { GST_PERCENT, type TaxMode } from "../invoices/invoice-settings.ts";
import { orderSums } from "../orders/order-total.ts";

/** What a quote asks for, in fils. */
interface Quoted {
  count: number;
  /** Of one card. */
  priceFils: number;
  setupFils: number;
  deliveryFils: number;
  taxMode: TaxMode;
  depositPercent: number;
}

/** What a quote comes to, in fils; reckoned as the order is that is made of it. */
export function quoteSums(quoted: Quoted) {
  const { count: quantity, priceFils: productFils, setupFils, deliveryFils, taxMode } = quoted;
  const parts = { quantity, productFils, addonFils: [], setupFils, cityFeeFils: deliveryFils };
  const { taxFils, totalFils } = orderSums(parts, taxMode === "added" ? GST_PERCENT : 0);
  const netFils = Math.round((totalFils * 100) / (100 + GST_PERCENT));
  return {
    cardsFils: quantity * productFils,
    totalFils,
    /** What is added; 0 where the prices hold it. */
    addedTaxFils: taxFils,
    /** What of the total is tax, held or added. */
    taxFils: taxMode === "included" ? totalFils - netFils : taxFils,
    /** What is paid before the cards are made. */
    depositFils: Math.round((totalFils * quoted.depositPercent) / 100),
  };
}
