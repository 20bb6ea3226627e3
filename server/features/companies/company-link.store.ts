import { and, eq, inArray, isNull } from "drizzle-orm";

import { orderLinks } from "#server/features/orders/order-link.table.ts";
import { orders } from "#server/features/orders/order.table.ts";
import { profileLinkStore } from "#server/features/profiles/profile-link.store.ts";
import { quoteLinks } from "#server/features/quotes/quote.table.ts";
import type { Db } from "#server/platform/database/connect.ts";
import { hashOf, newLinkToken } from "#server/platform/secrets/token.ts";

import { companyLinks } from "./company-link.table.ts";
import type { CompanyRow } from "./company.store.ts";
import { companies } from "./company.table.ts";

export function companyLinkStore(db: Db) {
  /** With those to the quotes that it has accepted, by which a new one to its page could be made. */
  async function endToPage(companyId: string): Promise<void> {
    await db.delete(companyLinks).where(eq(companyLinks.companyId, companyId));
    const accepted = db
      .select({ id: orders.quoteId })
      .from(orders)
      .where(eq(orders.companyId, companyId));
    await db.delete(quoteLinks).where(inArray(quoteLinks.quoteId, accepted));
  }

  return {
    /** A new token for the company's page. Those before it stay valid. */
    async add(companyId: string): Promise<string> {
      const token = newLinkToken();
      await db.insert(companyLinks).values({ companyId, tokenHash: hashOf(token) });
      return token;
    },

    /** With those to its orders and to its people's pages, which whoever had one to its page could make. */
    async endAll(companyId: string): Promise<void> {
      await endToPage(companyId);
      const own = db.select({ id: orders.id }).from(orders).where(eq(orders.companyId, companyId));
      await db.delete(orderLinks).where(inArray(orderLinks.orderId, own));
      await profileLinkStore(db).endHandedOn(companyId);
    },

    endToPage,

    /** The company whose page the link opens, unless it was deleted. */
    async find(token: string): Promise<CompanyRow | undefined> {
      const [found] = await db
        .select({ company: companies })
        .from(companyLinks)
        .innerJoin(companies, eq(companies.id, companyLinks.companyId))
        .where(and(eq(companyLinks.tokenHash, hashOf(token)), isNull(companies.deletedAt)));
      return found?.company;
    },
  };
}
