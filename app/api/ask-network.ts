/** The slowest upload may take ten minutes. */
const LONGEST_MS = 10 * 60_000;

/** `fetch` for the browser, which gives up after ten minutes. */
export function askNetwork(request: Request): Promise<Response> {
  return fetch(request, { signal: AbortSignal.timeout(LONGEST_MS) });
}
