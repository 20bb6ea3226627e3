import type { Logger } from "pino";

import { logRequest, type AnsweredRequest } from "./log-requests.ts";

/** How long further answers are counted before they are logged, in milliseconds. */
const TOGETHER_MS = 1_000;

/** Answers of a route that have no line of their own. */
interface Others {
  method: string;
  route: string;
  status: number;
  count: number;
  /** How long the slowest took, in milliseconds. */
  ms: number;
  timer: NodeJS.Timeout;
}

/**
 * Logs answers that take less time than writing a line about each. Of a route, the first is logged as
 * every request is, and all others of the following second with one line: how many they were, and how
 * long the slowest took. Disposing logs what has been counted.
 */
export function answerLog(log: Logger) {
  const counted = new Map<string, Others>();

  function logOthers(key: string): void {
    const { timer, count, ms, ...which } = counted.get(key)!;
    clearTimeout(timer);
    counted.delete(key);
    if (count > 0) log.info({ ...which, count, ms: Math.round(ms) }, "requests");
  }

  return {
    /** @param route one of `RouteLabels` */
    add(route: string, request: AnsweredRequest): void {
      if (!log.isLevelEnabled("info")) return;
      const { method, status, start } = request;
      const key = `${method} ${status} ${route}`;
      const others = counted.get(key);
      if (others) {
        others.count += 1;
        others.ms = Math.max(others.ms, performance.now() - start);
        return;
      }
      logRequest(log, request);
      const timer = setTimeout(logOthers, TOGETHER_MS, key).unref();
      counted.set(key, { method, route, status, count: 0, ms: 0, timer });
    },

    [Symbol.dispose](): void {
      for (const key of counted.keys()) logOthers(key);
    },
  };
}
export type AnswerLog = ReturnType<typeof answerLog>;
