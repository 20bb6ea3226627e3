import type { Lock } from "#server/features/locked-changes/lock.ts";
import type { LockedValues } from "#server/features/locked-changes/locked-change.table.ts";
import { historyStore } from "#server/platform/history/history.store.ts";
import { HttpError } from "#server/platform/http-error.ts";
import { apiMessage } from "#shared/api-messages/any-message.ts";
import type { ProductTax } from "#shared/invoices/invoice-settings.ts";

import { invoiceSettingsStore, type InvoiceSettingsRow } from "./invoice-settings.store.ts";

/** As the shop's other settings. */
export const SETTINGS_ENTITY = "settings";

/** Some of the settings as a locked change has them. */
export const lockedSettings = ({
  productTax,
  updatedAt: _,
  ...row
}: Partial<InvoiceSettingsRow>): LockedValues => ({
  ...row,
  ...(productTax && { productTax: JSON.stringify(productTax) }),
});

/** What the settings need and lack: invoices name who sells, and with a tax its number. */
export function lackingOf(row: InvoiceSettingsRow): "sellerName" | "taxNumber" | undefined {
  if (row.issueWhen !== "off" && row.sellerName === "") return "sellerName";
  return row.taxMode !== "none" && row.taxNumber === "" ? "taxNumber" : undefined;
}

/** Who issues invoices and when, and which tax customers pay. */
export const invoiceSettingsLock: Lock = {
  async hold(trx) {
    await invoiceSettingsStore(trx).findForUpdate();
  },

  async isAsLeft({ after }, trx) {
    const now = lockedSettings(await invoiceSettingsStore(trx).findForUpdate());
    return Object.entries(after).every(([field, to]) => now[field] === to);
  },

  async restore({ before: { productTax, ...before } }, by, trx) {
    const store = invoiceSettingsStore(trx);
    const now = await store.findForUpdate();
    const given: Partial<InvoiceSettingsRow> = {
      ...before,
      ...(productTax !== undefined && {
        productTax: JSON.parse(String(productTax)) as ProductTax[],
      }),
    };
    const field = lackingOf({ ...now, ...given });
    if (field) throw new HttpError(400, apiMessage("undo_lacks", { field }));
    await store.update(given);
    await historyStore(trx).recordChange(
      by,
      SETTINGS_ENTITY,
      SETTINGS_ENTITY,
      "update",
      { ...now },
      given,
    );
  },
};
