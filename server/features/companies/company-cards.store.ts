import { and, asc, desc, eq, gte, inArray, isNull, ne, notInArray, or, sql } from "drizzle-orm";

import { cards } from "#server/features/cards/card.table.ts";
import { jobName } from "#server/features/notifications/notification.ts";
import { orders } from "#server/features/orders/order.table.ts";
import { profileLinks } from "#server/features/profiles/profile-link.table.ts";
import { profiles } from "#server/features/profiles/profile.table.ts";
import { cardTaps } from "#server/features/profiles/tap.table.ts";
import type { Db } from "#server/platform/database/connect.ts";
import { jobs } from "#server/platform/jobs/job.table.ts";

/** The orders of a company whose cards have the people of its lists. */
const ofCompany = (companyId: string) =>
  and(eq(orders.companyId, companyId), eq(orders.isOfCompany, true), isNull(orders.deletedAt));

/** The cards of a company, of orders that are not deleted, without those that the shop made once more. */
export function companyCardsStore(db: Db) {
  const { id, status, createdAt, furtherCards, isOfCompany } = orders;
  const own = (companyId: string) => and(ofCompany(companyId), ne(cards.state, "replaced"));

  return {
    /** The newest first. Read apart from the cards, because each has the names of all. */
    orders: (companyId: string) =>
      db
        .select({ id, status, createdAt, furtherCards, isOfCompany })
        .from(orders)
        .where(ofCompany(companyId))
        .orderBy(desc(createdAt)),

    /** Of the newest order first. */
    cards: (companyId: string) =>
      db
        .select({
          id: cards.id,
          code: cards.code,
          orderId: cards.orderId,
          person: cards.person,
          state: cards.state,
          stateBeforeLost: cards.stateBeforeLost,
          profileId: cards.profileId,
          nameOnCard: cards.nameOnCard,
          jobTitle: cards.jobTitle,
        })
        .from(cards)
        .innerJoin(orders, eq(orders.id, cards.orderId))
        .where(own(companyId))
        .orderBy(desc(createdAt), asc(cards.position)),

    /** By the id of each card, how often it was opened; without those that never were. */
    async taps(companyId: string): Promise<Map<string, number>> {
      const rows = await db
        .select({ cardId: cardTaps.cardId, count: sql<number>`sum(${cardTaps.count})::int` })
        .from(cardTaps)
        .innerJoin(cards, eq(cards.id, cardTaps.cardId))
        .innerJoin(orders, eq(orders.id, cards.orderId))
        .where(own(companyId))
        .groupBy(cardTaps.cardId);
      return new Map(rows.map(({ cardId, count }) => [cardId, count]));
    },

    /** Of all cards by day. @param since `2026-11-22` */
    tapsByDay: (companyId: string, since: string) =>
      db
        .select({ day: cardTaps.day, count: sql<number>`sum(${cardTaps.count})::int` })
        .from(cardTaps)
        .innerJoin(cards, eq(cards.id, cardTaps.cardId))
        .innerJoin(orders, eq(orders.id, cards.orderId))
        .where(and(own(companyId), gte(cardTaps.day, since)))
        .groupBy(cardTaps.day),

    /** Which of the pages that its cards open have a link. */
    async linkedPages(companyId: string): Promise<Set<string>> {
      const rows = await db
        .selectDistinct({ id: profileLinks.profileId })
        .from(profileLinks)
        .innerJoin(cards, eq(cards.profileId, profileLinks.profileId))
        .innerJoin(orders, eq(orders.id, cards.orderId))
        .where(own(companyId));
      return new Set(rows.map((row) => row.id));
    },

    /**
     * To whom of these orders a link is being sent, or was within some minutes, as `order person`.
     * @param minutes 0 for those that wait alone
     */
    async sentLinks(orderIds: readonly string[], minutes: number): Promise<Set<string>> {
      if (orderIds.length === 0) return new Set();
      const abouts = orderIds.map((orderId) => JSON.stringify({ about: { orderId } }));
      const isRecent = sql`(${jobs.status} in ('waiting', 'held') or (${jobs.status} = 'done'
        and ${jobs.createdAt} > now() - ${minutes} * interval '1 minute'))`;
      const rows = await db
        .select({
          orderId: sql<string>`${jobs.payload}->'about'->>'orderId'`,
          person: sql<string>`${jobs.payload}->'about'->>'person'`,
        })
        .from(jobs)
        .where(
          and(
            eq(jobs.kind, jobName("email", "card-owner")),
            sql`${jobs.payload} @> any(${sql.param(abouts)}::jsonb[])`,
            isRecent,
          ),
        );
      return new Set(rows.map(({ orderId, person }) => `${orderId} ${person}`));
    },

    /** The order of a card of the company; undefined for any other card. */
    async orderOf(companyId: string, cardId: string): Promise<string | undefined> {
      const [row] = await db
        .select({ id: cards.orderId })
        .from(cards)
        .innerJoin(orders, eq(orders.id, cards.orderId))
        .where(and(own(companyId), eq(cards.id, cardId)));
      return row?.id;
    },

    /** Nobody else changes it until this transaction ends. */
    async lockCard(cardId: string) {
      const [row] = await db.select().from(cards).where(eq(cards.id, cardId)).for("update");
      return row!;
    },

    /** Whether a page is still somebody's: cards that work open it, or some that are not this company's. */
    async isStillOpened(profileId: string, companyId: string): Promise<boolean> {
      const isOthers = sql`${orders.companyId} is distinct from ${companyId}`;
      const works = and(
        notInArray(cards.state, ["lost", "off", "replaced"]),
        ne(orders.status, "cancelled"),
        isNull(orders.deletedAt),
      );
      const [row] = await db
        .select({ id: cards.id })
        .from(cards)
        .innerJoin(orders, eq(orders.id, cards.orderId))
        .where(and(eq(cards.profileId, profileId), or(isOthers, works)))
        .limit(1);
      return row !== undefined;
    },

    /** What was counted of whoever had them before. */
    async forgetTaps(cardIds: readonly string[]): Promise<void> {
      await db.delete(cardTaps).where(inArray(cardTaps.cardId, [...cardIds]));
    },

    /** With the page of each, where there is one. */
    pages: (cardIds: readonly string[]) =>
      db
        .select({ card: cards, profile: profiles })
        .from(cards)
        .innerJoin(profiles, eq(profiles.id, cards.profileId))
        .where(inArray(cards.id, [...cardIds])),
  };
}
