import { one } from "#server/platform/http/answers.ts";
import { newRoutes } from "#server/platform/http/context.ts";
import { handleCall } from "#server/platform/http/handle-call.ts";
import type { RateLimiter } from "#server/platform/limits/rate-limiter.ts";
import { readLockedChange, undoChange } from "#shared/locked-changes/locked-change-calls.ts";

import type { UndoService } from "./undo.service.ts";

export function undoRoutes(undoing: UndoService, rateLimiter: RateLimiter) {
  const before = [rateLimiter.limit("account-links")];
  const routes = newRoutes();
  handleCall(
    routes,
    readLockedChange,
    async ({ body: { token } }) => one(await undoing.shown(token)),
    { before },
  );
  handleCall(routes, undoChange, async ({ body: { token } }) => one(await undoing.undo(token)), {
    before,
  });
  return routes;
}
