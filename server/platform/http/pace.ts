/** How slowly somebody may send a body, or take an answer. */
export interface Pace {
  /** How long nothing has to come at all, in milliseconds. */
  grace: number;
  /** Bytes a second from then on, on the average. */
  least: number;
  /** How long it may take in all, in milliseconds. */
  longest: number;
}

/**
 * A phone in a 3G network sends 50 kB a second, and so takes ten minutes for an order with 30 MB of
 * pictures, after which clients give up. A sixth of that speed is let through, for networks stand
 * still at times, and a body that came fast has some time to spare.
 */
export const PACE: Pace = { grace: 20_000, least: 8 * 1024, longest: 15 * 60_000 };

/** How long so many bytes may have been waited for, in milliseconds. */
export function timeAllowed({ grace, least, longest }: Pace, bytes: number): number {
  return Math.min(grace + (bytes / least) * 1000, longest);
}
