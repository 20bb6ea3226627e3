import { cardStore } from "#server/features/cards/card.store.ts";
import { orderOfPerson } from "#server/features/cards/order-of-person.ts";
import { isSameName } from "#server/features/cards/same-name.ts";
import { ownPageStore } from "#server/features/profiles/own-page.store.ts";
import { profileLinkStore } from "#server/features/profiles/profile-link.store.ts";
import type { Db } from "#server/platform/database/connect.ts";
import type { FileLinks } from "#server/platform/files/file-links.ts";
import type { EarlierOrder } from "#shared/orders/again.ts";
import { emptyPart, MAX_PHONE_NUMBERS } from "#shared/orders/order-fields.ts";
import type { OrderForm } from "#shared/orders/order-form.ts";

import { orderLinkStore } from "./order-link.store.ts";
import { orderStore, type StoredOrder } from "./order.store.ts";
import { presentOrder } from "./present-order.ts";

/** By what an order names the one that it repeats: a customer's or owner's link, or its id for staff. */
export type Again = { token: string } | { orderId: string };

interface EarlierCard {
  id: string;
  /** Null once its owner has deleted the page. */
  profileId: string | null;
  firstName: string;
  lastName: string;
}

export interface Earlier {
  /** As whoever names it may see it. */
  order: StoredOrder;
  cards: readonly EarlierCard[];
  /** Named by the owner of one card, who may be another person than the customer. */
  isOwners: boolean;
}

/** Undefined where a link works no more, or its order was deleted: then there is nothing to repeat. */
export async function resolveAgain(db: Db, again: Again): Promise<Earlier | undefined> {
  const id = "orderId" in again ? again.orderId : await orderLinkStore(db).findOrderId(again.token);
  if (id !== undefined) return ofOrder(db, id);
  return "token" in again ? ofOwner(db, again.token) : undefined;
}

async function ofOrder(db: Db, id: string): Promise<Earlier | undefined> {
  const order = await orderStore(db).find(id);
  if (!order) return undefined;
  const cards = (await cardStore(db).ofOrders([id])).get(id) ?? [];
  return {
    order,
    cards: cards.filter(({ state }) => state !== "replaced").map((card) => named(order, card)),
    isOwners: false,
  };
}

async function ofOwner(db: Db, token: string): Promise<Earlier | undefined> {
  const link = await profileLinkStore(db).find(token);
  const found = link && (await ownPageStore(db).find(link.profileId));
  if (!found || found.order.deletedAt !== null) return undefined;
  const { profile } = found;
  const cards = (await ownPageStore(db).cardsOf(profile.id)).filter(
    ({ state }) => state !== "replaced",
  );
  const card = cards.findLast(({ isOff }) => !isOff) ?? cards.at(-1);
  const order = card && (await orderStore(db).find(card.orderId));
  if (!order) return undefined;
  const ofPerson = orderOfPerson(order, card.person);
  const { firstName, lastName, position, organization } = ofPerson;
  return {
    order: {
      ...ofPerson,
      // Whoever opens the page is its owner, and need not be who ordered.
      ...emptyPart("personalInfo"),
      firstName,
      lastName,
      position,
      organization,
      phoneNumbers: profile.phones.slice(0, MAX_PHONE_NUMBERS),
      email: profile.email,
      furtherCards: [],
    },
    cards: [named(order, card)],
    isOwners: true,
  };
}

const named = (
  order: StoredOrder,
  { id, profileId, person }: Pick<EarlierCard, "id" | "profileId"> & { person: number },
): EarlierCard => {
  const { firstName, lastName } = orderOfPerson(order, person);
  return { id, profileId, firstName, lastName };
};

/** The earlier card of each person of a new order, as far as they have the same name. */
export function earlierCardsOf(
  { personalInfo, cards }: Pick<OrderForm, "personalInfo" | "cards">,
  earlier: Pick<Earlier, "cards"> | undefined,
): (EarlierCard | undefined)[] {
  const left = [...(earlier?.cards ?? [])];
  return [personalInfo, ...(cards ?? [])].map((person) => {
    const at = left.findIndex((card) => isSameName(card, person));
    return at === -1 ? undefined : left.splice(at, 1)[0];
  });
}

/** The keys of the pictures that may be printed on the cards of an order. */
export const picturesOf = ({ companyLogo, furtherCards, addons }: StoredOrder): string[] =>
  [
    companyLogo,
    ...furtherCards.map((card) => card.companyLogo ?? ""),
    ...addons.filter(({ inputType }) => inputType === "image").map(({ value }) => value),
  ].filter((key) => key !== "");

/** With what another one begins. */
export function presentEarlier({ order, isOwners }: Earlier, links: FileLinks): EarlierOrder {
  const { personalInfo, cardDesign, quantity, cards, addons, deliveryInfo, paymentMethod } =
    presentOrder(order, links);
  return {
    personalInfo,
    cardDesign,
    ...(cards && { quantity, cards }),
    addons,
    ...(!isOwners && { deliveryInfo, paymentMethod }),
  };
}
