import { monitorEventLoopDelay } from "node:perf_hooks";

import { createMiddleware } from "hono/factory";

import type { Database } from "#server/platform/database/connect.ts";

import type { RouteLabels } from "./route-label.ts";

/** Upper bounds of the histogram, in seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface Series {
  labels: string;
  /** The count for each bucket, of requests within its upper bound and not within the one before. */
  counts: number[];
  count: number;
  sum: number;
}

/** Counts and durations of requests, and the state of the process, in Prometheus's format. */
export function collectMetrics({ pool }: Pick<Database, "pool">, routes: Pick<RouteLabels, "of">) {
  const series = new Map<string, Series>();
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();

  function observe(labels: string, seconds: number): void {
    let one = series.get(labels);
    if (!one) {
      one = { labels, counts: BUCKETS.map(() => 0), count: 0, sum: 0 };
      series.set(labels, one);
    }
    one.count += 1;
    one.sum += seconds;
    const bucket = BUCKETS.findIndex((bound) => seconds <= bound);
    if (bucket >= 0) one.counts[bucket]! += 1;
  }

  /**
   * @param route one of `RouteLabels`
   * @param start by `performance.now()`
   */
  function count(method: string, route: string, status: number, start: number): void {
    const labels = `method="${methodOf(method)}",route="${route}",status="${status}"`;
    observe(labels, (performance.now() - start) / 1000);
  }

  return {
    count,

    measure: createMiddleware(async (c, next) => {
      const start = performance.now();
      await next();
      count(c.req.method, routes.of(c), c.res.status, start);
    }),

    text(): string {
      const { rss, heapUsed } = process.memoryUsage();
      const { user, system } = process.cpuUsage();
      const started = Date.now() / 1000 - process.uptime();
      return [
        "# HELP http_request_duration_seconds How long requests took.",
        "# TYPE http_request_duration_seconds histogram",
        ...[...series.values()].flatMap(histogramLines),
        ...gauge("process_resident_memory_bytes", "Memory of the process.", rss),
        ...gauge("nodejs_heap_used_bytes", "Memory in use by JavaScript.", heapUsed),
        ...gauge("process_start_time_seconds", "When the process started.", started),
        ...gauge(
          "nodejs_eventloop_lag_p99_seconds",
          "Delay of the event loop.",
          secondsOf(delay.percentile(99)),
        ),
        ...gauge("database_connections", "Open connections to the database.", pool.totalCount),
        ...gauge("database_connections_idle", "Those of them at rest.", pool.idleCount),
        ...gauge("database_waiting", "Requests that wait for a connection.", pool.waitingCount),
        "# HELP process_cpu_seconds_total Time that the process has computed.",
        "# TYPE process_cpu_seconds_total counter",
        `process_cpu_seconds_total ${(user + system) / 1e6}`,
        "",
      ].join("\n");
    },
  };
}
export type Metrics = ReturnType<typeof collectMetrics>;

function histogramLines({ labels, counts, count, sum }: Series): string[] {
  const name = "http_request_duration_seconds";
  let within = 0;
  return [
    ...BUCKETS.map((bound, index) => {
      within += counts[index]!;
      return `${name}_bucket{${labels},le="${bound}"} ${within}`;
    }),
    `${name}_bucket{${labels},le="+Inf"} ${count}`,
    `${name}_sum{${labels}} ${sum}`,
    `${name}_count{${labels}} ${count}`,
  ];
}

function gauge(name: string, help: string, value: number): string[] {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} gauge`, `${name} ${value}`];
}

function secondsOf(nanoseconds: number): number {
  return nanoseconds / 1e9;
}

const METHODS = new Set(["GET", "HEAD", "POST", "PATCH", "DELETE", "OPTIONS"]);

function methodOf(method: string): string {
  return METHODS.has(method) ? method : "other";
}
