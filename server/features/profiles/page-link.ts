import { z } from "zod";

import { toShop, type Notification } from "#server/features/notifications/notification.ts";
import type { Db } from "#server/platform/database/connect.ts";
import { UnrecoverableError } from "#server/platform/jobs/job-kind.ts";
import { pathIn } from "#shared/i18n/locale.ts";
import { FIND_ORDER_PATH } from "#shared/orders/order-page-paths.ts";
import { ownPagePath } from "#shared/profiles/own-page-paths.ts";

import { ownPageStore } from "./own-page.store.ts";
import { profileLinkStore } from "./profile-link.store.ts";

/** The link to the page of their card that an owner asked for, in the order's language. It ends those before it. */
export const pageLink: Notification<"page-link", { cardId: string }, { pageUrl: string }> = {
  kind: "page-link",
  channels: ["email"],
  isAwaited: true,
  about: z.object({ cardId: z.string() }),
  async read({ cardId }, { transaction, publicUrl }) {
    const made = await transaction(async (trx) => {
      const token = await addLink(trx, { id: cardId }, { endsOthers: true });
      const found = await ownPageStore(trx).lockCard({ id: cardId });
      return token !== undefined && found ? { token, language: found.order.language } : undefined;
    });
    if (!made) throw new UnrecoverableError("The order was deleted before.");
    const { token, language } = made;
    const pageUrl = publicUrl + pathIn(language, ownPagePath(token));
    return { locale: language, subject: { pageUrl } };
  },
  replyTo: toShop,
  example: ({ urlOf }) => ({ pageUrl: urlOf(FIND_ORDER_PATH) }),
};

/** A new link to the page of a card; a card without a page gets an empty one. */
export async function addLink(
  trx: Db,
  where: { id: string } | { orderId: string },
  options?: { endsOthers: boolean },
): Promise<string | undefined> {
  const found = await ownPageStore(trx).lockCard(where);
  if (!found || found.order.deletedAt !== null) return undefined;
  const { card } = found;
  const profileId = card.profileId ?? (await ownPageStore(trx).addEmpty(card));
  return profileLinkStore(trx).add(profileId, options);
}
