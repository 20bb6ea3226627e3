/**
 * The request under the address at which the browser sees the shop. A proxy that ends HTTPS passes
 * plain HTTP on, or asks under a name of its own, and the router would take the shop's own forms for
 * another site's. What does come from another site keeps looking so.
 * @param origin the shop's own
 */
export function asPosted(request: Request, origin: string): Request {
  const { host, pathname, search } = new URL(request.url);
  const from = request.headers.get("Origin");
  if (from === null || (from !== origin && from !== `https://${host}`)) return request;
  // Resolved against it, a path such as `//elsewhere` would be another host.
  const asSeen = new URL(from);
  asSeen.pathname = pathname;
  asSeen.search = search;
  return new Request(asSeen, request);
}
