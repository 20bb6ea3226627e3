import type { Database } from "#server/platform/database/connect.ts";
import { mustBeVersion } from "#server/platform/database/must-be-version.ts";
import { historyStore } from "#server/platform/history/history.store.ts";
import { fieldError } from "#server/platform/http-error.ts";
import { apiMessage } from "#shared/api-messages/any-message.ts";
import type { InvoiceSettings, InvoiceSettingsChange } from "#shared/invoices/invoice-settings.ts";
import type { User } from "#shared/session/session.ts";

import { invoiceSettingsStore, type InvoiceSettingsRow } from "./invoice-settings.store.ts";

/** As the shop's other settings. */
const ENTITY = "settings";

export function invoiceSettingsService(database: Database) {
  return {
    find: async () => present(await invoiceSettingsStore(database.db).find()),

    /** Changes the given only. @throws a 400 where what was given lacks something */
    change: (
      change: InvoiceSettingsChange,
      by: User,
      version: string | undefined,
    ): Promise<InvoiceSettings> =>
      database.transaction(async (trx) => {
        const store = invoiceSettingsStore(trx);
        const before = await store.findForUpdate();
        mustBeVersion(before, version);
        const given = Object.fromEntries(
          Object.entries(change).filter(([, value]) => value !== undefined),
        );
        mustBeWhole({ ...before, ...given });
        const row = await store.update(given);
        await historyStore(trx).recordChange(by, ENTITY, ENTITY, "update", { ...before }, given);
        return present(row);
      }),
  };
}
export type InvoiceSettingsService = ReturnType<typeof invoiceSettingsService>;

function mustBeWhole({ issueWhen, taxMode, sellerName, taxNumber }: InvoiceSettingsRow): void {
  if (issueWhen !== "off" && sellerName === "") {
    throw fieldError("sellerName", apiMessage("field_required", { field: "sellerName" }));
  }
  if (taxMode !== "none" && taxNumber === "") {
    throw fieldError("taxNumber", apiMessage("field_required", { field: "taxNumber" }));
  }
}

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
