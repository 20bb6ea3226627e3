import { and, asc, desc, eq, max, ne, sql } from "drizzle-orm";

import { cards } from "#server/features/cards/card.table.ts";
import { companies } from "#server/features/companies/company.table.ts";
import { orders } from "#server/features/orders/order.table.ts";
import { profiles } from "#server/features/profiles/profile.table.ts";
import type { Db } from "#server/platform/database/connect.ts";
import type { RosterRow } from "#shared/rosters/roster-row.ts";

import type { PhotoOfPage } from "./give-photo.ts";
import { rosterRows, rosters } from "./roster.table.ts";

export type RosterRecord = typeof rosters.$inferSelect;
/** Somebody in a list, with the card that is theirs and what is known of the photo on its page. */
export type StoredPerson = Omit<typeof rosterRows.$inferSelect, "rosterId"> & {
  code: string | null;
  orderId: string | null;
  person: number | null;
  page: PhotoOfPage | null;
};

/** Whoever had a card of an order that was cancelled or deleted has none, and can get another. */
export const IS_CARD_OF_ROW = and(
  eq(cards.id, rosterRows.cardId),
  sql`exists (select from ${orders} where "orders"."id" = ${cards.orderId}
    and ${orders.status} <> 'cancelled' and ${orders.deletedAt} is null)`,
)!;

const isThere = (id: string) =>
  and(
    eq(rosters.id, id),
    sql`exists (select from ${companies} where "companies"."id" = ${rosters.companyId}
      and ${companies.deletedAt} is null)`,
  );

export function rosterStore(db: Db) {
  return {
    async add(roster: typeof rosters.$inferInsert): Promise<RosterRecord> {
      const [row] = await db.insert(rosters).values(roster).returning();
      return row!;
    },

    /** Lists of companies that were deleted are not found. */
    async find(id: string): Promise<RosterRecord | undefined> {
      const [row] = await db.select().from(rosters).where(isThere(id));
      return row;
    },

    /** Nobody else changes it until this transaction ends. */
    async findForUpdate(id: string): Promise<RosterRecord | undefined> {
      const [row] = await db.select().from(rosters).where(isThere(id)).for("update");
      return row;
    },

    /** The newest first. */
    listOf: (companyId: string): Promise<RosterRecord[]> =>
      db
        .select()
        .from(rosters)
        .where(eq(rosters.companyId, companyId))
        .orderBy(desc(rosters.createdAt)),

    async touch(id: string): Promise<void> {
      await db.update(rosters).set({ updatedAt: new Date() }).where(eq(rosters.id, id));
    },

    /** By their numbers. */
    async people(rosterId: string): Promise<StoredPerson[]> {
      const { n, version, cells, photo, smallPhoto } = rosterRows;
      const { code, orderId, person } = cards;
      const page = { photo: profiles.photo, photoBy: profiles.photoBy };
      return db
        .select({
          n,
          version,
          cells,
          cardId: cards.id,
          photo,
          smallPhoto,
          code,
          orderId,
          person,
          page,
        })
        .from(rosterRows)
        .leftJoin(cards, IS_CARD_OF_ROW)
        .leftJoin(profiles, eq(profiles.id, cards.profileId))
        .where(eq(rosterRows.rosterId, rosterId))
        .orderBy(asc(n));
    },

    /** The people of the other lists of its company. */
    peopleElsewhere: ({ id, companyId }: Pick<RosterRecord, "id" | "companyId">) => {
      const cell = (name: "firstName" | "lastName" | "email") =>
        sql<string>`${rosterRows.cells}->>${name}`;
      return db
        .select({
          firstName: cell("firstName"),
          lastName: cell("lastName"),
          email: cell("email"),
        })
        .from(rosterRows)
        .innerJoin(rosters, eq(rosters.id, rosterRows.rosterId))
        .where(and(eq(rosters.companyId, companyId), ne(rosters.id, id)));
    },

    async addPeople(rosterId: string, people: readonly RosterRow[]): Promise<void> {
      if (people.length === 0) return;
      const [last] = await db
        .select({ n: max(rosterRows.n) })
        .from(rosterRows)
        .where(eq(rosterRows.rosterId, rosterId));
      const first = (last?.n ?? 0) + 1;
      await db
        .insert(rosterRows)
        .values(people.map((cells, index) => ({ rosterId, n: first + index, cells })));
    },

    async change(rosterId: string, n: number, cells: RosterRow): Promise<void> {
      await db
        .update(rosterRows)
        .set({ cells, version: sql`${rosterRows.version} + 1` })
        .where(and(eq(rosterRows.rosterId, rosterId), eq(rosterRows.n, n)));
    },

    async remove(rosterId: string, n: number): Promise<void> {
      await db
        .delete(rosterRows)
        .where(and(eq(rosterRows.rosterId, rosterId), eq(rosterRows.n, n)));
    },

    /** Notes whose card each of these is. */
    async giveCards(
      rosterId: string,
      given: readonly { n: number; cardId: string }[],
    ): Promise<void> {
      await db.execute(sql`
        update ${rosterRows} set card_id = given."cardId"
        from json_to_recordset(${JSON.stringify(given)}::json) as given (n int, "cardId" text)
        where ${rosterRows.rosterId} = ${rosterId} and ${rosterRows.n} = given.n`);
    },
  };
}
