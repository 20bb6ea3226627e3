import { keepAnswer, mayBeKept, type KeptAnswer } from "./kept-answer.ts";
import { LruMap } from "./lru-map.ts";
import { nextMidnight } from "./next-midnight.ts";

/** What a miss brings: an answer to keep, or one that is only for who asked. */
type Outcome = KeptAnswer | Response;

export interface AnswerCacheOptions {
  /** The most that may be kept, in bytes. */
  maxBytes: number;
  /** Headers that a kept answer carries besides its own. */
  headersFor(response: Response): Promise<Record<string, string>>;
  /** Milliseconds since 1970. */
  now(): number;
}

/**
 * Answers that are the same for everybody, each made once and kept until what they show changes, or
 * the day in Amman ends, whose date some of them show.
 *
 * One maker for many who wait. An answer whose making began before a change is given to those who
 * asked before it and not kept, and who asks after the change never waits for it. While it is not
 * known whether something changed, nothing is kept and nothing kept is given.
 */
export function answerCache({ maxBytes, headersFor, now }: AnswerCacheOptions) {
  const kept = new LruMap<KeptAnswer>(maxBytes);
  let underWay = new Map<string, Promise<Outcome>>();
  let isTrusted = false;
  /** Grows with every change. */
  let generation = 0;
  let dayEnds = nextMidnight(now());

  function drop(): void {
    generation += 1;
    kept.clear();
    underWay = new Map();
  }

  function dropAtMidnight(): void {
    const moment = now();
    if (moment < dayEnds) return;
    dayEnds = nextMidnight(moment);
    drop();
  }

  async function make(key: string, produce: () => Promise<Response>): Promise<Outcome> {
    const began = generation;
    const response = await produce();
    if (!isTrusted || !mayBeKept(response)) return response;
    const answer = await keepAnswer(response, await headersFor(response.clone()));
    dropAtMidnight();
    if (isTrusted && began === generation) kept.set(key, answer, answer.size);
    return answer;
  }

  function find(key: string): KeptAnswer | undefined {
    dropAtMidnight();
    return kept.get(key);
  }

  return {
    drop,
    find,

    /** Told whether changes are heard of. */
    trust(trusted: boolean): void {
      isTrusted = trusted;
      drop();
    },

    /** What is kept, or what `produce` brings, which is kept if it may be. */
    async answer(key: string, produce: () => Promise<Response>): Promise<Outcome> {
      const found = find(key);
      if (found) return found;
      const others = isTrusted ? underWay.get(key) : undefined;
      if (others) {
        const theirs = await others;
        // A body can be read once: an answer that is not kept is only for who asked first.
        return theirs instanceof Response ? produce() : theirs;
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
