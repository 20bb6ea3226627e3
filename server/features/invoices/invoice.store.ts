import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";

import { eInvoices } from "#server/features/e-invoices/e-invoice.table.ts";
import type { Db } from "#server/platform/database/connect.ts";
import { listRows } from "#server/platform/database/lists/list-rows.ts";
import type { ListRules, Slice } from "#server/platform/database/lists/list-rules.ts";
import type { InvoiceQuery } from "#shared/invoices/invoice.ts";

import type { FrozenFacts } from "./frozen-facts.ts";
import { invoices, invoiceText } from "./invoice.table.ts";

export type InvoiceRow = typeof invoices.$inferSelect;

export const MONTH = sql<string>`left(${invoices.issuedOn}, 7)`;

export const INVOICE_LIST: ListRules<InvoiceQuery> = {
  // In the sequence in which they were issued.
  sorts: { number: invoices.counter },
  unsorted: ["-number"],
  filters: {
    kind: invoices.kind,
    month: MONTH,
    order: invoices.orderId,
    eInvoice: sql`(select ${eInvoices.state} from ${eInvoices} where ${eInvoices.invoiceId} = ${invoices.id})`,
  },
  searched: { text: invoiceText(invoices) },
};

export function invoiceStore(db: Db) {
  return {
    page: (query: InvoiceQuery, slice: Slice) =>
      listRows(db, invoices, INVOICE_LIST, query, { isStaff: true }, slice),

    async find(id: string): Promise<InvoiceRow | undefined> {
      const [row] = await db.select().from(invoices).where(eq(invoices.id, id));
      return row;
    },

    /** The order's invoice and its credit notes, in their sequence. */
    ofOrder: (orderId: string): Promise<InvoiceRow[]> =>
      db
        .select()
        .from(invoices)
        .where(eq(invoices.orderId, orderId))
        .orderBy(asc(invoices.counter)),

    /** Of several orders, each order's in their sequence. */
    ofOrders: (orderIds: readonly string[]): Promise<InvoiceRow[]> =>
      orderIds.length === 0
        ? Promise.resolve([])
        : db
            .select()
            .from(invoices)
            .where(inArray(invoices.orderId, [...orderIds]))
            .orderBy(asc(invoices.counter)),

    /** The order's last: those before it were taken back entirely. */
    async invoiceOf(orderId: string): Promise<InvoiceRow | undefined> {
      const [row] = await db
        .select()
        .from(invoices)
        .where(and(eq(invoices.orderId, orderId), eq(invoices.kind, "invoice")))
        .orderBy(desc(invoices.counter))
        .limit(1);
      return row;
    },

    /** The one of which credit notes have left something; of a free order its only one. */
    async standing(orderId: string): Promise<InvoiceRow | undefined> {
      const [row] = await db
        .select()
        .from(invoices)
        .where(eq(invoices.id, sql`standing_invoice(${orderId})`));
      return row;
    },

    /** Until this transaction ends nobody else takes it back. */
    async lock({ id }: InvoiceRow): Promise<void> {
      await db.execute(sql`select from ${invoices} where ${eq(invoices.id, id)} for no key update`);
    },

    /** In their sequence. */
    ofMonth: (
      month: string,
      most: number,
      before: number,
    ): Promise<{ id: string; number: string }[]> =>
      db
        .select({ id: invoices.id, number: invoices.number })
        .from(invoices)
        .where(eq(MONTH, month))
        .orderBy(asc(invoices.counter))
        .limit(most)
        .offset(before),

    hasCreditNote: async (orderId: string): Promise<boolean> =>
      (await db.$count(
        invoices,
        and(eq(invoices.orderId, orderId), eq(invoices.kind, "credit_note")),
      )) > 0,

    /** @returns its id; undefined where one stands, nothing is left to invoice, or there is no seller yet */
    async issue(orderId: string, buyerName: string, taxNumber: string) {
      const { rows } = await db.execute<{ id: string | null }>(
        sql`select issue_invoice(${orderId}, ${buyerName}, ${taxNumber}) as id`,
      );
      return rows[0]?.id ?? undefined;
    },

    /**
     * Issues a credit note for all of an invoice that none has taken back yet, while it is locked.
     * @returns its id; undefined where nothing is left
     */
    async creditRest(
      { id, uuid, number, totalFils, facts }: InvoiceRow,
      reason: string,
    ): Promise<string | undefined> {
      const { sold: _sold, delivery: _to, ...kept } = facts;
      const noteFacts: FrozenFacts = { ...kept, original: { uuid, number, totalFils, reason } };
      const note = JSON.stringify({ kind: "credit_note", original_id: id, facts: noteFacts });
      const { rows } = await db.execute<{ id: string }>(
        sql`select file_invoice(jsonb_populate_record("its", ${note}::jsonb || jsonb_build_object(
            'total_fils', "its"."total_fils" - "total", 'tax_fils', "its"."tax_fils" - "tax")),
          (now() at time zone 'Asia/Amman')::date) as "id"
        from ${invoices} as "its", (
          select coalesce(sum("total_fils"), 0) as "total", coalesce(sum("tax_fils"), 0) as "tax"
          from ${invoices} where "original_id" = ${id}
        ) as "credited"
        where "its"."id" = ${id} and "its"."total_fils" > "total"`,
      );
      return rows[0]?.id;
    },
  };
}
