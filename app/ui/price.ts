import { m } from "#app/paraglide/messages.js";
import { formatAmount } from "#shared/money.ts";

/** A price as the page's language writes it: '35 JOD', '35.500 JOD', '35 د.أ'. Takes dinars. */
export function formatPrice(jod: number): string {
  return m.ui_price({ amount: grouped(formatAmount(jod)) });
}

/** From 10,000 on in groups of three, as nobody reads seven digits at once. */
function grouped(amount: string): string {
  const [whole = "", ...fils] = amount.split(".");
  if (whole.length < 5) return amount;
  return [whole.replace(/\B(?=(\d{3})+$)/g, ","), ...fils].join(".");
}
