import type { Db } from "#server/platform/database/connect.ts";
import { HttpError } from "#server/platform/http-error.ts";
import { recordSecurityEvent } from "#server/platform/security-events/security-event.store.ts";

/**
 * Records what became of a password that was tried, unless it was right. Without an account as much is
 * written, so that the answer takes as long.
 * @param userId the account; undefined where there is none
 */
export function notingFailures(
  db: Db,
  failure: "sign_in_failed" | "proof_failed",
  userId: string | undefined,
) {
  return async <T>(attempt: () => Promise<T | undefined>): Promise<T | undefined> => {
    try {
      const result = await attempt();
      if (result === undefined) await recordSecurityEvent(db, { kind: failure, userId });
      return result;
    } catch (error) {
      if (error instanceof HttpError && error.status === 429) {
        await recordSecurityEvent(db, { kind: "sign_in_slowed", userId });
      }
      throw error;
    }
  };
}
