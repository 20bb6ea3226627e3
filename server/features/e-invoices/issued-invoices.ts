import type { Db } from "#server/platform/database/connect.ts";
import type { InvoiceDocument } from "#shared/invoices/invoice-document.ts";

/** What the shop has issued. Counters become visible in their order. */
export interface IssuedInvoices {
  /** The counter of the last document; 0 where there is none. */
  last(db: Db): Promise<number>;
  /** What was issued behind this counter, in its sequence. */
  after(
    counter: number,
    most: number,
    db: Db,
  ): Promise<
    readonly (Pick<InvoiceDocument, "uuid" | "number" | "counter"> & {
      id: string;
      originalUuid: string;
    })[]
  >;
  find(id: string, db: Db): Promise<InvoiceDocument | undefined>;
  /** Of the seller's source of income; '' before it was entered. */
  activityNumber(db: Db): Promise<string>;
}
