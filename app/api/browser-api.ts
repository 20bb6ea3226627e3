import { createCallApi } from "./call-api.ts";

/** The API for what happens in the browser. Ten minutes is what the slowest upload may take. */
export const api = createCallApi(
  "",
  (request) => fetch(request, { signal: AbortSignal.timeout(10 * 60_000) }),
  "include",
);
