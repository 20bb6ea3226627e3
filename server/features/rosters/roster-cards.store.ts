import { eq, sql } from "drizzle-orm";

import type { Db } from "#server/platform/database/connect.ts";
import type { RosterRow } from "#shared/rosters/roster-row.ts";

import { rosterRows, rosters } from "./roster.table.ts";

/** The people of lists by their cards. */
export function rosterCardsStore(db: Db) {
  return {
    /** What a company's lists say of those who have a card, by the card's id. */
    async ofCompany(companyId: string): Promise<Map<string, RosterRow>> {
      const rows = await db
        .select({ cardId: rosterRows.cardId, cells: rosterRows.cells })
        .from(rosterRows)
        .innerJoin(rosters, eq(rosters.id, rosterRows.rosterId))
        .where(eq(rosters.companyId, companyId));
      return new Map(rows.flatMap(({ cardId, cells }) => (cardId ? [[cardId, cells]] : [])));
    },

    async find(cardId: string): Promise<RosterRow | undefined> {
      const [row] = await db
        .select({ cells: rosterRows.cells })
        .from(rosterRows)
        .where(eq(rosterRows.cardId, cardId));
      return row?.cells;
    },

    /** Says of the person with this card what is known by now; whoever mends the row is told of it. */
    async change(cardId: string, cells: RosterRow): Promise<void> {
      await db
        .update(rosterRows)
        .set({ cells, version: sql`${rosterRows.version} + 1` })
        .where(eq(rosterRows.cardId, cardId));
    },

    /** Notes the card that somebody has in place of another. */
    async exchange(from: string, cardId: string): Promise<void> {
      await db
        .update(rosterRows)
        .set({ cardId, version: sql`${rosterRows.version} + 1` })
        .where(eq(rosterRows.cardId, from));
    },
  };
}
