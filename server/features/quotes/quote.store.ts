import { and, asc, between, desc, eq, gt, gte, isNull, lt, or, sql, type SQL } from "drizzle-orm";

import { bulkOrders } from "#server/features/bulk-orders/bulk-order.table.ts";
import { orders } from "#server/features/orders/order.table.ts";
import type { Db } from "#server/platform/database/connect.ts";
import { hashOf, newLinkToken } from "#server/platform/secrets/token.ts";
import type { QuoteAnswer } from "#shared/quotes/quote.ts";

import { quoteLinks, quotes } from "./quote.table.ts";

/** A link that is older has expired, long after the quote itself. */
const EXPIRY = sql`now() - interval '180 days'`;
const MOST_OPEN = 200;

/** Whether nobody reminded of it for so many days. */
const isUnreminded = (days: number) =>
  or(isNull(quotes.remindedAt), lt(quotes.remindedAt, sql`now() - ${days} * interval '1 day'`));

/** A quote with what of its request decides on its state. */
export type QuoteRow = typeof quotes.$inferSelect & {
  /** Of the order that was made of it. */
  orderId: string | null;
  isLatest: boolean;
  /** Whether the request counts as approved, by whomever. */
  isApproved: boolean;
};

export function quoteStore(db: Db) {
  const isLatest = sql<boolean>`not exists (
    select from ${quotes} as newer
    where newer.bulk_order_id = ${quotes.bulkOrderId} and newer.created_at > ${quotes.createdAt}
  )`;

  /** Those of requests that are not deleted, by default the newest first. */
  function select(...sort: SQL[]) {
    return db
      .select({
        quote: quotes,
        isLatest,
        isApproved: bulkOrders.isApprovedByCustomer,
        orderId: orders.id,
      })
      .from(quotes)
      .leftJoin(orders, eq(orders.quoteId, quotes.id))
      .innerJoin(
        bulkOrders,
        and(eq(bulkOrders.id, quotes.bulkOrderId), isNull(bulkOrders.deletedAt)),
      )
      .orderBy(...sort, desc(quotes.createdAt));
  }
  const flat = (rows: Awaited<ReturnType<typeof select>>): QuoteRow[] =>
    rows.map(({ quote, ...rest }) => ({ ...quote, ...rest }));

  return {
    async add(quote: typeof quotes.$inferInsert): Promise<string> {
      const [row] = await db.insert(quotes).values(quote).returning({ id: quotes.id });
      return row!.id;
    },

    async find(id: string): Promise<QuoteRow | undefined> {
      return flat(await select().where(eq(quotes.id, id)))[0];
    },

    async listOf(bulkOrderId: string): Promise<QuoteRow[]> {
      return flat(await select().where(eq(quotes.bulkOrderId, bulkOrderId)));
    },

    async findByToken(token: string): Promise<QuoteRow | undefined> {
      const [link] = await db
        .select({ quoteId: quoteLinks.quoteId })
        .from(quoteLinks)
        .where(and(eq(quoteLinks.tokenHash, hashOf(token)), gt(quoteLinks.createdAt, EXPIRY)));
      return link && this.find(link.quoteId);
    },

    /** Those that can be answered, the one that ends first at the top. @param today in Jordan */
    async open(today: string): Promise<QuoteRow[]> {
      const rows = await select(asc(quotes.validUntil))
        .where(
          and(
            isNull(quotes.answer),
            gte(quotes.validUntil, today),
            eq(bulkOrders.isApprovedByCustomer, false),
            isLatest,
          ),
        )
        .limit(MOST_OPEN);
      return flat(rows);
    },

    /**
     * The ids of those without an answer that were sent before today, end by then, and were not reminded of for
     * so many days.
     */
    async ending(today: string, by: string, days: number): Promise<string[]> {
      const rows = await db
        .select({ id: quotes.id })
        .from(quotes)
        .where(
          and(
            isNull(quotes.answer),
            isUnreminded(days),
            between(quotes.validUntil, today, by),
            sql`(${quotes.createdAt} at time zone 'Asia/Amman')::date < ${today}`,
          ),
        );
      return rows.map(({ id }) => id);
    },

    /** @returns false where somebody was reminded within so many days */
    async noteReminder(id: string, days: number): Promise<boolean> {
      const noted = await db
        .update(quotes)
        .set({ remindedAt: sql`now()` })
        .where(and(eq(quotes.id, id), isUnreminded(days)))
        .returning({ id: quotes.id });
      return noted.length > 0;
    },

    /** Of its request, as that is now. */
    async contactOf(id: string): Promise<{ email: string; phone: string }> {
      const [row] = await db
        .select({ email: bulkOrders.email, phone: bulkOrders.phone })
        .from(quotes)
        .innerJoin(bulkOrders, eq(bulkOrders.id, quotes.bulkOrderId))
        .where(eq(quotes.id, id));
      return row!;
    },

    /** A new token of 128 random bits, as 32 hex characters. It can't be read again later. */
    async newToken(quoteId: string): Promise<string> {
      const token = newLinkToken();
      await db.insert(quoteLinks).values({ quoteId, tokenHash: hashOf(token) });
      return token;
    },

    async answer(
      id: string,
      answer: QuoteAnswer,
      by: Partial<Pick<QuoteRow, "acceptedBy" | "acceptedAs">> = {},
    ): Promise<void> {
      await db
        .update(quotes)
        .set({ answer, answeredAt: sql`now()`, ...by })
        .where(eq(quotes.id, id));
    },
  };
}
