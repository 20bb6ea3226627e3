import { createRoute } from "@hono/zod-openapi";

import type { Database } from "#server/database/connect.ts";
import { refuseField } from "#server/errors.ts";
import { errors, json } from "#server/http/answers.ts";
import { newRoutes } from "#server/http/context.ts";
import { doneSchema } from "#shared/http/envelope.ts";
import { subscriptionSchema } from "#shared/subscribers/subscriber.ts";

import { subscriberStore } from "./subscriber.store.ts";

const subscribe = createRoute({
  method: "post",
  path: "/subscribers/subscribe",
  tags: ["Subscribers"],
  summary: "Subscribe to the newsletter",
  security: [],
  request: {
    body: { content: { "application/json": { schema: subscriptionSchema } }, required: true },
  },
  responses: { 201: json(doneSchema, "Subscribed"), ...errors(400) },
});

export function subscriberRoutes(database: Database) {
  const store = subscriberStore(database.db);
  return newRoutes().openapi(subscribe, async (c) => {
    const isNew = await store.add(c.req.valid("json").email);
    if (!isNew) throw refuseField("email", "This email is already subscribed");
    return c.json({ status: "success" as const, message: "Subscribed to newsletter" }, 201);
  });
}
