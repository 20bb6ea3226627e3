import { pino, type DestinationStream, type Logger, type LoggerOptions } from "pino";

const MINUTE_MS = 60_000;

/** More different failures than this at once are counted as one. */
const MOST_KINDS = 200;

interface Repeated {
  /** How often it has happened since it was last logged. */
  count: number;
  /** Logs the last of them. */
  log(count: number): void;
}

/**
 * The shop's log. A failure (a warning or an error) is logged at once; while it repeats, the last of
 * them is logged once a minute with `repeated`, their number.
 */
export function openLog(level: string, lines: DestinationStream = buffered()): Logger {
  const known = new Map<string, Repeated>();

  function again(key: string): void {
    const timer = setTimeout(() => {
      const { count, log } = known.get(key)!;
      known.delete(key);
      if (count === 0) return;
      known.set(key, { count: 0, log });
      log(count);
      again(key);
    }, MINUTE_MS);
    timer.unref();
  }

  const logMethod: NonNullable<LoggerOptions["hooks"]>["logMethod"] = function logOnce(
    args,
    method,
    number,
  ) {
    if (number < pino.levels.values["warn"]!) return method.apply(this, args);
    const [about, ...words] = args as [unknown, ...string[]];
    const key = kindOf(about, words, known);
    const log = (repeated: number) => {
      const all = typeof about === "object" ? { ...about, repeated } : { repeated, about };
      method.apply(this, [all, ...words] as typeof args);
    };
    const repeats = known.get(key);
    if (repeats) {
      repeats.count += 1;
      repeats.log = log;
      return;
    }
    known.set(key, { count: 0, log });
    again(key);
    method.apply(this, args);
  };
  return pino({ level, hooks: { logMethod } }, lines);
}

/** Writing each line by itself would cost more than the request that it describes. */
const buffered = () => pino.destination({ sync: false, minLength: 4096, periodicFlush: 500 });

/** Two failures are the same if their messages are, and where their errors come from. */
function kindOf(about: unknown, words: readonly string[], known: Map<string, unknown>): string {
  const { part, kind, err } = (about ?? {}) as Record<string, unknown>;
  const causes = [];
  for (let error = err; isObject(error) && causes.length < 5; error = error["cause"]) {
    const { type, code, stack } = error;
    causes.push(type, code, Array.isArray(stack) ? stack[0] : undefined);
  }
  const key = JSON.stringify([words, typeof about === "string" ? about : "", part, kind, causes]);
  return known.has(key) || known.size < MOST_KINDS ? key : "others";
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;
