import type { Lock } from "#server/features/locked-changes/lock.ts";
import type { LockedValues } from "#server/features/locked-changes/locked-change.table.ts";
import { historyStore } from "#server/platform/history/history.store.ts";

import { eInvoicingStore, type EInvoicingRow, type EInvoicingSet } from "./e-invoicing.store.ts";
import { setEInvoicing } from "./set-e-invoicing.ts";

/** What staff set, the secret key encrypted as it is stored. */
export const setOf = (row: EInvoicingRow): EInvoicingSet => {
  const { isOn, serviceUrl, clientId, secretKey } = row;
  return { isOn, serviceUrl, clientId, secretKey };
};

/** The same as a locked change has it. */
export const lockedEInvoicing = (set: EInvoicingSet): LockedValues => ({
  ...set,
  isOn: String(set.isOn),
});

/** Whether, where and as whom invoices are sent to the tax authority. */
export const eInvoicingLock: Lock = {
  async hold(trx) {
    await eInvoicingStore(trx).findForUpdate();
  },

  async isAsLeft({ after }, trx) {
    const now = lockedEInvoicing(setOf(await eInvoicingStore(trx).findForUpdate()));
    return Object.entries(after).every(([field, to]) => now[field] === to);
  },

  async restore({ before }, by, trx) {
    const row = await eInvoicingStore(trx).findForUpdate();
    const now = setOf(row);
    const given = { ...(before as unknown as EInvoicingSet), isOn: before["isOn"] === "true" };
    await setEInvoicing(trx, row, given);
    const entity = "e-invoicing";
    await historyStore(trx).recordChange(by, entity, entity, "update", now, given);
  },
};
