import { createRoute, z } from "@hono/zod-openapi";

import { errors, list, one, pageOf, paginationOf } from "#server/platform/http/answers.ts";
import { idParam, newRoutes, staffOf } from "#server/platform/http/context.ts";
import { handleCall } from "#server/platform/http/handle-call.ts";
import { forWhom } from "#server/platform/http/permission-of-route.ts";
import type { RateLimiter } from "#server/platform/limits/rate-limiter.ts";
import { MESSAGE_PAGE, outboxCalls, PREVIEW_PAGE } from "#shared/outbox/outbox-calls.ts";
import { previewQuerySchema } from "#shared/outbox/outbox.ts";

import type { OutboxService } from "./outbox.service.ts";
import { presentOutboxItem } from "./present-outbox-item.ts";

/** E-mails have their styles in themselves. Whatever stands in one loads, runs and opens nothing. */
const PREVIEW_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'; sandbox";

const previewPage = createRoute({
  method: "get",
  path: PREVIEW_PAGE,
  ...forWhom("customers.read"),
  tags: [outboxCalls.preview.tag],
  summary: "The page of a notification, with an example's names",
  request: { query: previewQuerySchema },
  responses: {
    200: {
      description: "The page as mail programs show it",
      content: { "text/html": { schema: z.string() } },
    },
    ...errors(400, 401, 403),
  },
});

const messagePage = createRoute({
  method: "get",
  path: MESSAGE_PAGE,
  ...forWhom("customers.read"),
  tags: [outboxCalls.message.tag],
  summary: "The page of a notification as it is sent at this moment",
  request: { params: idParam },
  responses: {
    200: {
      description: "The page as mail programs show it; empty for an SMS",
      content: { "text/html": { schema: z.string() } },
    },
    ...errors(400, 401, 403, 404),
  },
});

export function outboxRoutes(outbox: OutboxService, rateLimiter: RateLimiter) {
  const routes = newRoutes();
  handleCall(routes, outboxCalls.list, async ({ query }) => {
    const page = pageOf(query, outboxCalls.list);
    const { rows, total } = await outbox.list(query, page);
    return list(rows.map(presentOutboxItem), paginationOf(page, total));
  });
  handleCall(routes, outboxCalls.summary, async () => one(await outbox.summary()));
  handleCall(routes, outboxCalls.preview, async ({ query }) => {
    const { subject, text, sms } = await outbox.preview(query);
    return one({ subject, text, sms });
  });
  routes.openapi(previewPage, async (c) => {
    const { html } = await outbox.preview(c.req.valid("query"));
    c.header("Content-Security-Policy", PREVIEW_POLICY);
    return c.html(html, 200);
  });
  handleCall(routes, outboxCalls.message, async ({ params: { id } }, c) => {
    const { subject, text, sms, language } = await outbox.message(id, staffOf(c).role);
    return one({ subject, text, sms, language });
  });
  routes.openapi(messagePage, async (c) => {
    const { html } = await outbox.message(c.req.valid("param").id, staffOf(c).role);
    c.header("Content-Security-Policy", PREVIEW_POLICY);
    return c.html(html, 200);
  });
  handleCall(routes, outboxCalls.retryAll, async ({ body }, c) =>
    one({ count: await outbox.changeAll(body, staffOf(c)) }),
  );
  handleCall(routes, outboxCalls.change, async ({ params: { id }, body }, c) =>
    one(presentOutboxItem(await outbox.change(id, body, staffOf(c)))),
  );
  handleCall(routes, outboxCalls.test, async ({ body }, c) => {
    const by = staffOf(c);
    await rateLimiter.countFor("test-messages", by.id);
    return one(await outbox.test(body, by));
  });
  return routes;
}
