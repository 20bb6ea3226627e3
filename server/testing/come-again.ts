import assert from "node:assert/strict";
import { setTimeout as delay } from "node:timers/promises";

/** Repeats a request until it is let in, as people do who are asked to try again. */
export async function comeAgain(
  ask: () => Promise<Response>,
  signal?: AbortSignal,
): Promise<Response> {
  for (;;) {
    const answer = await ask();
    if (answer.status !== 503) return answer;
    assert.ok(answer.headers.has("Retry-After"));
    await delay(20, undefined, { signal });
  }
}
