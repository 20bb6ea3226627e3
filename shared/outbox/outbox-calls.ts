import type { Call } from "../http/call.ts";
import {
  outboxChangeSchema,
  outboxItemAnswerSchema,
  outboxListSchema,
  outboxMessageSchema,
  outboxQuerySchema,
  outboxRetriedSchema,
  outboxRetrySchema,
  outboxSummarySchema,
  previewQuerySchema,
  previewSchema,
  testMessageSchema,
  testResultSchema,
} from "./outbox.ts";

const tag = "Outbox";

export const outboxCalls = {
  list: {
    method: "get",
    path: "/outbox",
    permission: "customers.read",
    tag,
    summary: "Notifications that match, the newest first",
    query: outboxQuerySchema,
    isAlwaysPaged: true,
    answers: { 200: { schema: outboxListSchema, description: "The notifications" } },
  },
  summary: {
    method: "get",
    path: "/outbox/summary",
    permission: "customers.read",
    tag,
    summary:
      "Whether the shop can send, and how many notifications wait, have failed and were sent",
    answers: { 200: { schema: outboxSummarySchema, description: "The summary" } },
  },
  change: {
    method: "patch",
    path: "/outbox/{id}",
    permission: "customers.write",
    tag,
    summary: "Send a notification again that has failed, or discard one that was not sent",
    body: outboxChangeSchema,
    answers: { 200: { schema: outboxItemAnswerSchema, description: "The notification" } },
  },
  retryAll: {
    method: "patch",
    path: "/outbox",
    permission: "customers.write",
    tag,
    summary: "Send or discard all notifications that have failed, or that are held",
    body: outboxRetrySchema,
    answers: { 200: { schema: outboxRetriedSchema, description: "How many are changed" } },
  },
  message: {
    method: "get",
    path: "/outbox/{id}/message",
    permission: "customers.read",
    tag,
    summary: "A notification as it is sent at this moment, in its reader's language",
    // Where what it is about is not there any more.
    refusals: [400],
    answers: { 200: { schema: outboxMessageSchema, description: "The message" } },
  },
  preview: {
    method: "get",
    path: "/outbox/preview",
    permission: "customers.read",
    tag,
    summary: "What a notification says, with an example's names",
    query: previewQuerySchema,
    answers: { 200: { schema: previewSchema, description: "The example" } },
  },
  test: {
    method: "post",
    path: "/outbox/test",
    permission: "customers.write",
    tag,
    summary: "Try the mail server with a message that is sent at once, and tell what it said",
    body: testMessageSchema,
    refusals: [429],
    answers: { 201: { schema: testResultSchema, description: "What it said" } },
  },
} as const satisfies Record<string, Call>;

/** The page of a notification, for a frame; like that of the example. */
export const MESSAGE_PAGE = "/outbox/{id}/message.html";

/** The same example as a page, for a frame. It loads nothing and runs nothing. */
export const PREVIEW_PAGE = "/outbox/preview.html";
