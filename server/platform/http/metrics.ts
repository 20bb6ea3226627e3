import { monitorEventLoopDelay } from "node:perf_hooks";

import { createMiddleware } from "hono/factory";
import type pg from "pg";

import { backupRecordStore } from "#server/platform/backup/backup-record.store.ts";
import type { Database } from "#server/platform/database/connect.ts";
import { jobStore } from "#server/platform/jobs/job.store.ts";
import type { PictureQueue } from "#server/platform/pictures/picture-queue.ts";

import { counter, durations, gauge } from "./metric-text.ts";
import type { RouteLabels } from "./route-label.ts";

interface Watched {
  database: Pick<Database, "db" | "pool">;
  pictures: Pick<PictureQueue, "waiting" | "onBegin">;
}

/** Counts and durations of requests, and the state of the process, in Prometheus's format. */
export function collectMetrics(
  { database: { db, pool }, pictures }: Watched,
  routes: Pick<RouteLabels, "of">,
) {
  const requests = durations("http_request_duration_seconds", "How long requests took.");
  const databaseUse = usesOf(pool);
  const pictureWaits = durations(
    "picture_wait_seconds",
    "How long pictures waited until their processing began.",
  );
  pictures.onBegin((milliseconds) => pictureWaits.observe(milliseconds / 1000));
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();

  /**
   * @param route one of `RouteLabels`
   * @param start by `performance.now()`
   */
  function count(method: string, route: string, status: number, start: number): void {
    const labels = `method="${methodOf(method)}",route="${route}",status="${status}"`;
    requests.observe((performance.now() - start) / 1000, labels);
  }

  /** Nothing while the database is away: the other metrics are needed then. */
  async function jobLines(): Promise<string[]> {
    const due = await jobStore(db)
      .due()
      .catch(() => undefined);
    if (!due) return [];
    return [
      ...gauge("jobs_due", "Background jobs that could begin.", due.count),
      ...gauge("jobs_oldest_due_seconds", "How long the oldest of them waits.", due.oldestSeconds),
      ...gauge("jobs_failed", "Background jobs that were given up.", due.failed),
    ];
  }

  /** Nothing while there is no backup. */
  async function backupLines(): Promise<string[]> {
    const last = await backupRecordStore(db)
      .last()
      .catch(() => undefined);
    if (!last) return [];
    const age = (Date.now() - last.madeAt.getTime()) / 1000;
    const missing = last.missingFiles;
    return [
      ...gauge("backup_age_seconds", "How long ago the last backup was made.", age),
      ...gauge("backup_bytes", "How large it is.", last.byteSize),
      ...gauge("backup_missing_files", "Files that it should have and the store had not.", missing),
    ];
  }

  return {
    count,

    measure: createMiddleware(async (c, next) => {
      const start = performance.now();
      await next();
      count(c.req.method, routes.of(c), c.res.status, start);
    }),

    async text(): Promise<string> {
      const { rss, heapUsed } = process.memoryUsage();
      const { user, system } = process.cpuUsage();
      const started = Date.now() / 1000 - process.uptime();
      const { totalCount, idleCount, waitingCount } = pool;
      const lag = delay.percentile(99) / 1e9;
      return [
        ...requests.lines(),
        ...gauge("process_resident_memory_bytes", "Memory of the process.", rss),
        ...gauge("nodejs_heap_used_bytes", "Memory in use by JavaScript.", heapUsed),
        ...gauge("process_start_time_seconds", "When the process started.", started),
        ...gauge("nodejs_eventloop_lag_p99_seconds", "Delay of the event loop.", lag),
        ...gauge("database_connections", "Open connections to the database.", totalCount),
        ...gauge("database_connections_idle", "Those of them at rest.", idleCount),
        ...gauge("database_waiting", "Requests that wait for a connection.", waitingCount),
        ...databaseUse.lines(),
        ...gauge("picture_jobs_waiting", "Pictures that wait to be processed.", pictures.waiting),
        ...pictureWaits.lines(),
        ...(await jobLines()),
        ...(await backupLines()),
        ...counter(
          "process_cpu_seconds_total",
          "Time that the process has computed.",
          (user + system) / 1e6,
        ),
        "",
      ].join("\n");
    },
  };
}
export type Metrics = ReturnType<typeof collectMetrics>;

/** How long connections of a pool are used at a time: for a statement, or for a transaction. */
function usesOf(pool: pg.Pool) {
  const uses = durations(
    "database_use_seconds",
    "How long a connection to the database was used, for a statement or a transaction.",
  );
  const began = new WeakMap<pg.PoolClient, number>();
  pool.on("acquire", (client) => began.set(client, performance.now()));
  pool.on("release", (_error, client) => {
    uses.observe((performance.now() - began.get(client)!) / 1000);
  });
  return uses;
}

const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

function methodOf(method: string): string {
  return METHODS.has(method) ? method : "other";
}
