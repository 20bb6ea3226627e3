import { LOCALES, type Locale } from "#shared/i18n/locale.ts";

import { answerCache, type AnswerCache, type AnswerCacheOptions } from "./answer-cache.ts";

const MAX_PAGES_BYTES = 64 * 1024 * 1024;
const MAX_LISTS_BYTES = 12 * 1024 * 1024;
/**
 * Size limit for pages of lists (`?page=…`), so that arbitrary page numbers can't fill the cache.
 */
const MAX_PARTS_BYTES = 4 * 1024 * 1024;

const MAX_CARDS_BYTES = 64 * 1024 * 1024;

const CARD_HEADERS = { vary: "Accept-Encoding, Accept-Language" };
const PAGE_HEADERS = { vary: "Accept-Encoding" };
/** Staff see more, uncached; other origins get CORS headers. */
const LIST_HEADERS = { vary: "Accept-Encoding, Authorization, Cookie, Origin" };

/** Under which the page of a card is cached, for visitors who want this language. */
export const cardKey = (code: string, locale: Locale) => `${code} ${locale}`;

/** The cached responses of the shop: pages by path, public lists by path and query, pages of cards. */
export interface PublicCache {
  pages: AnswerCache;
  lists: Pick<AnswerCache, "find" | "answer">;
  /** The pages of cards, by code and language. */
  cards: Pick<AnswerCache, "find" | "answer">;
  /** Called when the content that visitors see has changed. */
  drop(): void;
  /** Called when the content of the page of one card has changed. */
  dropCard(code: string): void;
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
  const cards = answerCache({ ...common, maxBytes: MAX_CARDS_BYTES, headers: CARD_HEADERS });
  const all = [pages, whole, parts, cards];
  const cacheOf = (key: string) => (key.includes("?") ? parts : whole);
  return {
    pages,
    lists: {
      find: (key) => cacheOf(key).find(key),
      answer: (key, produce) => cacheOf(key).answer(key, produce),
    },
    cards,
    drop() {
      for (const cache of all) cache.drop();
    },
    dropCard(code) {
      for (const locale of LOCALES) cards.dropOne(cardKey(code, locale));
    },
    trust(trusted) {
      for (const cache of all) cache.trust(trusted);
    },
  };
}
