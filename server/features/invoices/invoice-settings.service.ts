import { isDeepStrictEqual } from "node:util";

import { recordLocked, type Changer } from "#server/features/locked-changes/record-locked.ts";
import type { Notifications } from "#server/features/notifications/notifications.ts";
import type { Database } from "#server/platform/database/connect.ts";
import { mustBeVersion } from "#server/platform/database/must-be-version.ts";
import { historyStore } from "#server/platform/history/history.store.ts";
import { fieldError } from "#server/platform/http-error.ts";
import { apiMessage } from "#shared/api-messages/any-message.ts";
import type { InvoiceSettings, InvoiceSettingsChange } from "#shared/invoices/invoice-settings.ts";
import type { User } from "#shared/session/session.ts";

import { lackingOf, lockedSettings, SETTINGS_ENTITY } from "./invoice-settings-lock.ts";
import { invoiceSettingsStore, type InvoiceSettingsRow } from "./invoice-settings.store.ts";

export function invoiceSettingsService(
  database: Database,
  notifications: Pick<Notifications, "send">,
) {
  return {
    find: async () => present(await invoiceSettingsStore(database.db).find()),

    /** Changes the given only. @throws a 400 where what was given lacks something */
    change: (
      change: InvoiceSettingsChange,
      by: User & Changer,
      version: string | undefined,
    ): Promise<InvoiceSettings> =>
      database.transaction(async (trx) => {
        const store = invoiceSettingsStore(trx);
        const before = await store.findForUpdate();
        mustBeVersion(before, version);
        const isOther = ([field, value]: [string, unknown]) =>
          value !== undefined && !isDeepStrictEqual(value, before[field as keyof typeof before]);
        const given: Partial<InvoiceSettingsRow> = Object.fromEntries(
          Object.entries(change).filter(isOther),
        );
        const fields = Object.keys(given) as (keyof typeof given)[];
        if (fields.length === 0) return present(before);
        const lacking = lackingOf({ ...before, ...given });
        if (lacking) throw fieldError(lacking, apiMessage("field_required", { field: lacking }));
        const was = Object.fromEntries(fields.map((field) => [field, before[field]]));
        const told = { before: lockedSettings(was), after: lockedSettings(given) };
        await recordLocked(trx, notifications, { kind: "invoices", ...told }, by);
        const row = await store.update(given);
        await historyStore(trx).recordChange(
          by,
          SETTINGS_ENTITY,
          SETTINGS_ENTITY,
          "update",
          { ...before },
          given,
        );
        return present(row);
      }),
  };
}
export type InvoiceSettingsService = ReturnType<typeof invoiceSettingsService>;

const present = (row: InvoiceSettingsRow): InvoiceSettings => ({
  issueWhen: row.issueWhen,
  taxMode: row.taxMode,
  sellerName: row.sellerName,
  sellerNameAr: row.sellerNameAr,
  taxNumber: row.taxNumber,
  activityNumber: row.activityNumber,
  address: row.address,
  productTax: row.productTax,
  updatedAt: row.updatedAt.toISOString(),
});
