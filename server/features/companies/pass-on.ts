import { cardStore } from "#server/features/cards/card.store.ts";
import { followDesign } from "#server/features/cards/make-cards.ts";
import { orderOfPerson } from "#server/features/cards/order-of-person.ts";
import { withdraw } from "#server/features/notifications/notification-list.store.ts";
import type { Notifications } from "#server/features/notifications/notifications.ts";
import { orderStore } from "#server/features/orders/order.store.ts";
import { ownPageStore } from "#server/features/profiles/own-page.store.ts";
import { deletePage } from "#server/features/profiles/own-page.ts";
import { cardOwner } from "#server/features/profiles/page-links.service.ts";
import { profileStore } from "#server/features/profiles/profile.store.ts";
import { voidProofs } from "#server/features/proofs/void-proofs.ts";
import { cardOf, withPerson } from "#server/features/rosters/correct-person.ts";
import { rosterCardsStore } from "#server/features/rosters/roster-cards.store.ts";
import { rosterPhotosStore } from "#server/features/rosters/roster-photos.store.ts";
import type { Db } from "#server/platform/database/connect.ts";
import type { FileService } from "#server/platform/files/file.service.ts";
import { HttpError } from "#server/platform/http-error.ts";
import { apiMessage } from "#shared/api-messages/any-message.ts";
import type { Holder } from "#shared/companies/company-cards.ts";
import type { User } from "#shared/session/session.ts";

import { checkedHolder, recordDeed, type LockedCard } from "./company-card.ts";
import { companyCardsStore } from "./company-cards.store.ts";

interface Passed {
  companyId: string;
  found: LockedCard;
  typed: Partial<Holder>;
  by: User | null;
}

interface Parts {
  files: Pick<FileService, "unregister" | "withdraw">;
  notifications: Notifications;
  cardUrl: string;
}

/**
 * Gives a card to somebody else: with a page of their own, of which nobody has a link yet. What the one
 * before kept on theirs is deleted, unless another card that is theirs opens it too.
 * @returns the path of the photo that was on it, whose file is deleted after the commit; '' for none
 */
export async function passOn(
  trx: Db,
  { companyId, found, typed, by }: Passed,
  { files, notifications, cardUrl }: Parts,
): Promise<string> {
  const { order, card, state, listed, holder, isFixed } = found;
  if (state === "lost") throw new HttpError(400, apiMessage("company_card_lost"));
  const row = checkedHolder(typed, { office: listed?.office ?? "" });
  // Sent twice: it is theirs already.
  if (card.profileId !== null && isSamePerson(holder, row)) return "";
  const { person } = card;
  const { firstName, lastName, phone, email } = row;
  const known = isFixed ? { firstName, lastName, phone, email } : cardOf(row);
  // Who had it before may have been erased.
  const change = { ...known, isErased: undefined };
  const furtherCards = withPerson(order, person, change);
  const changed = await orderStore(trx).change(order.id, { furtherCards });
  if (!isFixed) {
    await cardStore(trx).reprint(changed, [person]);
    await voidProofs(trx, order.id, cardUrl);
  }
  for (const key of await rosterPhotosStore(trx).take(card.id)) await files.withdraw(trx, key);
  const photo = await renewPage(trx, { companyId, found, files }, () =>
    profileStore(trx).addFirst({ ...orderOfPerson(changed, person), position: row.position }),
  );
  await followDesign(trx, changed);
  if (card.state === "off") {
    const back = card.stateBeforeLost ?? "with_customer";
    await ownPageStore(trx).setState(card.id, back, null);
  }
  await rosterCardsStore(trx).change(card.id, row);
  const about = { orderId: order.id, person: `${person}` };
  await withdraw(trx, ["card-owner", "page-link"], [about, { cardId: card.id }]);
  if (email !== "") await notifications.send(trx, cardOwner, about, { email });
  await recordDeed(trx, by, order.id, "passed", [row]);
  return photo;
}

const isSamePerson = (holder: Holder, { firstName, lastName, email }: Holder) =>
  holder.firstName === firstName && holder.lastName === lastName && holder.email === email;

/** Lets the card open a new page, and deletes the one before with all links to it. */
async function renewPage(
  trx: Db,
  { companyId, found: { order, card }, files }: Omit<Passed, "typed" | "by"> & Pick<Parts, "files">,
  addPage: () => Promise<string>,
): Promise<string> {
  const store = companyCardsStore(trx);
  const before = card.profileId;
  if (before !== null) await ownPageStore(trx).lock(before);
  await cardStore(trx).openPage(order.id, card.person, await addPage());
  await store.forgetTaps([card.id]);
  if (before === null || (await store.isStillOpened(before, companyId))) return "";
  return deletePage(trx, before, files);
}
