import { createClient } from "./client.ts";

/** The API for what happens in the browser. Ten minutes is what the slowest upload may take. */
export const api = createClient("", (input, init) =>
  fetch(input, { ...init, signal: AbortSignal.timeout(10 * 60_000) }),
);
