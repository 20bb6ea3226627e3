import { LOCALES, pathIn } from "#shared/i18n/locale.ts";
import { PUBLIC_PATHS } from "#shared/sharing/site.ts";

import { responseOf } from "./kept-answer.ts";
import { withPolicy, type KeptAnswers } from "./kept-answers.ts";

/** Pages for visitors that nobody looks for. */
const UNLISTED_PATHS = ["/newsletter", "/offline"];

/**
 * Where the pages lie that are kept, and what the router fetches in their place. Spelled just so: the
 * router takes `/Product/` and `/%70roduct` for the same, and each would be kept by itself.
 */
const KEPT_PATHS: ReadonlySet<string> = new Set(
  LOCALES.flatMap((locale) =>
    [...PUBLIC_PATHS, ...UNLISTED_PATHS]
      .map((path) => pathIn(locale, path))
      .flatMap((path) => [path, `${path}${path.endsWith("/") ? "_" : ""}.data`]),
  ),
);

/**
 * Answers requests for pages. Public pages are the same whatever the query says, which only their
 * scripts read, so they are kept; the panel's, forms' answers and failures are made each time.
 */
export function publicPages({ pages }: KeptAnswers, publicUrl: string) {
  return async function pageOf(
    request: Request,
    render: (request: Request) => Promise<Response>,
  ): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    const isRead = request.method === "GET" || request.method === "HEAD";
    // The router's own calls may ask for parts of a page's data in their query.
    const isPart = pathname.endsWith(".data") && search !== "";
    if (!isRead || isPart || !KEPT_PATHS.has(pathname)) return withPolicy(await render(request));
    // Of who asks first, nothing can get into what everybody gets, and leaving ends nothing.
    const anybodys = new Request(new URL(pathname, publicUrl));
    const outcome = await pages.answer(pathname, () => render(anybodys));
    return outcome instanceof Response ? withPolicy(outcome) : responseOf(outcome, request);
  };
}
