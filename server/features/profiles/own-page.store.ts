import { and, asc, eq, getTableColumns, gte, inArray, or, sql } from "drizzle-orm";

import { cards } from "#server/features/cards/card.table.ts";
import { orderLinks } from "#server/features/orders/order-link.table.ts";
import { orders } from "#server/features/orders/order.table.ts";
import { newId } from "#server/platform/database/columns.ts";
import type { Db } from "#server/platform/database/connect.ts";
import type { CardState } from "#shared/cards/card.ts";
import type { OwnValues } from "#shared/profiles/own-values.ts";

import { profiles } from "./profile.table.ts";
import { cardTaps } from "./tap.table.ts";

const OWN_EMAIL = sql`nullif(case when ${cards.person} > 0
  then ${orders.furtherCards}->(${cards.person} - 1)->>'email' end, '')`;

/** Where the owner of a card is written to: who has no address of their own, at the order's. */
export const OWNERS_EMAIL = sql<string>`coalesce(${OWN_EMAIL}, ${orders.email})`;

/**
 * Where the link to their page is sent. In a company's order nobody has a card but who is named on it: whoever
 * ordered gets no link to the pages of others. '' for nowhere.
 */
const LINKS_EMAIL = sql<string>`coalesce(${OWN_EMAIL},
  case when ${orders.isOfCompany} then '' else ${orders.email} end)`;

const IS_OFF = sql<boolean>`(${orders.status} = 'cancelled' or ${orders.deletedAt} is not null)`;

type Change = Partial<OwnValues & Pick<typeof profiles.$inferInsert, "photo" | "photoBy">>;

/** What the owner of a page does with it and with the cards that open it. */
export function ownPageStore(db: Db) {
  const ofOrder = { status: orders.status, deletedAt: orders.deletedAt };
  return {
    async find(id: string) {
      const [row] = await db
        .select({ profile: profiles, order: ofOrder })
        .from(profiles)
        .innerJoin(orders, eq(orders.id, profiles.orderId))
        .where(eq(profiles.id, id));
      return row;
    },

    /** Nobody else changes it until this transaction ends. */
    async lock(id: string): Promise<void> {
      await db
        .select({ id: profiles.id })
        .from(profiles)
        .where(eq(profiles.id, id))
        .for("no key update");
    },

    async change(id: string, change: Change): Promise<void> {
      const now = new Date();
      await db
        .update(profiles)
        .set({ ...change, editedAt: now, updatedAt: now })
        .where(eq(profiles.id, id));
    },

    /** With its links, what visitors left, and the counts of taps of its cards. */
    async delete(id: string): Promise<void> {
      const own = await db
        .select({ id: cards.id })
        .from(cards)
        .where(eq(cards.profileId, id))
        .for("update");
      const ids = own.map((card) => card.id);
      if (ids.length > 0) await db.delete(cardTaps).where(inArray(cardTaps.cardId, ids));
      await db.delete(profiles).where(eq(profiles.id, id));
    },

    /** An empty page for a card whose owner has deleted the one before. */
    async addEmpty(card: { id: string; orderId: string }): Promise<string> {
      const [order] = await db
        .select({ language: orders.language })
        .from(orders)
        .where(eq(orders.id, card.orderId));
      const id = newId();
      const texts = { firstName: "", lastName: "", jobTitle: "", organization: "" };
      const arabic = { firstNameAr: "", lastNameAr: "", jobTitleAr: "", organizationAr: "" };
      await db.insert(profiles).values({
        ...texts,
        ...arabic,
        id,
        orderId: card.orderId,
        phones: [],
        whatsapp: "",
        email: "",
        links: [],
        language: order!.language,
        // What was deleted does not come back from the order.
        editedAt: new Date(),
      });
      await db.update(cards).set({ profileId: id }).where(eq(cards.id, card.id));
      return id;
    },

    /** Each with whether its own order is cancelled or deleted. */
    cardsOf: (profileId: string) =>
      db
        .select({ ...getTableColumns(cards), isOff: IS_OFF })
        .from(cards)
        .innerJoin(orders, eq(orders.id, cards.orderId))
        .where(eq(cards.profileId, profileId))
        .orderBy(asc(cards.createdAt), asc(cards.position)),

    /** Locked, so that two who ask at once begin one page. */
    async lockCard(
      where: { id: string } | { code: string } | { orderId: string; person?: number },
    ) {
      const isWanted =
        "orderId" in where
          ? and(eq(cards.orderId, where.orderId), eq(cards.person, where.person ?? 0))
          : "id" in where
            ? eq(cards.id, where.id)
            : eq(cards.code, where.code);
      const [row] = await db
        .select({
          card: cards,
          order: {
            ...ofOrder,
            email: LINKS_EMAIL,
            language: orders.language,
            isOfCompany: orders.isOfCompany,
          },
        })
        .from(cards)
        .innerJoin(orders, eq(orders.id, cards.orderId))
        .where(isWanted)
        .orderBy(asc(cards.position))
        .limit(1)
        .for("update", { of: cards });
      return row;
    },

    async setState(cardId: string, state: CardState, stateBeforeLost: CardState | null) {
      await db
        .update(cards)
        .set({ state, stateBeforeLost, updatedAt: new Date() })
        .where(eq(cards.id, cardId));
    },

    /** By day, of all cards of the page together. @param since `2026-11-22` */
    tapsOf: (profileId: string, since: string) =>
      db
        .select({ day: cardTaps.day, count: sql<number>`sum(${cardTaps.count})::int` })
        .from(cardTaps)
        .innerJoin(cards, eq(cards.id, cardTaps.cardId))
        .where(and(eq(cards.profileId, profileId), gte(cardTaps.day, since)))
        .groupBy(cardTaps.day)
        .orderBy(asc(cardTaps.day)),

    /** Who has a link to an order of its cards could make one to the page. */
    async endOrderLinks({ id, orderId }: { id: string; orderId: string }): Promise<void> {
      const ofCards = db.select({ id: cards.orderId }).from(cards).where(eq(cards.profileId, id));
      await db
        .delete(orderLinks)
        .where(or(eq(orderLinks.orderId, orderId), inArray(orderLinks.orderId, ofCards)));
    },
  };
}
