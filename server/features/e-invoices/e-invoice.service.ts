import type { Database } from "#server/platform/database/connect.ts";
import { historyStore } from "#server/platform/history/history.store.ts";
import { notFound } from "#server/platform/http-error.ts";
import type { EInvoiceSending } from "#shared/e-invoices/e-invoice.ts";
import type { User } from "#shared/session/session.ts";

import { eInvoiceStore } from "./e-invoice.store.ts";

export function eInvoiceService(database: Database) {
  const sending = (): Promise<EInvoiceSending> => eInvoiceStore(database.db).sending();
  return {
    sending,

    /** It is taken up with the next look. Of two who do it at the same moment one does. */
    async sendAgain(invoiceId: string, by: User): Promise<EInvoiceSending> {
      await database.transaction(async (trx) => {
        const store = eInvoiceStore(trx);
        const row = await store.find(invoiceId);
        if (!row) throw notFound("e-invoice");
        if (!(await store.sendAgain(invoiceId))) return;
        const [before, given] = [{ state: "refused" }, { state: "waiting" }];
        await historyStore(trx).recordChange(by, "e-invoice", invoiceId, "update", before, given);
      });
      return sending();
    },
  };
}
export type EInvoiceService = ReturnType<typeof eInvoiceService>;
