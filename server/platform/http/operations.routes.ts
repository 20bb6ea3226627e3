import { createHash, timingSafeEqual } from "node:crypto";

import { Hono } from "hono";

import type { Metrics } from "./metrics.ts";
import type { readiness } from "./readiness.ts";

/**
 * Endpoints for operating the shop. `/healthz`: this process is alive. `/readyz`: it can serve
 * requests, else 503. `/metrics`: for clients with the token; without a configured token it does
 * not exist.
 */
export function operationsRoutes({
  isReady,
  metrics,
  metricsToken,
}: {
  isReady: ReturnType<typeof readiness>;
  metrics: Metrics;
  metricsToken: string | undefined;
}) {
  const app = new Hono();
  const fresh = { "Cache-Control": "no-store" };
  app.get("/healthz", (c) => c.text("ok", 200, fresh));
  app.get("/readyz", async (c) => {
    const answer = await isReady();
    return c.json(answer, answer.status === "ready" ? 200 : 503, fresh);
  });
  if (metricsToken !== undefined) {
    app.get("/metrics", async (c) => {
      const given = /^Bearer +(\S+)$/i.exec(c.req.header("Authorization") ?? "")?.[1];
      if (given === undefined || !isSame(given, metricsToken)) {
        c.header("WWW-Authenticate", "Bearer");
        return c.text("The token is missing or wrong.", 401);
      }
      return c.text(await metrics.text(), 200, {
        ...fresh,
        "Content-Type": "text/plain; version=0.0.4; charset=utf-8",
      });
    });
  } else {
    app.get("/metrics", (c) => c.text("Not found", 404));
  }
  return app;
}

/** Compares in constant time, wherever the first difference is. */
function isSame(given: string, token: string): boolean {
  const [one, other] = [given, token].map((text) => createHash("sha256").update(text).digest());
  return timingSafeEqual(one!, other!);
}
