import { cardStore, type CardOfOrder } from "#server/features/cards/card.store.ts";
import { correctCards } from "#server/features/cards/make-cards.ts";
import { orderOfPerson, personsOf } from "#server/features/cards/order-of-person.ts";
import { isSameName } from "#server/features/cards/same-name.ts";
import { readdress, withdraw } from "#server/features/notifications/notification-list.store.ts";
import type { Notifications } from "#server/features/notifications/notifications.ts";
import { deletePage } from "#server/features/profiles/own-page.ts";
import { cardOwner } from "#server/features/profiles/page-links.service.ts";
import { profileLinkStore } from "#server/features/profiles/profile-link.store.ts";
import { profileStore } from "#server/features/profiles/profile.store.ts";
import type { Db } from "#server/platform/database/connect.ts";
import type { FileService } from "#server/platform/files/file.service.ts";
import { normalizeEmail } from "#shared/text.ts";

import { orderLinkStore } from "./order-link.store.ts";
import { newsTime } from "./order-news.ts";
import type { OrderWithAddons } from "./order.store.ts";

interface Parts {
  files: Pick<FileService, "unregister">;
  notifications: Notifications;
}

/** An order before and after it was corrected. */
interface Corrected {
  before: OrderWithAddons;
  order: OrderWithAddons;
}

/**
 * Brings cards, their pages and the links to them in line with an order that was corrected: a link is with
 * nobody but who stands on the card by now. Who holds those to a company's cards is decided elsewhere
 * (decision 074).
 * @returns the paths of photos on pages that are gone, whose files are deleted after the commit
 */
export async function correctOwners(
  trx: Db,
  corrected: Corrected,
  parts: Parts,
): Promise<string[]> {
  const { before, order } = corrected;
  const cards = (await cardStore(trx).ofOrders([order.id])).get(order.id) ?? [];
  await correctCards(trx, order);
  if (order.isOfCompany) return [];
  const photos: string[] = [];
  for (const person of personsOf(order)) {
    const own = cards.filter((card) => card.person === person);
    photos.push(...(await correctOwner(trx, corrected, person, own, parts)));
  }
  if (!isSameAddress(before.email, order.email)) {
    // By each of them the pages could be opened as well.
    await orderLinkStore(trx).endAll(order.id);
    await readdress(trx, { orderId: order.id }, { from: before.email, to: order.email });
  }
  return photos;
}

/** @param cards those of this person, as they were before */
async function correctOwner(
  trx: Db,
  { before, order }: Corrected,
  person: number,
  cards: readonly CardOfOrder[],
  { files, notifications }: Parts,
): Promise<string[]> {
  const [was, is] = [orderOfPerson(before, person), orderOfPerson(order, person)];
  const own = ownAddress(order, person);
  const isRenamed = !isSameName(was, is);
  const isElsewhere = !isSameAddress(was.email, is.email);
  const isReaddressed = isElsewhere && !isSameAddress(ownAddress(before, person), own);
  // Of somebody who was erased nothing is known that another could have in common with them.
  const isOther = isRenamed && (isReaddressed || before.furtherCards[person - 1]?.isErased);
  const about = { orderId: order.id, person: `${person}` };
  const photos: string[] = [];
  // Whoever has no address was handed a link by the customer, if they have one: they are known by their name.
  if (isOther || (isRenamed && own === "") || isElsewhere) {
    const abouts = [about, ...cards.map(({ id }) => ({ cardId: id }))];
    await withdraw(trx, ["card-owner", "page-link"], abouts);
    const pages = [...new Set(cards.flatMap(({ profileId }) => profileId ?? []))];
    let isWithout = pages.length === 0;
    for (const page of pages) {
      const opening = await cardStore(trx).opening(page);
      const others = opening.filter(
        (other) => other.order.id !== order.id || other.person !== person,
      );
      if (isOther && others.length === 0) {
        photos.push(await deletePage(trx, page, files));
        isWithout = true;
      } else if (!others.some((other) => isOwnedAt(other, was.email))) {
        await profileLinkStore(trx).endAll(page);
      }
    }
    if (isOther && isWithout) {
      await cardStore(trx).openPage(order.id, person, await profileStore(trx).addFirst(is));
    }
  }
  if (person > 0 && isReaddressed && own !== "") {
    await notifications.send(trx, cardOwner, about, { email: own }, { runAt: newsTime() });
  }
  return photos;
}

const isSameAddress = (one: string, other: string) => normalizeEmail(one) === normalizeEmail(other);

/** '' for somebody who is reached through the order's customer, whose address may also be named for it. */
function ownAddress({ email, furtherCards }: OrderWithAddons, person: number): string {
  if (person === 0) return email;
  const own = furtherCards[person - 1]?.email ?? "";
  return isSameAddress(own, email) ? "" : own;
}

/** Whether a card is that of somebody with this address, in an order that stands. */
const isOwnedAt = (
  { order, person }: Awaited<ReturnType<ReturnType<typeof cardStore>["opening"]>>[number],
  address: string,
): boolean =>
  order.status !== "cancelled" &&
  order.deletedAt === null &&
  isSameAddress(orderOfPerson(order, person).email, address);
