import { filsFromJod, jodFromFils } from "../money.ts";
import type { BulkOrder } from "./bulk-order.ts";
import { tierOf } from "./bulk-tiers.ts";

type Priced = Pick<BulkOrder, "customPricing" | "orderDetails">;

/** What one card costs, in dinars: the price agreed with the company, else that of its tier. */
export function pricePerCard({ customPricing, orderDetails }: Priced): number {
  const { isCustom, price } = customPricing;
  return isCustom && price !== null ? price : tierOf(orderDetails.employeeCount).price;
}

/** What all cards of a bulk order cost, in dinars. */
export function totalPrice(bulkOrder: Priced): number {
  return jodFromFils(filsFromJod(pricePerCard(bulkOrder)) * bulkOrder.orderDetails.employeeCount);
}
