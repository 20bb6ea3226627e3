import type { Locale } from "#shared/i18n/locale.ts";

/** Why receipts are refused as a rule, in the customer's language: it is the customer who reads it. */
export const REASONS: Record<Locale, readonly string[]> = {
  en: [
    "The order number is missing.",
    "The amount is not the total of the order.",
    "The picture is too blurred to be read.",
    "The picture does not show the whole receipt.",
  ],
  ar: [
    "رقم الطلب غير موجود.",
    "المبلغ لا يساوي مجموع الطلب.",
    "الصورة غير واضحة ولا يمكن قراءتها.",
    "الصورة لا تُظهر الإيصال كاملًا.",
  ],
};
