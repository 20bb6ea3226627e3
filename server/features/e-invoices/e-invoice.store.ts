import { and, asc, eq, exists, inArray, ne, notExists, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";

import type { Db } from "#server/platform/database/connect.ts";
import type { EInvoiceProblem } from "#shared/e-invoices/e-invoice-problem.ts";
import type { EInvoiceSending, EInvoiceState } from "#shared/e-invoices/e-invoice.ts";

import type { Outcome } from "./e-invoice-answer.ts";
import { eInvoices } from "./e-invoice.table.ts";
import { eInvoicing } from "./e-invoicing.table.ts";

export type EInvoiceRow = typeof eInvoices.$inferSelect;
type NewEInvoice = Pick<EInvoiceRow, "invoiceId" | "uuid" | "invoiceNumber" | "originalUuid">;

/** How many of those that were refused are told at once. */
const TOLD = 50;
/** How much of an answer is kept, in characters: it has the signed document in it. */
const ANSWER_LENGTH = 200_000;

export function eInvoiceStore(db: Db) {
  async function update(invoiceId: string, changes: Partial<EInvoiceRow>): Promise<void> {
    await db.update(eInvoices).set(changes).where(eq(eInvoices.invoiceId, invoiceId));
  }

  return {
    async add(added: readonly NewEInvoice[]): Promise<void> {
      if (added.length === 0) return;
      await db
        .insert(eInvoices)
        .values([...added])
        .onConflictDoNothing();
    },

    /**
     * Forgets credit notes for invoices that are not sent, because they were issued while this was off: the
     * authority knows no such invoice, and the notes would wait for it for ever.
     */
    async forgetNotesOfUnsent(): Promise<void> {
      const original = alias(eInvoices, "original");
      await db
        .delete(eInvoices)
        .where(
          and(
            eq(eInvoices.state, "waiting"),
            ne(eInvoices.originalUuid, ""),
            notExists(db.select().from(original).where(eq(original.uuid, eInvoices.originalUuid))),
          ),
        );
    },

    async find(invoiceId: string): Promise<EInvoiceRow | undefined> {
      const [row] = await db.select().from(eInvoices).where(eq(eInvoices.invoiceId, invoiceId));
      return row;
    },

    /** Those that can be sent, the oldest first: a credit note once its invoice is cleared. */
    async sendable(most: number): Promise<string[]> {
      const original = alias(eInvoices, "original");
      const isOriginalCleared = exists(
        db
          .select()
          .from(original)
          .where(and(eq(original.uuid, eInvoices.originalUuid), eq(original.state, "cleared"))),
      );
      const rows = await db
        .select({ id: eInvoices.invoiceId })
        .from(eInvoices)
        .where(
          and(
            eq(eInvoices.state, "waiting"),
            or(eq(eInvoices.originalUuid, ""), isOriginalCleared),
          ),
        )
        .orderBy(asc(eInvoices.createdAt))
        .limit(most);
      return rows.map(({ id }) => id);
    },

    /** How far these are, by the ids of their invoices; none while e-invoicing is off. */
    async statesOf(ids: string[]): Promise<Map<string, EInvoiceState>> {
      const rows = await db
        .select({
          id: eInvoices.invoiceId,
          state: eInvoices.state,
          problems: eInvoices.problems,
          messages: eInvoices.messages,
        })
        .from(eInvoices)
        .innerJoin(eInvoicing, eq(eInvoicing.isOn, true))
        .where(inArray(eInvoices.invoiceId, ids));
      return new Map(rows.map(({ id, ...state }) => [id, state]));
    },

    /** How far all are. */
    async sending(): Promise<EInvoiceSending> {
      const counts = await db
        .select({ state: eInvoices.state, count: sql<number>`count(*)::int` })
        .from(eInvoices)
        .groupBy(eInvoices.state);
      const countOf = (state: EInvoiceRow["state"]) =>
        counts.find((each) => each.state === state)?.count ?? 0;
      const oldest = (state: EInvoiceRow["state"], most: number) =>
        db
          .select()
          .from(eInvoices)
          .where(eq(eInvoices.state, state))
          .orderBy(asc(eInvoices.createdAt), asc(eInvoices.invoiceNumber))
          .limit(most);
      const [first] = await oldest("waiting", 1);
      const refused = await oldest("refused", TOLD);
      return {
        waiting: countOf("waiting"),
        trouble: first?.trouble ?? "",
        cleared: countOf("cleared"),
        refusedCount: countOf("refused"),
        refused: refused.map(({ invoiceId, invoiceNumber, problems, messages }) => {
          return { invoice: invoiceId, number: invoiceNumber, problems, messages };
        }),
      };
    },

    /** Notes an attempt before it is made, so that one during which the process dies counts too. */
    recordAttempt: (invoiceId: string) =>
      update(invoiceId, {
        attempts: sql`${eInvoices.attempts} + 1` as never,
        lastSentAt: sql`clock_timestamp()` as never,
      }),

    /** What was found before it is sent. */
    recordProblems: (invoiceId: string, problems: EInvoiceProblem[]) =>
      update(invoiceId, { state: "refused", problems, messages: [], trouble: "" }),

    async recordOutcome(invoiceId: string, outcome: Outcome, answered: string): Promise<void> {
      // PostgreSQL stores no NUL.
      const answer = answered.replaceAll("\0", "").slice(0, ANSWER_LENGTH);
      const known = { answer, trouble: "", problems: [], messages: [] };
      if (outcome.result === "cleared") {
        const { qr, number } = outcome;
        await update(invoiceId, { ...known, state: "cleared", qr, number });
      } else if (outcome.result === "refused") {
        await update(invoiceId, { ...known, state: "refused", messages: outcome.messages });
      } else {
        const trouble = outcome.result === "unknown" ? outcome.reason : "";
        await update(invoiceId, { answer, trouble });
      }
    },

    /** @returns whether it was refused before, and waits now */
    async sendAgain(invoiceId: string): Promise<boolean> {
      const rows = await db
        .update(eInvoices)
        .set({ state: "waiting", problems: [], messages: [], trouble: "" })
        .where(and(eq(eInvoices.invoiceId, invoiceId), eq(eInvoices.state, "refused")))
        .returning({ id: eInvoices.invoiceId });
      return rows.length > 0;
    },
  };
}
