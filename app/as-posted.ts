/**
 * The request with the address that the browser sees. Behind a proxy that terminates HTTPS the shop
 * receives plain HTTP or another host name, and the router would take the shop's own forms for
 * those of another site. Requests that do come from another site are not changed.
 * @param origin the shop's own
 */
export function asPosted(request: Request, origin: string): Request {
  const { host, pathname, search } = new URL(request.url);
  const from = request.headers.get("Origin");
  if (from === null || (from !== origin && from !== `https://${host}`)) return request;
  // Resolved against an origin, a path such as `//elsewhere` would change the host.
  const asSeen = new URL(from);
  asSeen.pathname = pathname;
  asSeen.search = search;
  return new Request(asSeen, request);
}
