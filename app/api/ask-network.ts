/** The slowest upload may take ten minutes. */
export const LONGEST_MS = 10 * 60_000;

/** `fetch` with a time limit of ten minutes; also ends when the request's own signal is aborted. */
export function askNetwork(request: Request): Promise<Response> {
  const signal = AbortSignal.any([request.signal, AbortSignal.timeout(LONGEST_MS)]);
  return fetch(request, { signal });
}
