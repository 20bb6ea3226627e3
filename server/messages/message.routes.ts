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
} from "#server/http/answers.ts";
import { idParam, newRoutes, staffOf } from "#server/http/context.ts";
import { watchForBots } from "#server/limits/bots.ts";
import type { PostLimits } from "#server/limits/post-limits.ts";
import type { Announcements } from "#server/notifications/announcements.ts";
import { doneSchema } from "#shared/http/envelope.ts";
import {
  messageAnswerSchema,
  messageFormSchema,
  messageListSchema,
  messageQuerySchema,
  messageStatusUpdateSchema,
} from "#shared/messages/message.ts";

import { messageService } from "./message.service.ts";
import { presentMessage } from "./present-message.ts";

const tags = ["Messages"];

const sendMessage = createRoute({
  method: "post",
  path: "/contact",
  tags,
  summary: "Send the shop a message",
  security: [],
  request: jsonBody(messageFormSchema),
  responses: { 201: json(messageAnswerSchema, "The message"), ...errors(400, 429) },
});

const listMessages = createRoute({
  method: "get",
  path: "/contact",
  tags,
  summary: "Messages that match, the newest first",
  request: { query: messageQuerySchema },
  responses: { 200: json(messageListSchema, "The messages"), ...errors(400, 401) },
});

const updateMessage = createRoute({
  method: "patch",
  path: "/contact/{id}",
  tags,
  summary: "Set a message's status",
  request: { params: idParam, ...jsonBody(messageStatusUpdateSchema) },
  responses: { 200: json(messageAnswerSchema, "The message"), ...errors(400, 401, 404) },
});

const deleteMessage = createRoute({
  method: "delete",
  path: "/contact/{id}",
  tags,
  summary: "Delete a message",
  request: { params: idParam },
  responses: { 200: json(doneSchema, "Deleted"), ...errors(401, 404) },
});

export function messageRoutes(
  database: Database,
  announcements: Announcements,
  limits: PostLimits,
) {
  const messages = messageService(database, announcements);
  return newRoutes()
    .openapi(
      { ...sendMessage, middleware: [limits.limit("messages"), watchForBots()] },
      async (c) => {
        const isRehearsal = c.get("isFromBot") === true;
        const row = await messages.receive(c.req.valid("json"), { isRehearsal });
        return c.json(one(presentMessage(row)), 201);
      },
    )
    .openapi(listMessages, async (c) => {
      const query = c.req.valid("query");
      const page = pageOf(query);
      const { rows, total } = await messages.list(query, page);
      return c.json(list(rows.map(presentMessage), paginationOf(page, total)), 200);
    })
    .openapi(updateMessage, async (c) => {
      const { status } = c.req.valid("json");
      const row = await messages.setStatus(c.req.valid("param").id, status, staffOf(c));
      return c.json(one(presentMessage(row)), 200);
    })
    .openapi(deleteMessage, async (c) => {
      await messages.remove(c.req.valid("param").id, staffOf(c));
      return c.json(deleted("Message"), 200);
    });
}
