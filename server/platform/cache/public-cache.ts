import { answerCache, type AnswerCache, type AnswerCacheOptions } from "./answer-cache.ts";

const MAX_PAGES_BYTES = 64 * 1024 * 1024;
const MAX_LISTS_BYTES = 12 * 1024 * 1024;
/**
 * Size limit for pages of lists (`?page=…`), so that arbitrary page numbers can't fill the cache.
 */
const MAX_PARTS_BYTES = 4 * 1024 * 1024;

const PAGE_HEADERS = { vary: "Accept-Encoding" };
/** Staff see more, uncached; other origins get CORS headers. */
const LIST_HEADERS = { vary: "Accept-Encoding, Authorization, Cookie, Origin" };

/** The cached responses of the shop: whole pages by path, public lists by path and query. */
export interface PublicCache {
  pages: AnswerCache;
  lists: Pick<AnswerCache, "find" | "answer">;
  /** Called when the content that visitors see has changed. */
  drop(): void;
  /** Tells whether changes of content are being received; nothing is cached until they are. */
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
