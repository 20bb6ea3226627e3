import { z } from "zod";

import { notificationsAbout } from "#server/features/notifications/notification-list.store.ts";
import { toShop, type Notification } from "#server/features/notifications/notification.ts";
import type { Notifications } from "#server/features/notifications/notifications.ts";
import { lockOrderOfToken } from "#server/features/orders/order-page.ts";
import type { Database, Db } from "#server/platform/database/connect.ts";
import { notFound } from "#server/platform/http-error.ts";
import { UnrecoverableError } from "#server/platform/jobs/job-kind.ts";
import { pathIn } from "#shared/i18n/locale.ts";
import { FIND_ORDER_PATH } from "#shared/orders/order-page-paths.ts";
import { ownPagePath } from "#shared/profiles/own-page-paths.ts";
import { normalizeEmail } from "#shared/text.ts";

import { ownPageStore } from "./own-page.store.ts";
import { profileLinkStore, type LinkOptions } from "./profile-link.store.ts";

/** How long a link is not sent again, in milliseconds: its owner has it by then. */
const LINK_PAUSE_MS = 10 * 60_000;
/** So many a day: strangers who open a card can ask for them too. */
const MOST_A_DAY = 5;
const DAY_MS = 24 * 60 * 60_000;

/** How owners get the links to their cards' pages. */
export function pageLinksService(database: Database, notifications: Notifications) {
  return {
    /** From the order's own page: whoever has its link may change its cards' pages as well. */
    ofOrder: (orderToken: string, person: number): Promise<string> =>
      database.transaction(async (trx) => {
        const order = await lockOrderOfToken(trx, orderToken);
        const token = await addLink(trx, { orderId: order.id, person }, { isHandedOn: true });
        if (token === undefined) throw notFound("order");
        return token;
      }),

    /**
     * Sends a link to the e-mail address of the card's owner, unless one has just been sent. Whoever asks
     * learns nothing of that, nor of an owner without an address.
     */
    send: (code: string): Promise<void> =>
      database.transaction(async (trx) => {
        const found = await ownPageStore(trx).lockCard({ code });
        if (!found || found.order.deletedAt !== null || found.order.email === "") return;
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

/** The link to the page of their card that an owner asked for, in the order's language. It ends those before it. */
export const pageLink: Notification<"page-link", { cardId: string }, { pageUrl: string }> = {
  kind: "page-link",
  channels: ["email"],
  isAwaited: true,
  about: z.object({ cardId: z.string() }),
  async read({ cardId }, { transaction, publicUrl, recipient }) {
    const made = await transaction(async (trx) => {
      const found = await ownPageStore(trx).lockCard({ id: cardId });
      if (!found || !isOwner(found, recipient)) return undefined;
      const token = await addLink(trx, { id: cardId }, { endsOthers: true });
      return token !== undefined ? { token, language: found.order.language } : undefined;
    });
    if (!made) throw new UnrecoverableError("The order was deleted or corrected before.");
    const { token, language } = made;
    const pageUrl = publicUrl + pathIn(language, ownPagePath(token));
    return { locale: language, subject: { pageUrl } };
  },
  replyTo: toShop,
  example: ({ urlOf }) => ({ pageUrl: urlOf(FIND_ORDER_PATH) }),
};

const aboutPerson = z.object({ orderId: z.string(), person: z.string() });

/** The link to the page of a card that somebody else has ordered for its owner, at the owner's own address. */
export const cardOwner: Notification<
  "card-owner",
  z.infer<typeof aboutPerson>,
  { pageUrl: string }
> = {
  kind: "card-owner",
  channels: ["email"],
  isAwaited: false,
  about: aboutPerson,
  async read({ orderId, person }, { transaction, publicUrl, recipient }) {
    const made = await transaction(async (trx) => {
      const found = await ownPageStore(trx).lockCard({ orderId, person: Number(person) });
      const isWanted = found && found.order.status !== "cancelled" && isOwner(found, recipient);
      const token = isWanted && (await addLink(trx, { id: found.card.id }));
      return token ? { token, language: found.order.language } : undefined;
    });
    if (!made)
      throw new UnrecoverableError("The order was cancelled, deleted or corrected before.");
    const pageUrl = publicUrl + pathIn(made.language, ownPagePath(made.token));
    return { locale: made.language, subject: { pageUrl } };
  },
  replyTo: toShop,
  example: ({ urlOf }) => ({ pageUrl: urlOf(FIND_ORDER_PATH) }),
};

/**
 * Whether a card is still that of who was to be written to: the message may have been under way while the order
 * was corrected. Companies decide otherwise who holds the links to their cards' pages (decision 074).
 */
const isOwner = (
  { order }: NonNullable<Awaited<ReturnType<ReturnType<typeof ownPageStore>["lockCard"]>>>,
  recipient: string,
): boolean => order.isOfCompany || normalizeEmail(order.email) === normalizeEmail(recipient);

/** A new link to the page of a card; a card without a page gets an empty one. */
export async function addLink(
  trx: Db,
  where: { id: string } | { orderId: string; person?: number },
  options?: LinkOptions,
): Promise<string | undefined> {
  const found = await ownPageStore(trx).lockCard(where);
  if (!found || found.order.deletedAt !== null) return undefined;
  const { card } = found;
  const profileId = card.profileId ?? (await ownPageStore(trx).addEmpty(card));
  return profileLinkStore(trx).add(profileId, options);
}
