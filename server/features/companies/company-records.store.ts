import { and, desc, eq, isNull, sql } from "drizzle-orm";

import { bulkOrders } from "#server/features/bulk-orders/bulk-order.table.ts";
import { cards } from "#server/features/cards/card.table.ts";
import { invoices } from "#server/features/invoices/invoice.table.ts";
import { orders } from "#server/features/orders/order.table.ts";
import { IS_CARD_OF_ROW } from "#server/features/rosters/roster.store.ts";
import { rosterRows, rosters } from "#server/features/rosters/roster.table.ts";
import type { Db } from "#server/platform/database/connect.ts";
import type { CompanyRecords, ListOfPeople } from "#shared/companies/company-records.ts";
import { orderNumber } from "#shared/ids.ts";
import { jodFromFils } from "#shared/money.ts";

/** Of each kind. */
const MOST = 100;

/** The orders of a company, the newest first. */
export const ordersOfCompany = (db: Db, companyId: string) =>
  db
    .select({
      id: orders.id,
      status: orders.status,
      totalFils: orders.totalFils,
      paidFils: orders.paidFils,
      createdAt: orders.createdAt,
      count: sql<number>`jsonb_array_length(${orders.furtherCards})`,
      named: sql<number>`(
        select count(*)::int from jsonb_array_elements(${orders.furtherCards}) as card
        where card->>'nameOnCard' <> '' or card ? 'isErased')`,
    })
    .from(orders)
    .where(and(eq(orders.companyId, companyId), isNull(orders.deletedAt)))
    .orderBy(desc(orders.createdAt))
    .limit(MOST);

/** The lists of a company's people, the newest first. */
export async function listsOfCompany(db: Db, companyId: string): Promise<ListOfPeople[]> {
  const rows = await db
    .select({
      id: rosters.id,
      name: rosters.name,
      createdAt: rosters.createdAt,
      people: sql<number>`count(${rosterRows.n})::int`,
      ordered: sql<number>`count(${cards.id})::int`,
    })
    .from(rosters)
    .leftJoin(rosterRows, eq(rosterRows.rosterId, rosters.id))
    .leftJoin(cards, IS_CARD_OF_ROW)
    .where(eq(rosters.companyId, companyId))
    .groupBy(rosters.id)
    .orderBy(desc(rosters.createdAt))
    .limit(MOST);
  return rows.map(({ createdAt, ...roster }) => ({
    ...roster,
    createdAt: createdAt.toISOString(),
  }));
}

/** What a company has asked for, ordered and was invoiced, the newest first. */
export async function companyRecords(
  db: Db,
  companyId: string,
  { withInvoices }: { withInvoices: boolean },
): Promise<CompanyRecords> {
  const requests = await db
    .select()
    .from(bulkOrders)
    .where(and(eq(bulkOrders.companyId, companyId), isNull(bulkOrders.deletedAt)))
    .orderBy(desc(bulkOrders.createdAt))
    .limit(MOST);
  const ordered = await ordersOfCompany(db, companyId);
  const lists = await listsOfCompany(db, companyId);
  const invoiced = withInvoices
    ? await db
        .select({
          id: invoices.id,
          number: invoices.number,
          totalFils: invoices.totalFils,
          createdAt: invoices.createdAt,
        })
        .from(invoices)
        .innerJoin(orders, eq(orders.id, invoices.orderId))
        .where(eq(orders.companyId, companyId))
        .orderBy(desc(invoices.counter))
        .limit(MOST)
    : [];
  return {
    requests: requests.map(({ id, status, employeeCount, createdAt }) => ({
      id,
      number: orderNumber(id),
      count: employeeCount,
      status,
      createdAt: createdAt.toISOString(),
    })),
    orders: ordered.map(({ id, status, totalFils, createdAt, count, named }) => ({
      id,
      status,
      count,
      named,
      number: orderNumber(id),
      total: jodFromFils(totalFils),
      createdAt: createdAt.toISOString(),
    })),
    rosters: lists,
    invoices: invoiced.map(({ totalFils, createdAt, ...invoice }) => ({
      ...invoice,
      total: jodFromFils(totalFils),
      createdAt: createdAt.toISOString(),
    })),
  };
}
