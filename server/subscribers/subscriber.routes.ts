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
import { doneSchema } from "#shared/http/envelope.ts";
import {
  subscriberAnswerSchema,
  subscriberListSchema,
  subscriberQuerySchema,
  subscriptionSchema,
  type Subscriber,
} from "#shared/subscribers/subscriber.ts";

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
  request: { params: idParam, ...jsonBody(subscriptionSchema) },
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

export function subscriberRoutes(database: Database, limits: PostLimits) {
  const subscribers = subscriberService(database);
  return newRoutes()
    .openapi(
      { ...subscribe, middleware: [limits.limit("subscriptions"), watchForBots()] },
      async (c) => {
        const isRehearsal = c.get("isFromBot") === true;
        await subscribers.subscribe(c.req.valid("json"), { isRehearsal });
        return c.json({ status: "success" as const, message: "Subscribed to newsletter" }, 201);
      },
    )
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
