import { PAYMENT_FIELDS, type PaymentDetails } from "#shared/settings/payment-details.ts";
import type { SettingsChange } from "#shared/settings/settings-form.ts";

/** A change without where customers pay to, and whether that is other than in `known`. */
export function askedPayment(change: SettingsChange, known: PaymentDetails) {
  const { bank, cliqAlias, cliqQrImage, ...rest } = change;
  const asked: Partial<Record<string, string>> = { ...bank, cliqAlias, cliqQrImage };
  const isOther = PAYMENT_FIELDS.some(
    (field) => asked[field] !== undefined && asked[field] !== known[field],
  );
  return { rest, isOther };
}
