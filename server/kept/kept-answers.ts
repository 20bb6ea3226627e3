import { SECURITY_HEADERS } from "#server/http/security-headers.ts";

import { answerCache, type AnswerCache, type AnswerCacheOptions } from "./answer-cache.ts";
import { contentPolicy } from "./content-policy.ts";

const MAX_PAGES_BYTES = 64 * 1024 * 1024;
const MAX_LISTS_BYTES = 12 * 1024 * 1024;
/** For lists of which somebody asked for a part: whatever numbers people invent, it is no more. */
const MAX_PARTS_BYTES = 4 * 1024 * 1024;

/** What is kept of the shop's answers: whole pages by path, public lists by path and query. */
export interface KeptAnswers {
  pages: AnswerCache;
  lists: Pick<AnswerCache, "find" | "answer">;
  /** What they show has changed. */
  drop(): void;
  /** Whether changes are heard of; until then nothing is kept. */
  trust(trusted: boolean): void;
}

/** @param options `isAway` as of the database; `now` in milliseconds since 1970 */
export function keptAnswers({
  isAway,
  now = Date.now,
}: Pick<AnswerCacheOptions, "isAway"> & { now?: () => number }): KeptAnswers {
  const common = { now, isAway };
  const pages = answerCache({ ...common, maxBytes: MAX_PAGES_BYTES, headersFor: pageHeaders });
  const ofLists = { ...common, headersFor: listHeaders };
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

async function pageHeaders(response: Response): Promise<Record<string, string>> {
  return { ...SECURITY_HEADERS, ...(await policyOf(response)), vary: "Accept-Encoding" };
}

async function listHeaders(): Promise<Record<string, string>> {
  // Staff get more, each time anew; other origins get the leave to read it.
  return { ...SECURITY_HEADERS, vary: "Accept-Encoding, Authorization, Cookie, Origin" };
}

/** The policy of a page that is made for one asker. */
export async function withPolicy(response: Response): Promise<Response> {
  const policy = await policyOf(response.clone());
  for (const [name, value] of Object.entries(policy)) response.headers.set(name, value);
  return response;
}

async function policyOf(response: Response): Promise<Record<string, string>> {
  const isPage = response.headers.get("Content-Type")?.startsWith("text/html");
  return isPage ? { "content-security-policy": contentPolicy(await response.text()) } : {};
}
