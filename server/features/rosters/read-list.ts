import { Slots } from "#server/platform/limits/slots.ts";

import type { ListsOf } from "./lists-of.ts";
import type { SentPeople } from "./read-people.ts";
import type { RosterService } from "./roster.service.ts";

/** Lists are read one after the other, each for at most ten seconds. */
const AT_ONCE = new Slots({ total: 2, each: 1, waiting: 2, patience: 15_000 });

/**
 * Reads a list that staff or a company send.
 * @param reader of whom one list is read at a time
 */
export async function readList(
  rosters: RosterService,
  company: string,
  sent: SentPeople,
  { whose, reader, signal }: { whose: ListsOf; reader: string; signal: AbortSignal },
) {
  using _slot = await AT_ONCE.enter(reader, signal);
  const { roster, columns, notes } = await rosters.create(company, sent, whose);
  return {
    status: roster ? (201 as const) : (200 as const),
    answer: { status: "success" as const, data: { data: roster, columns, notes: [...notes] } },
  };
}
