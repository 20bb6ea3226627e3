import type { Made } from "./answer-cache.ts";
import { STALE_HEADER } from "./cached-answer.ts";

type CallApi = (request: Request) => Promise<Response>;

/**
 * Renders a page and tells how good it is by what its calls of the API were answered: a page that
 * leaves out what failed, or shows what may be out of date, must not be cached.
 */
export async function makePage(
  render: (callApi: CallApi) => Promise<Response>,
  callApi: CallApi,
): Promise<Made> {
  let isPartial = false;
  /** Set when a call could not be answered at present. */
  let retryAfter: string | null = null;
  /** Set when a call was answered by what may be out of date. */
  let stale: string | null = null;
  const rendered = await render(async (call) => {
    const answer = await callApi(call);
    isPartial ||= answer.status >= 500;
    stale ??= answer.headers.get(STALE_HEADER);
    if (answer.status === 503) retryAfter ??= answer.headers.get("Retry-After") ?? "1";
    return answer;
  });

  const hasFailed = rendered.status >= 500;
  // The router answers whatever it did not foresee with a 500.
  const status = hasFailed && retryAfter !== null ? 503 : rendered.status;
  const response = new Response(rendered.body, { status, headers: rendered.headers });
  if (status === 503 && retryAfter !== null) response.headers.set("Retry-After", retryAfter);
  if (stale !== null) {
    response.headers.set(STALE_HEADER, stale);
    response.headers.set("Cache-Control", "no-store");
  }
  if (hasFailed || retryAfter !== null || stale !== null) return { response, quality: "failed" };
  return { response, quality: isPartial ? "partial" : "whole" };
}
