import type { Notifications } from "#server/features/notifications/notifications.ts";
import { orderLinkStore } from "#server/features/orders/order-link.store.ts";
import { orderStore } from "#server/features/orders/order.store.ts";
import type { Database, Db } from "#server/platform/database/connect.ts";
import { historyStore } from "#server/platform/history/history.store.ts";
import { notFound } from "#server/platform/http-error.ts";
import type { CompanyPage } from "#shared/companies/company-page.ts";
import type { User } from "#shared/session/session.ts";

import { companyLink } from "./company-link-notification.ts";
import { companyLinkStore } from "./company-link.store.ts";
import { companyOfToken, presentCompanyPage } from "./company-page.ts";
import { companyStore } from "./company.store.ts";

interface CompanyPageParts {
  database: Database;
  notifications: Notifications;
}

/** What becomes of the links to a company's page, in its history. */
export type CompanyLinkDeed = "sent" | "renewed" | "renewed_by_company";

/** What a company reads and does on its own page, where a link stands for it; and how it gets the link. */
export function companyPageService({ database, notifications }: CompanyPageParts) {
  const onRecord = (trx: Db, by: User | null, id: string, companyLink: CompanyLinkDeed) =>
    historyStore(trx).recordChange(by, "company", id, "update", {}, { companyLink });

  return {
    read: async (token: string): Promise<CompanyPage> =>
      presentCompanyPage(database.db, await companyOfToken(database.db, token)),

    /** Ends every link to the page and to the orders, and answers the token of a new one. */
    renew: (token: string): Promise<string> =>
      database.transaction(async (trx) => {
        const { id } = await companyOfToken(trx, token);
        await companyStore(trx).lock(id);
        // Read again: of two that renew at once, the second has a link that has ended.
        await companyOfToken(trx, token);
        const links = companyLinkStore(trx);
        await links.endAll(id);
        await onRecord(trx, null, id, "renewed_by_company");
        return links.add(id);
      }),

    /** A new link to the page of one of its orders; of others it is a 404. */
    openOrder: (token: string, orderId: string): Promise<string> =>
      database.transaction(async (trx) => {
        const { id } = await companyOfToken(trx, token);
        const order = await orderStore(trx).find(orderId);
        if (order?.companyId !== id) throw notFound("order");
        return orderLinkStore(trx).add(orderId);
      }),

    /**
     * Sends the company a link to its page, and ends those before it if they have leaked.
     * @returns whether it has an address to which it is sent
     */
    send: (id: string, { endsOthers }: { endsOthers: boolean }, by: User): Promise<boolean> =>
      database.transaction(async (trx) => {
        const store = companyStore(trx);
        await store.lock(id);
        const company = await store.find(id);
        if (!company) throw notFound("company");
        if (endsOthers) await companyLinkStore(trx).endAll(id);
        const isSent = company.email !== "";
        if (isSent) {
          const about = { companyId: id };
          await notifications.send(trx, companyLink, about, { email: company.email });
        }
        if (endsOthers || isSent) await onRecord(trx, by, id, endsOthers ? "renewed" : "sent");
        return isSent;
      }),
  };
}
export type CompanyPageService = ReturnType<typeof companyPageService>;
