import { asStale, finishAnswer, isCacheable, type CachedAnswer } from "./cached-answer.ts";
import { LruMap } from "./lru-map.ts";
import { nextMidnight } from "./next-midnight.ts";

/** A newly made response, and how complete it is. */
export interface Made {
  response: Response;
  /**
   * `whole`: complete and up to date. `partial`: something is missing or out of date, so only the
   * client that asked gets it. `failed`: an older cached response is better, if there is one.
   */
  quality: "whole" | "partial" | "failed";
  /** Whether it is cached even if it is a 404: where one response is for all that is missing. */
  keeps404?: boolean;
}

/** What a client gets: a cached answer, or a response that is not cached. */
type Outcome = CachedAnswer | Response;

interface Run {
  outcome: Outcome;
  /** The same response for those who wait for the same; undefined where each needs its own. */
  copy?: () => Response;
}

interface Entry {
  answer: CachedAnswer;
  /** When it was made, in milliseconds since 1970. */
  madeAt: number;
  /**
   * Since when its content may have changed, in milliseconds since 1970; undefined while it is
   * current.
   */
  staleSince: number | undefined;
}

/** How long an out-of-date response may still be served, in milliseconds. */
const LONGEST_STALE = 24 * 60 * 60 * 1000;

export interface AnswerCacheOptions {
  /** Size limit of the cache, in bytes. */
  maxBytes: number;
  /** Headers that every cached response carries besides its own. */
  headers: Record<string, string>;
  /** The present time, in milliseconds since 1970. */
  now(): number;
  /** Whether the database is known to be down, so that no new response can be made. */
  isAway(): boolean;
}

/**
 * A cache for responses that are the same for every client. Each is made once and stays until the
 * content that it shows changes, or until the day ends in Amman, because some pages show its date.
 *
 * Requests for the same key that arrive at the same time share one run of `produce`. If a change
 * happens during the run, its result goes only to the requests that began before the change and is
 * not cached; later requests start a new run. While the shop can't tell whether content has changed
 * (its connection for change events is down), nothing is added to the cache and cached responses
 * are not served as current.
 *
 * A response whose content may have changed stays in the cache for a day. If a new one can't be
 * made in that time, the old one is served, marked as stale.
 */
export function answerCache({ maxBytes, headers, now, isAway }: AnswerCacheOptions) {
  const entries = new LruMap<Entry>(maxBytes);
  let underWay = new Map<string, Promise<Run>>();
  let isTrusted = false;
  /** Incremented with every change of content. */
  let generation = 0;
  let dayEnds = nextMidnight(now());

  function drop(): void {
    generation += 1;
    underWay = new Map();
    const moment = now();
    for (const entry of entries.values()) entry.staleSince ??= moment;
  }

  /** Only this key: what is being made of it now is not cached either. */
  function dropOne(key: string): void {
    underWay.delete(key);
    const entry = entries.get(key);
    if (entry) entry.staleSince ??= now();
  }

  function dropAtMidnight(): void {
    const moment = now();
    if (moment < dayEnds) return;
    dayEnds = nextMidnight(moment);
    drop();
  }

  /** @param isWanted whether its content has not changed meanwhile */
  async function make(
    key: string,
    produce: () => Promise<Made>,
    isWanted: () => boolean,
  ): Promise<Run> {
    const began = generation;
    const { response, quality, keeps404 = false } = await produce();
    if (quality === "failed") return { outcome: older(key) ?? response };
    // The page is gone: its cached copy must not be served again.
    if (response.status >= 400) entries.delete(key);
    if (quality === "partial") {
      const body = await response.arrayBuffer();
      const copy = () => new Response(body, response);
      return { outcome: copy(), copy };
    }
    if (!isTrusted || !isCacheable(response, keeps404)) return { outcome: response };
    const answer = await finishAnswer(response, headers);
    dropAtMidnight();
    if (isTrusted && began === generation && isWanted()) {
      entries.set(key, { answer, madeAt: now(), staleSince: undefined }, answer.size);
    }
    return { outcome: answer };
  }

  /** The cached response, current or not, unless it is too old to be served. */
  function older(key: string): CachedAnswer | undefined {
    const entry = entries.get(key);
    if (entry?.staleSince === undefined) return entry?.answer;
    const moment = now();
    const staleFor = moment - entry.staleSince;
    if (staleFor <= LONGEST_STALE) return asStale(entry.answer, moment - entry.madeAt, staleFor);
    entries.delete(key);
    return undefined;
  }

  function find(key: string): CachedAnswer | undefined {
    dropAtMidnight();
    const entry = entries.get(key);
    if (entry && entry.staleSince === undefined) return entry.answer;
    return isAway() ? older(key) : undefined;
  }

  return {
    drop,
    dropOne,
    find,

    /** Tells the cache whether it is being informed of changes. */
    trust(trusted: boolean): void {
      isTrusted = trusted;
      drop();
    },

    /** The cached response, or what `produce` makes, which is cached where possible. */
    async answer(key: string, produce: () => Promise<Made>): Promise<Outcome> {
      const found = find(key);
      if (found) return found;
      const others = isTrusted ? underWay.get(key) : undefined;
      if (others) {
        const { outcome, copy } = await others;
        if (!(outcome instanceof Response)) return outcome;
        return copy ? copy() : (await produce()).response;
      }
      const mine = underWay;
      const making: Promise<Run> = make(key, produce, () => mine.get(key) === making);
      mine.set(key, making);
      try {
        return (await making).outcome;
      } finally {
        if (mine.get(key) === making) mine.delete(key);
      }
    },
  };
}
export type AnswerCache = ReturnType<typeof answerCache>;
