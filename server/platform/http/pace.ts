/** The minimum speed at which a client must send a body or receive a response. */
export interface Pace {
  /** How long a pause may be at first, in milliseconds. */
  grace: number;
  /** The minimum average speed after that, in bytes per second. */
  least: number;
  /** The time limit for the whole, in milliseconds. */
  longest: number;
}

/**
 * A phone in a 3G network sends 50 kB per second, which is ten minutes for an order with 30 MB of
 * pictures; after that, clients give up. A sixth of that speed is accepted, because mobile networks
 * stall at times, and a body that arrived faster has time to spare.
 */
export const PACE: Pace = { grace: 20_000, least: 8 * 1024, longest: 15 * 60_000 };

/**
 * How long a single pause may be, in milliseconds, also of a client that was fast before: otherwise
 * it could keep its slot for as long as it has saved.
 */
export function pauseAllowed({ grace }: Pace): number {
  return 3 * grace;
}

/** How long the client may have kept us waiting after so many bytes, in milliseconds. */
export function timeAllowed({ grace, least, longest }: Pace, bytes: number): number {
  return Math.min(grace + (bytes / least) * 1000, longest);
}

/**
 * How long a client that sends what is not read may take to read its response, in milliseconds. Then its
 * connection is closed, which takes away the response from who has not read it.
 */
export const LAST_ANSWER_MS = 2_000;
