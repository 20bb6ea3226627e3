import { invoiceStore } from "#server/features/invoices/invoice.store.ts";
import { presentCustomersInvoice } from "#server/features/invoices/present-invoice.ts";
import { trackedParcels } from "#server/features/shipments/present-shipment.ts";
import type { Db } from "#server/platform/database/connect.ts";
import { notFound } from "#server/platform/http-error.ts";
import type { CompanyPage } from "#shared/companies/company-page.ts";
import { orderNumber } from "#shared/ids.ts";
import { jodFromFils } from "#shared/money.ts";
import { paymentSums } from "#shared/refunds/payment-sums.ts";

import { companyLinkStore } from "./company-link.store.ts";
import { listsOfCompany, ordersOfCompany } from "./company-records.store.ts";
import type { CompanyRow } from "./company.store.ts";

/** The company whose page a link opens. A link of any kind that doesn't work is the same 404. */
export async function companyOfToken(db: Db, token: string): Promise<CompanyRow> {
  const company = await companyLinkStore(db).find(token);
  if (!company) throw notFound("company");
  return company;
}

/** What the company's page shows, as it stands now. */
export async function presentCompanyPage(
  db: Db,
  { id, name }: Pick<CompanyRow, "id" | "name">,
): Promise<CompanyPage> {
  const ordered = await ordersOfCompany(db, id);
  const issued = await invoiceStore(db).ofOrders(ordered.map((order) => order.id));
  const invoicesOf = Map.groupBy(issued, ({ orderId }) => orderId);
  const parcels = await trackedParcels(db, id, ordered);
  const waiting = ordered.filter(({ status }) => status !== "cancelled");
  return {
    name,
    orders: ordered.map(({ totalFils, paidFils, createdAt, ...order }) => {
      const { paid, due } = paymentSums({ ...order, totalFils, paidFils }, 0);
      return {
        ...order,
        number: orderNumber(order.id),
        createdAt: createdAt.toISOString(),
        total: jodFromFils(totalFils),
        paid: jodFromFils(paid),
        due: jodFromFils(due),
        parcels: parcels.get(order.id) ?? [],
        invoices: (invoicesOf.get(order.id) ?? []).map(presentCustomersInvoice),
      };
    }),
    rosters: await listsOfCompany(db, id),
    waitingCards: waiting.reduce((sum, { count, named }) => sum + count - named, 0),
  };
}
