import type { PaymentDetails } from "#shared/settings/payment-details.ts";
import type { PublicSettings } from "#shared/settings/settings.ts";

import type { SettingsRow } from "./settings.store.ts";
import { takesTransfers } from "./transfers.ts";

export function presentSettings(row: SettingsRow): PublicSettings {
  return {
    shopName: row.shopName,
    shopNameAr: row.shopNameAr,
    email: row.email,
    phone: row.phone,
    city: row.city,
    cityAr: row.cityAr,
    country: row.country,
    countryAr: row.countryAr,
    businessHours: row.businessHours,
    businessHoursAr: row.businessHoursAr,
    bank: presentBank(row),
    cliqAlias: row.cliqAlias,
    cliqQrImage: row.cliqQrImage,
    takesTransfers: takesTransfers(row),
    socialPreviewImage: row.socialPreviewImage,
    announcedDays: row.announcedDays,
    updatedAt: row.updatedAt.toISOString(),
  };
}

export function presentBank(row: PaymentDetails): PublicSettings["bank"] {
  const { bankName, accountHolder, accountNumber, iban, swiftCode } = row;
  return { bankName, accountHolder, accountNumber, iban, swiftCode, currency: "JOD" };
}
