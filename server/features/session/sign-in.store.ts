import { and, eq, inArray, like, type SQL } from "drizzle-orm";

import type { Db } from "#server/platform/database/connect.ts";
import { securityEvents } from "#server/platform/security-events/security-event.table.ts";

import { knownDevices } from "./session.table.ts";

/** From where people have signed in before. */
export function signInStore(db: Db) {
  const { userId, kind, subject } = securityEvents;

  async function hasSignedIn(id: string, ...more: SQL[]): Promise<boolean> {
    const signedIn = inArray(kind, ["signed_in", "signed_in_new_device"]);
    const [found] = await db
      .select({ id: securityEvents.id })
      .from(securityEvents)
      .where(and(eq(userId, id), signedIn, ...more))
      .limit(1);
    return found !== undefined;
  }

  return {
    /** Also of a release that recorded only browsers. */
    async hasAny(id: string): Promise<boolean> {
      if (await hasSignedIn(id)) return true;
      return (await db.$count(knownDevices, eq(knownDevices.userId, id))) > 0;
    },

    /** Whether a client like that has been given a token. */
    hasTokenOf: (id: string, { browser, system }: { browser: string; system: string }) =>
      hasSignedIn(
        id,
        like(subject, "token%"),
        eq(securityEvents.browser, browser),
        eq(securityEvents.system, system),
      ),

    async event(id: string) {
      const [row] = await db.select().from(securityEvents).where(eq(securityEvents.id, id));
      return row;
    },
  };
}
