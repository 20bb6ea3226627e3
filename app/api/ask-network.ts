/** The slowest upload may take ten minutes. */
export const LONGEST_MS = 10 * 60_000;

/** `fetch` for the browser, which gives up after ten minutes, or when the request is given up. */
export function askNetwork(request: Request): Promise<Response> {
  const signal = AbortSignal.any([request.signal, AbortSignal.timeout(LONGEST_MS)]);
  return fetch(request, { signal });
}
