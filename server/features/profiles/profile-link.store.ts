import { and, eq, inArray, ne } from "drizzle-orm";

import { cards } from "#server/features/cards/card.table.ts";
import { orders } from "#server/features/orders/order.table.ts";
import type { Db } from "#server/platform/database/connect.ts";
import { hashOf, newLinkToken } from "#server/platform/secrets/token.ts";

import { profileLinks } from "./profile-link.table.ts";

export interface LinkOptions {
  /** Whether the links before it end when it is first used. */
  endsOthers?: boolean;
  /** Whether whoever has the link to an order or to a company's page has made it, to hand it on. */
  isHandedOn?: boolean;
}

export function profileLinkStore(db: Db) {
  return {
    /** A new token of 128 random bits, as 32 hex characters. It can't be read again later. */
    async add(
      profileId: string,
      { endsOthers = false, isHandedOn = false }: LinkOptions = {},
    ): Promise<string> {
      const token = newLinkToken();
      const tokenHash = hashOf(token);
      await db.insert(profileLinks).values({ profileId, endsOthers, isHandedOn, tokenHash });
      return token;
    },

    async find(token: string) {
      const [row] = await db
        .select()
        .from(profileLinks)
        .where(eq(profileLinks.tokenHash, hashOf(token)));
      return row;
    },

    /** Ends all other links to the page, and lets those live that come after. */
    async endOthers({ profileId, tokenHash }: typeof profileLinks.$inferSelect): Promise<void> {
      await db
        .delete(profileLinks)
        .where(and(eq(profileLinks.profileId, profileId), ne(profileLinks.tokenHash, tokenHash)));
      await db
        .update(profileLinks)
        .set({ endsOthers: false })
        .where(eq(profileLinks.tokenHash, tokenHash));
    },

    /** Those to pages of a company's cards that somebody has made to hand them on. */
    async endHandedOn(companyId: string): Promise<void> {
      const ofCompany = db
        .select({ id: cards.profileId })
        .from(cards)
        .innerJoin(orders, eq(orders.id, cards.orderId))
        .where(eq(orders.companyId, companyId));
      await db
        .delete(profileLinks)
        .where(and(eq(profileLinks.isHandedOn, true), inArray(profileLinks.profileId, ofCompany)));
    },

    async endAll(profileId: string): Promise<void> {
      await db.delete(profileLinks).where(eq(profileLinks.profileId, profileId));
    },
  };
}
