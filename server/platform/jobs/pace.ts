/** How soon jobs are begun, and begun again. */
export interface Pace {
  /** Seconds between two looks for jobs that are due. */
  pollSeconds: number;
  /** How often a job that has failed is tried again. */
  retries: number;
  /** Seconds before the first repetition; each further one takes twice as long. */
  retrySeconds: number;
}

/** About twenty hours in all: longer than a night in which nobody looks after a mail server. */
export const USUAL_PACE: Pace = { pollSeconds: 2, retries: 12, retrySeconds: 30 };

const LONGEST_RETRY_SECONDS = 6 * 60 * 60;

/** Seconds until the next attempt after so many. */
export function retryDelay({ retrySeconds }: Pace, attempts: number): number {
  return Math.min(retrySeconds * 2 ** (attempts - 1), LONGEST_RETRY_SECONDS);
}
