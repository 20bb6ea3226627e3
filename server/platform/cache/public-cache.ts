import { answerCache, type AnswerCache, type AnswerCacheOptions } from "./answer-cache.ts";

const MAX_PAGES_BYTES = 64 * 1024 * 1024;
const MAX_LISTS_BYTES = 12 * 1024 * 1024;
/** For lists of which somebody asked for a part: whatever numbers people invent, it is no more. */
const MAX_PARTS_BYTES = 4 * 1024 * 1024;

const PAGE_HEADERS = { vary: "Accept-Encoding" };
/** Staff get more, each time anew; other origins get the leave to read it. */
const LIST_HEADERS = { vary: "Accept-Encoding, Authorization, Cookie, Origin" };

/** What is cached of the shop's answers: whole pages by path, public lists by path and query. */
export interface PublicCache {
  pages: AnswerCache;
  lists: Pick<AnswerCache, "find" | "answer">;
  /** What they show has changed. */
  drop(): void;
  /** Whether changes are heard of; until then nothing is cached. */
  trust(trusted: boolean): void;
}

/** @param options `isAway` as of the database; `now` in milliseconds since 1970 */
export function publicCache({
  isAway,
  now = Date.now,
}: Pick<AnswerCacheOptions, "isAway"> & { now?: () => number }): PublicCache {
  const common = { now, isAway };
  const pages = answerCache({ ...common, maxBytes: MAX_PAGES_BYTES, headers: PAGE_HEADERS });
  const ofLists = { ...common, headers: LIST_HEADERS };
  const whole = answerCache({ ...ofLists, maxBytes: MAX_LISTS_BYTES });
  const parts = answerCache({ ...ofLists, maxBytes: MAX_PARTS_BYTES });
  const all = [pages, whole, parts];
  const cacheOf = (key: string) => (key.includes("?") ? parts : whole);
  return {
    pages,
    lists: {
      find: (key) => cacheOf(key).find(key),
      answer: (key, produce) => cacheOf(key).answer(key, produce),
    },
    drop() {
      for (const cache of all) cache.drop();
    },
    trust(trusted) {
      for (const cache of all) cache.trust(trusted);
    },
  };
}
