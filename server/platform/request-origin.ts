import { AsyncLocalStorage } from "node:async_hooks";

import type { Logger } from "pino";

/** Where the call comes from in which something happens. */
interface RequestOrigin {
  requestId: string;
  /** As rate limits count it; null for a call within the process. */
  address: string | null;
  /** What the client says of itself, however long. */
  userAgent: string;
  log: Logger;
}

/**
 * The origin of the call that is being answered, for what is recorded of it in any depth. There is none
 * in jobs and commands.
 */
export const requestOrigin = new AsyncLocalStorage<RequestOrigin>();
