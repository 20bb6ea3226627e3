import { and, asc, desc, eq, getTableColumns, isNull, ne, sql } from "drizzle-orm";

import { cards } from "#server/features/cards/card.table.ts";
import { orders } from "#server/features/orders/order.table.ts";
import type { Db } from "#server/platform/database/connect.ts";
import { lockFor } from "#server/platform/database/lock-for.ts";

import { companyDesigns } from "./company-design.table.ts";

const { companyId: _company, createdAt: _created, ...COLUMNS } = getTableColumns(companyDesigns);

export type StoredDesign = Omit<typeof companyDesigns.$inferSelect, "companyId" | "createdAt">;
export type DesignColumns = Omit<StoredDesign, "updatedAt">;

/** Nobody else changes a company's design until this transaction ends. */
export const lockDesign = (trx: Db, companyId: string): Promise<void> =>
  lockFor(trx, `design of ${companyId}`);

export function companyDesignStore(db: Db) {
  return {
    async find(companyId: string): Promise<StoredDesign | undefined> {
      const [row] = await db
        .select(COLUMNS)
        .from(companyDesigns)
        .where(eq(companyDesigns.companyId, companyId));
      return row;
    },

    async save(companyId: string, design: DesignColumns): Promise<void> {
      const updatedAt = new Date();
      await db
        .insert(companyDesigns)
        .values({ companyId, ...design, updatedAt })
        .onConflictDoUpdate({ target: companyDesigns.companyId, set: { ...design, updatedAt } });
    },

    /** The company's orders that stand, the newest first, with the states of their cards. */
    ordersOf: (companyId: string) =>
      db
        .select({
          id: orders.id,
          status: orders.status,
          states: sql<(typeof cards.$inferSelect)["state"][]>`array(
            select state from ${cards} where order_id = "orders"."id" and state <> 'replaced')`,
        })
        .from(orders)
        .where(
          and(
            eq(orders.companyId, companyId),
            eq(orders.isOfCompany, true),
            isNull(orders.deletedAt),
            ne(orders.status, "cancelled"),
          ),
        )
        .orderBy(desc(orders.createdAt), asc(orders.id)),

    /**
     * Writes what a company decides onto the pages of its cards: what it has fixed onto all, the rest onto those
     * that their owners have not touched. A company without a design decides nothing.
     * @param orderId only of this order's cards
     */
    async applyToPages(companyId: string, orderId?: string): Promise<void> {
      const isFixed = (part: string) => sql`${part} = any(design.fixed)`;
      /** What the design says, where the page follows it. */
      const followed = (part: string, wanted: string, own: string) =>
        sql`case when ${isFixed(part)} or page.edited_at is null
          then ${sql.raw(wanted)} else ${sql.raw(own)} end`;
      const organizationAr = "coalesce(nullif(design.organization_ar, ''), design.organization)";
      await db.execute(sql`
        with decided as (
          select page.id, design.page_logo as logo, design.fixed,
            case when ${isFixed("links")} then design.links else '[]'::jsonb end as company_links,
            case when page.edited_at is not null then page.links
              when ${isFixed("links")} then '[]'::jsonb else design.links end as links,
            ${followed("look", "design.theme", "page.theme")} as theme,
            ${followed("look", "design.scheme", "page.scheme")} as scheme,
            ${followed("organization", "design.organization", "page.organization")} as organization,
            ${followed("organization", organizationAr, "page.organization_ar")} as organization_ar
          from profiles as page
          join orders on orders.id = page.order_id
          join company_designs as design on design.company_id = orders.company_id
          where orders.company_id = ${companyId} and orders.is_of_company
            ${orderId === undefined ? sql`` : sql`and orders.id = ${orderId}`}
        )
        update profiles set logo = decided.logo, fixed = decided.fixed,
          company_links = decided.company_links, links = decided.links, theme = decided.theme,
          scheme = decided.scheme, organization = decided.organization,
          organization_ar = decided.organization_ar, updated_at = now()
        from decided
        where profiles.id = decided.id and (
          profiles.logo, profiles.fixed, profiles.company_links, profiles.links, profiles.theme,
          profiles.scheme, profiles.organization, profiles.organization_ar
        ) is distinct from (
          decided.logo, decided.fixed, decided.company_links, decided.links, decided.theme,
          decided.scheme, decided.organization, decided.organization_ar
        )`);
    },
  };
}
