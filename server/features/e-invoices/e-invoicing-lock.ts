import type { Lock } from "#server/features/locked-changes/lock.ts";
import type { LockedValues } from "#server/features/locked-changes/locked-change.table.ts";
import { historyStore } from "#server/platform/history/history.store.ts";

import { eInvoicingStore, type EInvoicingRow } from "./e-invoicing.store.ts";

/** What staff set, the secret key encrypted as it is stored. */
export const setOf = (row: EInvoicingRow) => {
  const { serviceUrl, clientId, secretKey } = row;
  return { serviceUrl, clientId, secretKey };
};

/** Whether, where and as whom invoices are sent to the tax authority. */
export const eInvoicingLock: Lock = {
  async hold(trx) {
    await eInvoicingStore(trx).findForUpdate();
  },

  async isAsLeft({ after }, trx) {
    const now: LockedValues = setOf(await eInvoicingStore(trx).findForUpdate());
    return Object.entries(after).every(([field, to]) => now[field] === to);
  },

  async restore({ before }, by, trx) {
    const store = eInvoicingStore(trx);
    const now = setOf(await store.findForUpdate());
    const given = before as unknown as ReturnType<typeof setOf>;
    await store.update(given);
    const entity = "e-invoicing";
    await historyStore(trx).recordChange(by, entity, entity, "update", now, given);
  },
};
