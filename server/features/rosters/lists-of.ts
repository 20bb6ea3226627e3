import type { Db } from "#server/platform/database/connect.ts";
import { historyStore } from "#server/platform/history/history.store.ts";
import type { User } from "#shared/session/session.ts";

import type { RosterRecord } from "./roster.store.ts";

/** Who works on lists: a member of staff on all, or whoever has a company's link on its own. */
export type ListsOf = { by: User } | { by: null; company: string };

/** A link reaches the lists of its own company alone: of others it does not even tell that they are there. */
export const isTheirs = (
  roster: RosterRecord | undefined,
  whose: ListsOf,
): roster is RosterRecord =>
  roster !== undefined && (!("company" in whose) || roster.companyId === whose.company);

/** What was done to a list, in the history of its company; not what it says of people. */
export type ListDeed = Partial<
  Record<"peopleListed" | "rowChanged" | "photosTaken", [before: unknown, now: unknown]>
>;

export async function onRecord(
  trx: Db,
  companyId: string,
  { by }: ListsOf,
  deed: ListDeed,
): Promise<void> {
  const side = (at: 0 | 1) =>
    Object.fromEntries(Object.entries(deed).map(([field, told]) => [field, told[at]]));
  await historyStore(trx).recordChange(by, "company", companyId, "update", side(0), side(1));
}
