import { m } from "#app/i18n/translations.ts";
import { formatAmount } from "#shared/money.ts";

/**
 * A price in the format of the page's language: '35 JOD', '1,235.500 JOD', '35 د.أ'. Takes dinars.
 */
export function formatPrice(jod: number): string {
  return m.ui_price({ amount: formatAmount(jod) });
}

/** What is taken off a price, with a minus before it in both directions of writing. Takes dinars. */
export function formatReduction(jod: number): string {
  return m.ui_price({ amount: `\u200e\u2212${formatAmount(jod)}` });
}

/** Words that stay on one line, such as an amount and its currency within a message. */
export function unbroken(texts: string): string {
  return texts.replaceAll(" ", "\u00a0");
}
