import { withoutLocale } from "#shared/i18n/locale.ts";

/**
 * The request with the address that the browser sees. Behind a proxy that terminates HTTPS the shop
 * receives plain HTTP or another host name, and the router would take the shop's own forms for
 * those of another site. Requests that do come from another site are not changed.
 * @param origin the shop's own
 */
export function asPosted(request: Request, origin: string): Request {
  const { host, pathname, search } = new URL(request.url);
  const from = originOf(request, pathname, origin);
  if (from === null || (from !== origin && from !== `https://${host}`)) return request;
  // Resolved against an origin, a path such as `//elsewhere` would change the host.
  const asSeen = new URL(from);
  asSeen.pathname = pathname;
  asSeen.search = search;
  const asked = new Request(asSeen, request);
  asked.headers.set("Origin", from);
  return asked;
}

/** The address of the page of an order, a quote, a company or a card's owner, of which nobody knows who has not got the link. */
const KEPT_SECRET = /^\/(orders|quotes|cards|companies)\/[0-9a-f]{32}$/;

/**
 * The origin of the page that posts. The policy of such a page, `no-referrer`, makes browsers
 * send 'null' with its forms. No other site can post to it, because the address itself is the key.
 */
function originOf(request: Request, pathname: string, origin: string): string | null {
  const from = request.headers.get("Origin");
  return from === "null" && KEPT_SECRET.test(withoutLocale(pathname)) ? origin : from;
}
