import { notificationsAbout } from "#server/features/notifications/notification-list.store.ts";
import type { Notifications } from "#server/features/notifications/notifications.ts";
import { lockOrderOfToken } from "#server/features/orders/order-page.ts";
import type { Database } from "#server/platform/database/connect.ts";
import { notFound } from "#server/platform/http-error.ts";

import { ownPageStore } from "./own-page.store.ts";
import { addLink, pageLink } from "./page-link.ts";

/** How long a link is not sent again, in milliseconds: its owner has it by then. */
const LINK_PAUSE_MS = 10 * 60_000;
/** So many a day: strangers who open a card can ask for them too. */
const MOST_A_DAY = 5;
const DAY_MS = 24 * 60 * 60_000;

/** How owners get the links to their cards' pages. */
export function pageLinksService(database: Database, notifications: Notifications) {
  return {
    /** From the order's own page: whoever has its link may change its card's page as well. */
    ofOrder: (orderToken: string): Promise<string> =>
      database.transaction(async (trx) => {
        const order = await lockOrderOfToken(trx, orderToken);
        const token = await addLink(trx, { orderId: order.id });
        if (token === undefined) throw notFound("order");
        return token;
      }),

    /**
     * Sends a link to the e-mail address of the card's order, unless one has just been sent. Whoever
     * asks learns nothing of that.
     */
    send: (code: string): Promise<void> =>
      database.transaction(async (trx) => {
        const found = await ownPageStore(trx).lockCard({ code });
        if (!found || found.order.deletedAt !== null) return;
        const about = { cardId: found.card.id };
        const sent = await notificationsAbout(trx, about, MOST_A_DAY);
        const within = (ms: number) =>
          sent.filter(({ createdAt }) => Date.now() - createdAt.getTime() < ms).length;
        if (within(LINK_PAUSE_MS) > 0 || within(DAY_MS) >= MOST_A_DAY) return;
        await notifications.send(trx, pageLink, about, { email: found.order.email });
      }),
  };
}
export type PageLinksService = ReturnType<typeof pageLinksService>;
