import { asStale, finishAnswer, isCacheable, type CachedAnswer } from "./cached-answer.ts";
import { LruMap } from "./lru-map.ts";
import { nextMidnight } from "./next-midnight.ts";

/** What making an answer brings. */
export interface Made {
  response: Response;
  /**
   * `whole`: all is there. `partial`: something is left out or out of date, so it is only for who
   * asked. `failed`: an older answer is better, if there is one.
   */
  quality: "whole" | "partial" | "failed";
}

/** What somebody who asks gets: an answer that is cached, or one that is only for them. */
type Outcome = CachedAnswer | Response;

interface Entry {
  answer: CachedAnswer;
  /** Milliseconds since 1970. */
  madeAt: number;
  /** Since when what it shows may be different; undefined while it is not. */
  staleSince: number | undefined;
}

/** How long an answer may be given that may be out of date, in milliseconds. */
const LONGEST_STALE = 24 * 60 * 60 * 1000;

export interface AnswerCacheOptions {
  /** The most that may be cached, in bytes. */
  maxBytes: number;
  /** What cached answers carry besides their own headers. */
  headers: Record<string, string>;
  /** Milliseconds since 1970. */
  now(): number;
  /** Whether it is known that nothing can be made, because the database does not answer. */
  isAway(): boolean;
}

/**
 * Answers that are the same for everybody, each made once and cached until what they show changes, or
 * the day in Amman ends, whose date some of them show.
 *
 * One maker for many who wait. An answer whose making began before a change is given to those who
 * asked before it and not cached, and who asks after the change never waits for it. While it is not
 * known whether something changed, nothing is cached, and nothing cached is given as if it were new.
 *
 * What has changed, or may have, is not thrown away: for a day it stands in for a new one that can't
 * be made, and says so.
 */
export function answerCache({ maxBytes, headers, now, isAway }: AnswerCacheOptions) {
  const entries = new LruMap<Entry>(maxBytes);
  let underWay = new Map<string, Promise<Outcome>>();
  let isTrusted = false;
  /** Grows with every change. */
  let generation = 0;
  let dayEnds = nextMidnight(now());

  function drop(): void {
    generation += 1;
    underWay = new Map();
    const moment = now();
    for (const entry of entries.values()) entry.staleSince ??= moment;
  }

  function dropAtMidnight(): void {
    const moment = now();
    if (moment < dayEnds) return;
    dayEnds = nextMidnight(moment);
    drop();
  }

  async function make(key: string, produce: () => Promise<Made>): Promise<Outcome> {
    const began = generation;
    const { response, quality } = await produce();
    if (quality === "failed") return older(key) ?? response;
    // What is not there any more must not come back.
    if (response.status >= 400) entries.delete(key);
    if (quality === "partial" || !isTrusted || !isCacheable(response)) return response;
    const answer = await finishAnswer(response, headers);
    dropAtMidnight();
    if (isTrusted && began === generation) {
      entries.set(key, { answer, madeAt: now(), staleSince: undefined }, answer.size);
    }
    return answer;
  }

  /** What is cached, though it may be out of date, if it is not too old. */
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
    find,

    /** Told whether changes are heard of. */
    trust(trusted: boolean): void {
      isTrusted = trusted;
      drop();
    },

    /** What is cached, or what `produce` brings, which is cached if it may be. */
    async answer(key: string, produce: () => Promise<Made>): Promise<Outcome> {
      const found = find(key);
      if (found) return found;
      const others = isTrusted ? underWay.get(key) : undefined;
      if (others) {
        const theirs = await others;
        // A body can be read once: an answer that is not cached is only for who asked first.
        return theirs instanceof Response ? (await produce()).response : theirs;
      }
      const making = make(key, produce);
      const mine = underWay;
      mine.set(key, making);
      try {
        return await making;
      } finally {
        mine.delete(key);
      }
    },
  };
}
export type AnswerCache = ReturnType<typeof answerCache>;
