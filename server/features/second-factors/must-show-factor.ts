import type { Database } from "#server/platform/database/connect.ts";
import { staffOf, type ApiContext } from "#server/platform/http/context.ts";
import { mustHaveSecondFactor } from "#server/platform/http/must-be-allowed.ts";

import { secondFactorStore } from "./second-factor.store.ts";

/**
 * For what would let a password alone replace an account's second factor: whoever has one must have shown it
 * shortly before (403).
 */
export const mustShowFactor =
  ({ db }: Pick<Database, "db">) =>
  async (c: ApiContext): Promise<void> => {
    if (await secondFactorStore(db).has(staffOf(c).id)) mustHaveSecondFactor(c);
  };
export type MustShowFactor = ReturnType<typeof mustShowFactor>;
