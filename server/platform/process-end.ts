/**
 * A signal that is aborted once, when this process is to end: by an operating system signal,
 * because its parent has ended, or after an uncaught error. The abort reason is that error,
 * otherwise `ToldToEnd`. Later events (a second Ctrl-C) change nothing: shutting down is under way
 * and takes a bounded time.
 */
export function endOfProcess(): AbortSignal {
  const end = new AbortController();
  const told = (hasTime: boolean) => end.abort(new ToldToEnd(hasTime));
  // By a service manager, which has other nodes answer; somebody at the terminal waits for the end.
  process.on("SIGTERM", () => told(true));
  for (const event of ["SIGINT", "SIGHUP", "disconnect"]) process.on(event, () => told(false));

  const failed = (error: unknown) => {
    if (end.signal.aborted) console.error(error);
    end.abort(error);
  };
  process.on("uncaughtException", failed);
  process.on("unhandledRejection", failed);
  // Writing to a terminal that was closed must not cause an error with every line.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
  return end.signal;
}

export class ToldToEnd extends Error {
  override readonly name = "ToldToEnd";
  /** Whether requests may still come for a while that this process should answer. */
  readonly hasTime: boolean;

  constructor(hasTime: boolean) {
    super("This process was told to end.");
    this.hasTime = hasTime;
  }
}

/** Waits for work, but no longer than `milliseconds`. */
export async function waitAtMost(milliseconds: number, work: Promise<unknown>): Promise<void> {
  const late = Promise.withResolvers<void>();
  const timer = setTimeout(late.resolve, milliseconds);
  await Promise.race([work, late.promise]).finally(() => clearTimeout(timer));
}
