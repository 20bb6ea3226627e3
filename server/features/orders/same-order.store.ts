import { sql } from "drizzle-orm";

import type { Database } from "#server/platform/database/connect.ts";
import { prepareStatement } from "#server/platform/database/prepared-statement.ts";

/** By what an order is known again: its reserved id, its client's key, else all that it says. */
export interface Identity {
  reservedId: string | undefined;
  key: string | undefined;
  contentHash: string;
}

export interface Same {
  /** The id of the order that was placed before. */
  placedId: string | null;
  /** Whether the id was reserved, if one was sent. */
  isKnown: boolean;
}

/** Waits for everybody who places the same, until the statement's transaction ends. */
export const SAME_ORDER = sql`
  select "placed" as "placedId", "is_known" as "isKnown" from find_same_order($1, $2, $3)`;

/** The values of its parameters. */
export const identityValues = ({ contentHash, key, reservedId }: Identity) => [
  contentHash,
  key,
  reservedId,
];

const FIND_SAME = prepareStatement<Same>("find the same order", SAME_ORDER);

/** What was placed before by this identity. */
export async function findSameOrder(database: Database, identity: Identity): Promise<Same> {
  const [same] = await FIND_SAME.run(database, identityValues(identity));
  return same!;
}
