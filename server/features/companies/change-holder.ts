import { orderStore } from "#server/features/orders/order.store.ts";
import { ownPageStore } from "#server/features/profiles/own-page.store.ts";
import { correctHolder, withPerson } from "#server/features/rosters/correct-person.ts";
import { rosterCardsStore } from "#server/features/rosters/roster-cards.store.ts";
import type { Db } from "#server/platform/database/connect.ts";
import { HttpError } from "#server/platform/http-error.ts";
import { apiMessage } from "#shared/api-messages/any-message.ts";
import type { Holder } from "#shared/companies/company-cards.ts";
import type { RosterRow } from "#shared/rosters/roster-row.ts";
import type { User } from "#shared/session/session.ts";

import { checkedHolder, recordDeed, type LockedCard } from "./company-card.ts";

/** A locked card, and what is known of its holder from now on. */
interface Change {
  found: LockedCard;
  typed: Partial<Holder>;
  by: User | null;
  cardUrl: string;
}

/**
 * Changes what is known of a card's holder. Until it is printed the card follows; afterwards its page alone
 * does, and the print stays.
 */
export async function changeHolder(trx: Db, { found, typed, by, cardUrl }: Change): Promise<void> {
  const { order, card, listed, holder, isFixed } = found;
  const row = checkedHolder(withName(holder, typed), { office: listed?.office ?? "" });
  if (!isAnother(holder, row)) return;
  if (isFixed) {
    await changePage(trx, found, row);
    const { firstName, lastName, phone, email } = row;
    const furtherCards = withPerson(order, card.person, { firstName, lastName, phone, email });
    await orderStore(trx).change(order.id, { furtherCards });
    await recordDeed(trx, by, order.id, "changed", [row]);
  } else {
    await correctHolder(trx, { order, person: card.person, card, row, by, cardUrl });
  }
  await rosterCardsStore(trx).change(card.id, row);
}

const isAnother = (holder: Holder, row: RosterRow) =>
  Object.entries(holder).some(([field, value]) => row[field as keyof Holder] !== value);

/** What is printed follows a name that was all that stood on the card. */
function withName(holder: Holder, typed: Partial<Holder>): Holder {
  const changed = { ...holder, ...typed };
  const whole = ({ firstName, lastName }: Holder) => `${firstName} ${lastName}`;
  const isWhole = holder.nameOnCard === whole(holder);
  return typed.nameOnCard === undefined && isWhole
    ? { ...changed, nameOnCard: whole(changed) }
    : changed;
}

const ARABIC = /\p{Script=Arabic}/u;

/** Puts on the page what has changed, each text in the language in which it is written. */
async function changePage(trx: Db, { card, holder }: LockedCard, row: RosterRow): Promise<void> {
  const store = ownPageStore(trx);
  if (card.profileId === null) throw new HttpError(400, apiMessage("company_card_without_page"));
  await store.lock(card.profileId);
  const { profile } = (await store.find(card.profileId))!;
  const texts = { firstName: row.firstName, lastName: row.lastName, jobTitle: row.position };
  const before = { ...holder, jobTitle: holder.position };
  const changed = Object.entries(texts).flatMap(([field, text]) => {
    if (before[field as keyof typeof texts] === text) return [];
    // A page that is in one language only stays so.
    const isArabic = profile.firstNameAr !== "" && (ARABIC.test(text) || profile.firstName === "");
    return [[isArabic ? `${field}Ar` : field, text] as const];
  });
  const phones = profile.phones.filter((phone) => phone !== holder.phone && phone !== row.phone);
  const isChanged = (field: "phone" | "email") => holder[field] !== row[field];
  await store.change(card.profileId, {
    ...Object.fromEntries(changed),
    ...(isChanged("phone") && { phones: row.phone === "" ? phones : [row.phone, ...phones] }),
    ...(isChanged("email") &&
      // One that its owner has put there stays.
      (row.email !== "" || profile.email === holder.email) && { email: row.email }),
  });
}
