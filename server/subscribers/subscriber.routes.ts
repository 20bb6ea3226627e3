import { createRoute } from "@hono/zod-openapi";

import type { Database } from "#server/database/connect.ts";
import {
  deleted,
  errors,
  json,
  jsonBody,
  list,
  one,
  pageOf,
  paginationOf,
  recordFields,
} from "#server/http/answers.ts";
import { idParam, newRoutes, staffOf } from "#server/http/context.ts";
import { watchForBots } from "#server/limits/bots.ts";
import type { PostLimits } from "#server/limits/post-limits.ts";
import type { Announcements } from "#server/notifications/announcements.ts";
import { doneSchema } from "#shared/http/envelope.ts";
import { subscriberLinkSchema } from "#shared/subscribers/subscriber-link.ts";
import {
  subscriberAnswerSchema,
  subscriberChangeSchema,
  subscriberListSchema,
  subscriberQuerySchema,
  subscriptionSchema,
  type Subscriber,
} from "#shared/subscribers/subscriber.ts";

import type { SubscriberLinks } from "./subscriber-links.ts";
import { subscriberService } from "./subscriber.service.ts";
import type { SubscriberRow } from "./subscriber.store.ts";

const tags = ["Subscribers"];

const subscribe = createRoute({
  method: "post",
  path: "/subscribers/subscribe",
  tags,
  summary: "Subscribe to the newsletter",
  security: [],
  request: jsonBody(subscriptionSchema),
  responses: { 201: json(doneSchema, "Subscribed"), ...errors(400, 429) },
});

const confirm = createRoute({
  method: "post",
  path: "/subscribers/confirm",
  tags,
  summary: "Confirm an address, by the link that its owner was sent; twice is as good as once",
  security: [],
  request: jsonBody(subscriberLinkSchema),
  responses: { 200: json(doneSchema, "Confirmed"), ...errors(400, 429) },
});

const unsubscribe = createRoute({
  method: "post",
  path: "/subscribers/unsubscribe",
  tags,
  summary: "Take an address off, by the link that its owner was sent; twice is as good as once",
  security: [],
  request: jsonBody(subscriberLinkSchema),
  responses: { 200: json(doneSchema, "Unsubscribed"), ...errors(400, 429) },
});

const listSubscribers = createRoute({
  method: "get",
  path: "/subscribers",
  tags,
  summary: "Newsletter addresses that match, the newest first",
  request: { query: subscriberQuerySchema },
  responses: { 200: json(subscriberListSchema, "The subscribers"), ...errors(400, 401) },
});

const changeSubscriber = createRoute({
  method: "patch",
  path: "/subscribers/{id}",
  tags,
  summary: "Correct an address; another one counts as not confirmed",
  request: { params: idParam, ...jsonBody(subscriberChangeSchema) },
  responses: { 200: json(subscriberAnswerSchema, "The subscriber"), ...errors(400, 401, 404) },
});

const deleteSubscriber = createRoute({
  method: "delete",
  path: "/subscribers/{id}",
  tags,
  summary: "Delete an address; it may subscribe again",
  request: { params: idParam },
  responses: { 200: json(doneSchema, "Deleted"), ...errors(401, 404) },
});

export function subscriberRoutes(
  database: Database,
  announcements: Announcements,
  links: SubscriberLinks,
  limits: PostLimits,
) {
  const subscribers = subscriberService(database, announcements, links);
  return newRoutes()
    .openapi(
      { ...subscribe, middleware: [limits.limit("subscriptions"), watchForBots()] },
      async (c) => {
        const isRehearsal = c.get("isFromBot") === true;
        await subscribers.subscribe(c.req.valid("json"), { isRehearsal });
        return c.json({ status: "success" as const, message: "Subscribed to newsletter" }, 201);
      },
    )
    .openapi({ ...confirm, middleware: limits.limit("subscriber-links") }, async (c) => {
      await subscribers.confirm(c.req.valid("json"));
      return c.json({ status: "success" as const, message: "Subscription confirmed" }, 200);
    })
    .openapi({ ...unsubscribe, middleware: limits.limit("subscriber-links") }, async (c) => {
      await subscribers.unsubscribe(c.req.valid("json"));
      return c.json({ status: "success" as const, message: "Unsubscribed" }, 200);
    })
    .openapi(listSubscribers, async (c) => {
      const query = c.req.valid("query");
      const page = pageOf(query);
      const { rows, total } = await subscribers.list(query, page);
      return c.json(list(rows.map(presentSubscriber), paginationOf(page, total)), 200);
    })
    .openapi(changeSubscriber, async (c) => {
      const { id } = c.req.valid("param");
      const row = await subscribers.changeEmail(id, c.req.valid("json"), staffOf(c));
      return c.json(one(presentSubscriber(row)), 200);
    })
    .openapi(deleteSubscriber, async (c) => {
      await subscribers.remove(c.req.valid("param").id, staffOf(c));
      return c.json(deleted("Subscriber"), 200);
    });
}

function presentSubscriber(row: SubscriberRow): Subscriber {
  return { ...recordFields(row), email: row.email, confirmed: row.confirmedAt !== null };
}
