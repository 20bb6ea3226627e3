import { createRoute, z } from "@hono/zod-openapi";

import type { SessionService } from "#server/features/session/session.service.ts";
import { errors } from "#server/platform/http/answers.ts";
import { newRoutes, staffOf } from "#server/platform/http/context.ts";
import { forWhom } from "#server/platform/http/permission-of-route.ts";
import { LIVE_BEAT, LIVE_EVENT, LIVE_PATH, liveQuerySchema } from "#shared/live/live-event.ts";

import { eventText } from "./live-streams.ts";
import type { LiveService } from "./live.service.ts";

const EXAMPLE = [
  eventText(LIVE_BEAT, "2026-11-25T09:00:00.000Z"),
  eventText(LIVE_EVENT, "2026-11-25T09:00:04.000Z", {
    kind: "order",
    action: "added",
    ids: ["0123456789abcdef01234567"],
  }),
].join("");

const route = createRoute({
  method: "get",
  path: LIVE_PATH,
  ...forWhom("account"),
  tags: ["Live"],
  summary: "What happens in the shop, as server-sent events",
  request: { query: liveQuerySchema },
  responses: {
    200: {
      description:
        "`change` for new or changed orders, messages and bulk orders; `beat` every 15 s",
      content: { "text/event-stream": { schema: z.string(), example: EXAMPLE } },
    },
    ...errors(400, 401, 403, 503),
  },
});

export function liveRoutes(live: LiveService, sessions: Pick<SessionService, "findSession">) {
  const routes = newRoutes();
  routes.openapi(route, async (c) => {
    const token = c.get("sessionToken") ?? "";
    const reader = {
      userId: staffOf(c).id,
      isSignedIn: async () =>
        (await sessions.findSession(token))?.user.mustAddSecondFactor === false,
    };
    const stream = await live.open(reader, c.req.valid("query").since);
    c.header("Content-Type", "text/event-stream");
    c.header("Cache-Control", "no-store");
    // Compression and buffering by proxies would delay events.
    c.header("Content-Encoding", "identity");
    c.header("X-Accel-Buffering", "no");
    return c.body(stream) as never;
  });
  return routes;
}
