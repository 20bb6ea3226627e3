import { one } from "#server/platform/http/answers.ts";
import { newRoutes, staffOf } from "#server/platform/http/context.ts";
import { handleCall } from "#server/platform/http/handle-call.ts";
import type { UploadedFile } from "#server/platform/http/multipart.ts";
import { mustBeAllowed } from "#server/platform/http/must-be-allowed.ts";
import { changeSettings } from "#shared/settings/change-settings-call.ts";
import { getSettings } from "#shared/settings/settings-calls.ts";
import type { SettingsChange } from "#shared/settings/settings-form.ts";
import type { PublicSettings } from "#shared/settings/settings.ts";

import type { SettingsService } from "./settings.service.ts";
import type { SettingsRow } from "./settings.store.ts";
import { takesTransfers } from "./transfers.ts";

export function settingsRoutes(settings: SettingsService) {
  const routes = newRoutes();
  handleCall(routes, getSettings, async () => one(presentSettings(await settings.find())));
  handleCall(routes, changeSettings, async ({ headers, body, files: sent }, c) => {
    // Where customers pay to is the owner's alone.
    if (body.bank || PAID_TO.some((field) => isSent(field, body, sent))) {
      mustBeAllowed(c, "security.write", true);
    }
    const version = headers["if-match"];
    return one(presentSettings(await settings.change(body, sent, staffOf(c), version)));
  });
  return routes;
}

const PAID_TO = ["cliqAlias", "cliqQrImage"] as const;

const isSent = (
  field: (typeof PAID_TO)[number],
  body: SettingsChange,
  files: readonly UploadedFile[],
) => body[field] !== undefined || files.some((file) => file.field === field);

function presentSettings(row: SettingsRow): PublicSettings {
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
    bank: {
      bankName: row.bankName,
      accountHolder: row.accountHolder,
      accountNumber: row.accountNumber,
      iban: row.iban,
      swiftCode: row.swiftCode,
      currency: "JOD",
    },
    cliqAlias: row.cliqAlias,
    cliqQrImage: row.cliqQrImage,
    takesTransfers: takesTransfers(row),
    socialPreviewImage: row.socialPreviewImage,
    announcedDays: row.announcedDays,
    updatedAt: row.updatedAt.toISOString(),
  };
}
