import { m } from "#app/i18n/translations.ts";
import { filsFromJod } from "#shared/money.ts";

const two = new Intl.NumberFormat("en", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const three = new Intl.NumberFormat("en", { minimumFractionDigits: 3 });

/** A price in the addons table: 2 decimals, or 3 if needed. Takes dinars. */
export function addonPrice(jod: number): string {
  const hasFils = filsFromJod(jod) % 10 !== 0;
  return m.ui_price({ amount: (hasFils ? three : two).format(jod) });
}
