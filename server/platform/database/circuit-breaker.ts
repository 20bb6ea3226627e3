/** How often it is tried whether the database is back, in milliseconds. */
const PROBE_EVERY_MS = 500;

/** Told when the circuit opens, with what the probe failed by, and when it closes again. */
export type OnCircuitChange = (isOpen: boolean, reason?: unknown) => void;

/**
 * A circuit breaker: once a probe fails, the circuit is open and calls are refused at once instead of
 * waiting for what does not answer; it is probed until it answers, and then closed.
 * @param probe fails within a bounded time when there is no answer
 */
export function circuitBreaker(probe: () => Promise<void>, onChange: OnCircuitChange) {
  let isOpen = false;
  let isProbing = false;
  let isEnded = false;
  let timer: NodeJS.Timeout | undefined;

  function turn(open: boolean, reason?: unknown): void {
    if (isEnded || open === isOpen) return;
    isOpen = open;
    onChange(open, reason);
  }

  async function probeUntilClosed(): Promise<void> {
    isProbing = true;
    try {
      await probe();
      isProbing = false;
      turn(false);
    } catch (error) {
      turn(true, error);
      if (!isEnded) timer = setTimeout(() => void probeUntilClosed(), PROBE_EVERY_MS).unref();
    }
  }

  return {
    isOpen: () => isOpen,

    /** A call has failed in a way that may mean that none would succeed: this is found out. */
    suspect(): void {
      if (!isProbing && !isEnded) void probeUntilClosed();
    },

    end(): void {
      isEnded = true;
      clearTimeout(timer);
    },
  };
}
export type CircuitBreaker = ReturnType<typeof circuitBreaker>;
