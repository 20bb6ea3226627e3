import type { Database } from "#server/platform/database/connect.ts";
import { notFound } from "#server/platform/http-error.ts";
import { hashOf } from "#server/platform/secrets/token.ts";
import type { OpenSession, User } from "#shared/session/session.ts";

import { presentSession } from "./present-session.ts";
import { sessionStore } from "./session.store.ts";

/** Where people are signed in: oneself, or for owners anybody. */
export function openSessions(database: Database) {
  return {
    /** @param token that of the session which asks */
    async of(userId: string, token: string): Promise<OpenSession[]> {
      const rows = await sessionStore(database.db).openSessions(userId);
      return rows.map((row) => presentSession(row, hashOf(token)));
    },

    /** @throws a 404 for what is not that account's, or has ended */
    async end(userId: string, session: string, by: User): Promise<void> {
      await database.transaction(async (trx) => {
        const ended = await sessionStore(trx).endSessionOf(userId, session);
        if (!ended) throw notFound("session");
        await sessionStore(trx).recordEnded(by, [ended]);
      });
    },

    /** @param token that of the session which asks, and stays */
    async endOthers(userId: string, by: User, token: string): Promise<void> {
      await database.transaction(async (trx) => {
        const ended = await sessionStore(trx).endOtherSessions(userId, hashOf(token));
        await sessionStore(trx).recordEnded(by, ended);
      });
    },
  };
}
export type OpenSessions = ReturnType<typeof openSessions>;
