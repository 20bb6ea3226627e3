import { and, eq, inArray, or, sql } from "drizzle-orm";

import { cards } from "#server/features/cards/card.table.ts";
import { profiles } from "#server/features/profiles/profile.table.ts";
import type { Db } from "#server/platform/database/connect.ts";

import { rosterRows } from "./roster.table.ts";

/** The keys of a photo and of the small one, for both columns; '' for none. */
interface PhotoKeys {
  photo: string;
  smallPhoto: string;
}
export const NO_PHOTO: PhotoKeys = { photo: "", smallPhoto: "" };

/** The photos of the people in lists, and those of their pages. */
export function rosterPhotosStore(db: Db) {
  const isRow = (rosterId: string, n: number) =>
    and(eq(rosterRows.rosterId, rosterId), eq(rosterRows.n, n));

  return {
    /**
     * Somebody with the page that their card opens; nobody else changes either until this transaction ends.
     * The page is locked first, as wherever both are changed.
     */
    async lock(rosterId: string, n: number) {
      const { photo, smallPhoto } = rosterRows;
      const ofCard = db
        .select({ id: cards.profileId })
        .from(rosterRows)
        .innerJoin(cards, eq(cards.id, rosterRows.cardId))
        .where(isRow(rosterId, n));
      const [page] = await db
        .select({ id: profiles.id, photo: profiles.photo, photoBy: profiles.photoBy })
        .from(profiles)
        .where(inArray(profiles.id, ofCard))
        .for("no key update");
      const [row] = await db
        .select({ photo, smallPhoto })
        .from(rosterRows)
        .where(isRow(rosterId, n))
        .for("update");
      return row && { ...row, page };
    },

    async set(rosterId: string, n: number, keys: PhotoKeys): Promise<void> {
      await db.update(rosterRows).set(keys).where(isRow(rosterId, n));
    },

    /** @param photo the path of a public picture; '' takes off what the company had given */
    async setOnPage(profileId: string, photo: string): Promise<void> {
      await db
        .update(profiles)
        .set({ photo, photoBy: photo === "" ? "" : "company", updatedAt: new Date() })
        .where(eq(profiles.id, profileId));
    },

    /** Takes the photos of whoever has had this card. @returns their keys */
    async take(cardId: string): Promise<string[]> {
      const had = await db
        .select({ photo: rosterRows.photo, smallPhoto: rosterRows.smallPhoto })
        .from(rosterRows)
        .where(eq(rosterRows.cardId, cardId))
        .for("update");
      await db.update(rosterRows).set(NO_PHOTO).where(eq(rosterRows.cardId, cardId));
      return had.flatMap(keysOf);
    },

    /** Of all in these lists, or of single people in them. */
    async keys(
      of: { lists: readonly string[] } | { people: readonly { id: string; n: number }[] },
    ): Promise<string[]> {
      const isWanted =
        "lists" in of
          ? sql`${rosterRows.rosterId} = any(${sql.param([...of.lists])}::text[])`
          : or(...of.people.map(({ id, n }) => isRow(id, n)));
      if ("people" in of && of.people.length === 0) return [];
      const rows = await db
        .select({ photo: rosterRows.photo, smallPhoto: rosterRows.smallPhoto })
        .from(rosterRows)
        .where(and(isWanted, sql`${rosterRows.photo} <> ''`));
      return rows.flatMap(keysOf);
    },
  };
}

const keysOf = ({ photo, smallPhoto }: PhotoKeys): string[] =>
  [photo, smallPhoto].filter((key) => key !== "");
