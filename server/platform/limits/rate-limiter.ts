import type { Context, Env } from "hono";
import { createMiddleware } from "hono/factory";

import type { Config } from "#server/config.ts";
import type { Database } from "#server/platform/database/connect.ts";
import { tooMany } from "#server/platform/http-error.ts";
import type { ApiContext, ApiEnv } from "#server/platform/http/context.ts";

import { keyedMutex } from "./keyed-mutex.ts";
import { hashOf, limitStore, type CountedPost } from "./limit.store.ts";
import { underWay } from "./under-way.ts";

/** What is posted, each counted by itself: by visitors, and by staff what reaches others. */
export type Posted =
  | "orders"
  | "reservations"
  | "order-links"
  | "order-pages"
  | "quote-answers"
  | "messages"
  | "bulk-orders"
  | "subscriptions"
  | "subscriber-links"
  | "accounts"
  | "account-links"
  | "passkeys"
  | "test-messages"
  | "card-codes"
  | "card-contacts"
  | "card-links"
  | "card-pages"
  | "company-pages"
  | "company-lists"
  | "page-forms"
  | "picture-checks"
  | "discount-checks";

/**
 * Pages have seven forms (messages, bulk orders, the newsletter and its links, the link to an order,
 * the order's own page, the quote's) that share one count. The forms of cards' pages count with
 * them; those of visitors have lower limits of their own.
 */
const FORMS_OF_PAGES = 7;
/** A network may be that of a whole village: so many more unknown codes than posts are let through. */
const CODES_PER_POST = 6;
/** A mailed link is looked at before it is used, and a network may be that of an office. */
const LINKS_PER_POST = 3;
/** Who fills in the page of a card saves it again and again. */
const SAVES_PER_POST = 12;
/** A list of hundreds is mended row by row, by several people of one office. */
const ROWS_PER_POST = 60;
/** Reading a list takes seconds; it is sent again while its columns are chosen. */
const LISTS_PER_POST = 4;
/** Signing in with a passkey takes two calls, and a network may be that of an office. */
const PASSKEYS_PER_POST = 12;
/** An order may have dozens of pictures, and some are picked twice. */
const CHECKS_PER_POST = 30;
/** How long to wait for one of the requests under way to finish, in milliseconds. */
const PATIENCE = 5_000;

/** Something new that is counted in the statement that stores it. */
export interface NewPost extends CountedPost {
  /**
   * Takes what was counted with it.
   * @param count null when as many had been counted already: throws a 429
   */
  settle(count: number | null): Promise<void>;
}

/**
 * Bounds how often one address posts something. Counts lie in the database, so they hold on every
 * node. Staff are not counted, but for what `countFor` is asked about.
 */
export function rateLimiter(
  database: Database,
  { isOn, orders, posts, minutes }: Config["limits"],
) {
  const windowSeconds = minutes * 60;
  const keyOf = (what: Posted, address: string) => `${what} ${address}`;
  const isCounted = (c: ApiContext) => isOn && !c.get("user");
  const ordering = underWay();
  const turn = keyedMutex();

  function mostOf(what: Posted): number {
    if (what === "orders" || what === "reservations") return orders;
    if (what === "card-codes" || what === "discount-checks") return posts * CODES_PER_POST;
    if (what === "account-links") return posts * LINKS_PER_POST;
    if (what === "card-pages") return posts * SAVES_PER_POST;
    if (what === "company-pages") return posts * ROWS_PER_POST;
    if (what === "company-lists") return posts * LISTS_PER_POST;
    if (what === "passkeys") return posts * PASSKEYS_PER_POST;
    if (what === "picture-checks") return posts * CHECKS_PER_POST;
    return what === "page-forms" ? posts * FORMS_OF_PAGES : posts;
  }

  async function take(what: Posted, address: string): Promise<void> {
    const store = limitStore(database);
    const { count, secondsLeft } = await store.count(keyOf(what, address), windowSeconds);
    if (count > mostOf(what)) throw tooMany("too_many_requests", secondsLeft);
    if (count === 1) await store.sweepCounts(windowSeconds);
  }

  /**
   * Begins a request that may turn out not to count. It counts while it is under way; a request
   * above the limit therefore waits for another to finish, which may make room for it.
   */
  function begin(what: Posted, key: string): Promise<Disposable> {
    const since = performance.now();
    return turn(key, async () => {
      for (;;) {
        const { count, secondsLeft } = await limitStore(database).counted(key, windowSeconds);
        if (count >= mostOf(what)) throw tooMany("too_many_requests", secondsLeft);
        if (count + ordering.count(key) < mostOf(what)) return ordering.begin(key);
        if (!(await ordering.oneEnds(key, since, PATIENCE)))
          throw tooMany("too_many_requests", secondsLeft);
      }
    });
  }

  return {
    /** Counts a request, and throws a 429 above the limit. */
    async count(what: Posted, c: ApiContext): Promise<void> {
      if (isCounted(c)) await take(what, c.get("clientAddress"));
    },

    /** Counts one more for somebody, and throws a 429 above the limit: who sets it off, or whom it hits. */
    async countFor(what: Posted, whom: string): Promise<void> {
      if (isOn) await take(what, whom);
    },

    /** Throws a 429 when the limit was reached before, and counts nothing. */
    async mustBeBelow(what: Posted, whom: string): Promise<void> {
      if (!isOn) return;
      const store = limitStore(database);
      const { count, secondsLeft } = await store.counted(keyOf(what, whom), windowSeconds);
      if (count >= mostOf(what)) throw tooMany("too_many_requests", secondsLeft);
    },

    /** Counts every call of a route, and refuses those beyond the limit with a 429. */
    limit(what: Posted) {
      return createMiddleware<ApiEnv>(async (c, next) => {
        if (isCounted(c)) await take(what, c.get("clientAddress"));
        await next();
      });
    },

    /** Middleware that counts every post to a page, and throws a 429 above the limit. */
    limitForms<E extends Env>(addressOf: (c: Context<E>) => string) {
      return createMiddleware<E>(async (c, next) => {
        if (isOn) await take("page-forms", addressOf(c));
        await next();
      });
    },

    /**
     * For calls that may receive the same input again, which does not count: `work` itself counts
     * new input where it stores it, unless that is not limited. Failed requests count too.
     */
    async limitNew<T>(
      what: Posted,
      c: ApiContext,
      work: (post: NewPost | undefined) => Promise<T>,
    ): Promise<T> {
      if (!isCounted(c)) return work(undefined);
      const key = keyOf(what, c.get("clientAddress"));
      using _underWay = await begin(what, key);
      const store = limitStore(database);
      const post = {
        key: hashOf(key),
        windowSeconds,
        most: mostOf(what),
        async settle(count: number | null) {
          if (count === null) {
            const { secondsLeft } = await store.counted(key, windowSeconds);
            throw tooMany("too_many_requests", secondsLeft);
          }
          // What is posted is stored already, and the next one sweeps too.
          if (count === 1) await store.sweepCounts(windowSeconds).catch(() => {});
        },
      };
      try {
        return await work(post);
      } catch (error) {
        await store.count(key, windowSeconds);
        throw error;
      }
    },
  };
}

export type RateLimiter = ReturnType<typeof rateLimiter>;
