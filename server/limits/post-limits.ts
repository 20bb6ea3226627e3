import { createMiddleware } from "hono/factory";

import type { Config } from "#server/config.ts";
import type { Database, Db } from "#server/database/connect.ts";
import { tooMany } from "#server/errors.ts";
import type { ApiContext, ApiEnv } from "#server/http/context.ts";

import { limitStore } from "./limit.store.ts";

/** What visitors post, each counted by itself. */
export type Posted =
  | "orders"
  | "reservations"
  | "messages"
  | "bulk-orders"
  | "subscriptions"
  | "subscriber-links"
  | "accounts";

/**
 * Bounds how often one address posts something. Counts lie in the database, so they hold on every
 * node. Staff are not counted.
 */
export function postLimits(database: Database, { isOn, orders, posts, minutes }: Config["limits"]) {
  const windowSeconds = minutes * 60;
  const mostOf = (what: Posted) => (what === "orders" || what === "reservations" ? orders : posts);
  const keyOf = (what: Posted, c: ApiContext) => `${what} ${c.get("clientAddress")}`;
  const isCounted = (c: ApiContext) => isOn && !c.get("user");

  async function take(what: Posted, c: ApiContext, db: Db = database.db): Promise<void> {
    const store = limitStore(db);
    const { count, secondsLeft } = await store.count(keyOf(what, c), windowSeconds);
    if (count > mostOf(what)) throw tooMany("Too much was sent from your connection.", secondsLeft);
    if (count === 1) await store.sweepCounts(windowSeconds);
  }

  return {
    /** Counts one more, and refuses those beyond the limit with a 429. */
    async count(what: Posted, c: ApiContext): Promise<void> {
      if (isCounted(c)) await take(what, c);
    },

    /** Counts every call of a route, and refuses those beyond the limit with a 429. */
    limit(what: Posted) {
      return createMiddleware<ApiEnv>(async (c, next) => {
        if (isCounted(c)) await take(what, c);
        await next();
      });
    },

    /**
     * For a call that may find that what it is sent was taken before, which counts for nothing:
     * `work` counts, in its transaction, what is new. What fails counts too.
     */
    async counting<T>(
      what: Posted,
      c: ApiContext,
      work: (count: (trx: Db) => Promise<void>) => Promise<T>,
    ): Promise<T> {
      if (!isCounted(c)) return work(async () => {});
      const { count, secondsLeft } = await limitStore(database.db).counted(
        keyOf(what, c),
        windowSeconds,
      );
      const refusal = () => tooMany("Too much was sent from your connection.", secondsLeft);
      if (count >= mostOf(what)) throw refusal();
      try {
        return await work((trx) => take(what, c, trx));
      } catch (error) {
        await limitStore(database.db).count(keyOf(what, c), windowSeconds);
        throw error;
      }
    },
  };
}
export type PostLimits = ReturnType<typeof postLimits>;
