import {
  bulkOrderStore,
  type BulkOrderRow,
} from "#server/features/bulk-orders/bulk-order.store.ts";
import { bulkOrders } from "#server/features/bulk-orders/bulk-order.table.ts";
import type { Notifications } from "#server/features/notifications/notifications.ts";
import type { Database, Db } from "#server/platform/database/connect.ts";
import { staffWrites } from "#server/platform/database/staff-writes.ts";
import { historyStore } from "#server/platform/history/history.store.ts";
import { notFound } from "#server/platform/http-error.ts";
import { tierOf } from "#shared/bulk-orders/bulk-tiers.ts";
import { BASE_LOCALE } from "#shared/i18n/locale.ts";
import { filsFromJod } from "#shared/money.ts";
import type { Quote, QuoteAnswer, QuoteForm } from "#shared/quotes/quote.ts";
import { languageOf } from "#shared/replies/language-of.ts";
import type { User } from "#shared/session/session.ts";

import { dayIn, presentQuote, stateOf } from "./present-quote.ts";
import { quoteAnswerNotice, quoteOffer } from "./quote-notifications.ts";
import { quoteStore, type QuoteRow } from "./quote.store.ts";

const ENTITY = "bulk-order";

/** What a company's answer makes of its request; whoever declines has to be talked to. */
const ANSWERED = {
  accepted: { status: "approved", isApprovedByCustomer: true },
  declined: { status: "reviewing", isApprovedByCustomer: false },
} as const satisfies Record<QuoteAnswer, Partial<BulkOrderRow>>;

/** Quotes for bulk orders: staff send them, and a link stands for the company that answers. */
export function quoteService(database: Database, notifications: Notifications) {
  const writes = staffWrites(database, bulkOrders, ENTITY);

  /** The quote of a link. A link of any kind that doesn't work is the same 404. */
  async function quoteOfToken(db: Db, token: string): Promise<QuoteRow> {
    const row = await quoteStore(db).findByToken(token);
    if (!row) throw notFound(ENTITY);
    return row;
  }

  return {
    async list(bulkOrderId: string): Promise<Quote[]> {
      if (!(await bulkOrderStore(database.db).find(bulkOrderId))) throw notFound(ENTITY);
      return (await quoteStore(database.db).listOf(bulkOrderId)).map(presentQuote);
    },

    /** Sends a quote and sets what was quoted; the same again while it is open is that one. */
    async send(
      bulkOrderId: string,
      { price, validDays }: QuoteForm,
      by: User,
    ): Promise<{ quote: Quote; isNew: boolean }> {
      const priceFils = filsFromJod(price);
      const validUntil = dayIn(validDays);
      let sent: { id: string; isNew: boolean } | undefined;
      // The request is locked by then: of two at once the second finds the first one's quote.
      const more = async (row: BulkOrderRow, trx: Db) => {
        const store = quoteStore(trx);
        const latest = (await store.listOf(row.id)).at(0);
        if (
          latest &&
          stateOf(latest) === "open" &&
          isSame(latest, row, { priceFils, validUntil })
        ) {
          sent = { id: latest.id, isNew: false };
          return;
        }
        const { companyName, contactPerson, employeeCount: count, email, phone } = row;
        const language = languageOf(row.message) ?? row.language ?? languageOf(contactPerson);
        const id = await store.add({
          bulkOrderId: row.id,
          companyName,
          contactPerson,
          count,
          priceFils,
          validUntil,
          language: language ?? BASE_LOCALE,
        });
        await notifications.send(trx, quoteOffer, { quoteId: id }, { email, phone });
        sent = { id, isNew: true };
      };
      const columns = (row: BulkOrderRow): Partial<BulkOrderRow> => {
        if (!sent!.isNew) return {};
        const isCustom = priceFils !== filsFromJod(tierOf(row.employeeCount).price);
        return {
          status: "quoted",
          isApprovedByCustomer: false,
          hasCustomPrice: isCustom,
          customPriceFils: isCustom ? priceFils : row.customPriceFils,
          repliedAt: row.repliedAt ?? new Date(),
        };
      };
      await writes.update(bulkOrderId, columns, by, { more });
      const row = (await quoteStore(database.db).find(sent!.id))!;
      return { quote: presentQuote(row), isNew: sent!.isNew };
    },

    read: async (token: string): Promise<Quote> =>
      presentQuote(await quoteOfToken(database.db, token)),

    /** The first answer to an open quote holds, on record without a member of staff. */
    answer: (token: string, answer: QuoteAnswer): Promise<Quote> =>
      database.transaction(async (trx) => {
        const { bulkOrderId } = await quoteOfToken(trx, token);
        const before = await bulkOrderStore(trx).findForUpdate(bulkOrderId);
        if (!before) throw notFound(ENTITY);
        // Read again: another answer, or staff, may have been quicker.
        const row = await quoteOfToken(trx, token);
        if (stateOf(row) !== "open") return presentQuote(row);
        await quoteStore(trx).answer(row.id, answer);
        const given = ANSWERED[answer];
        await bulkOrderStore(trx).change(bulkOrderId, given);
        await historyStore(trx).recordChange(null, ENTITY, bulkOrderId, "update", before, given);
        await notifications.sendToStaff(trx, quoteAnswerNotice, { quoteId: row.id });
        return presentQuote(await quoteOfToken(trx, token));
      }),
  };
}
export type QuoteService = ReturnType<typeof quoteService>;

function isSame(
  quote: QuoteRow,
  { employeeCount, companyName }: BulkOrderRow,
  { priceFils, validUntil }: Pick<QuoteRow, "priceFils" | "validUntil">,
): boolean {
  return (
    quote.priceFils === priceFils &&
    quote.validUntil === validUntil &&
    quote.count === employeeCount &&
    quote.companyName === companyName
  );
}
