import { and, eq, gt, lt, sql } from "drizzle-orm";

import type { Db } from "#server/platform/database/connect.ts";
import { hashOf, newLinkToken } from "#server/platform/secrets/token.ts";

import { orderLinks } from "./order-link.table.ts";

/** A link that is older has expired: by then everybody has their card, or can ask for a new link. */
const EXPIRY = sql`now() - interval '180 days'`;

export function orderLinkStore(db: Db) {
  return {
    /**
     * A new token of 128 random bits for the page of an order, as 32 hex characters. It can't be
     * read again later; those before it stay valid.
     */
    async add(orderId: string): Promise<string> {
      const token = newLinkToken();
      await db.delete(orderLinks).where(lt(orderLinks.createdAt, EXPIRY));
      await db.insert(orderLinks).values({ orderId, tokenHash: hashOf(token) });
      return token;
    },

    async endAll(orderId: string): Promise<void> {
      await db.delete(orderLinks).where(eq(orderLinks.orderId, orderId));
    },

    /** The id of the order, which may not be placed yet or be deleted. */
    async findOrderId(token: string): Promise<string | undefined> {
      const [row] = await db
        .select({ orderId: orderLinks.orderId })
        .from(orderLinks)
        .where(and(eq(orderLinks.tokenHash, hashOf(token)), gt(orderLinks.createdAt, EXPIRY)));
      return row?.orderId;
    },
  };
}
