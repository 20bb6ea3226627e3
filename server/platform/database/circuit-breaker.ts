/** How often the database is probed while it is down, in milliseconds. */
const PROBE_EVERY_MS = 500;

/** Called when the circuit opens, with the error of the probe, and when it closes again. */
export type OnCircuitChange = (isOpen: boolean, reason?: unknown) => void;

/**
 * A circuit breaker. Once a probe fails, the circuit is open: calls fail at once instead of waiting
 * for a timeout. It is probed regularly and closes as soon as a probe succeeds.
 * @param probe rejects within a bounded time when there is no answer
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

    /** Reports a failed call that may mean that the database is down; a probe finds out. */
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
