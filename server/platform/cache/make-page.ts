import type { Made } from "./answer-cache.ts";
import { STALE_HEADER } from "./cached-answer.ts";

type CallApi = (request: Request) => Promise<Response>;

/**
 * Renders a page and decides from the API responses that it used whether it may be cached: a page
 * with failed or possibly stale parts must not be.
 */
export async function makePage(
  render: (callApi: CallApi) => Promise<Response>,
  callApi: CallApi,
): Promise<Made> {
  let isPartial = false;
  /** `Retry-After` of an API call that could not be answered for the moment. */
  let retryAfter: string | null = null;
  /** The stale marker of an API call that was answered with possibly outdated content. */
  let stale: string | null = null;
  const rendered = await render(async (call) => {
    const answer = await callApi(call);
    isPartial ||= answer.status >= 500;
    stale ??= answer.headers.get(STALE_HEADER);
    if (answer.status === 503) retryAfter ??= answer.headers.get("Retry-After") ?? "1";
    return answer;
  });

  const hasFailed = rendered.status >= 500;
  // The router answers unexpected errors with a 500.
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
