/** When jobs are begun and retried. */
export interface Pace {
  /** Seconds between two searches for jobs that are due. */
  pollSeconds: number;
  /** The number of attempts at a failing job. */
  retries: number;
  /** Seconds before the first retry; each further delay is twice as long. */
  retrySeconds: number;
}

/** About twenty hours in all: longer than a night in which nobody attends to a mail server. */
export const USUAL_PACE: Pace = { pollSeconds: 2, retries: 12, retrySeconds: 30 };

const LONGEST_RETRY_SECONDS = 6 * 60 * 60;

/** Seconds until the next attempt, after so many attempts. */
export function retryDelay({ retrySeconds }: Pace, attempts: number): number {
  return Math.min(retrySeconds * 2 ** (attempts - 1), LONGEST_RETRY_SECONDS);
}
