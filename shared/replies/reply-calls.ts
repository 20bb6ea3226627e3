import type { Call } from "../http/call.ts";
import { replyAnswerSchema, replyDraftsSchema, replyFormSchema, replyListSchema } from "./reply.ts";

/** The calls by which staff answer a record that somebody sent to the shop. */
export function replyCalls<const Path extends string>({ path, tag }: { path: Path; tag: string }) {
  return {
    list: {
      method: "get",
      path: `${path}/{id}/replies`,
      permission: "customers.read",
      tag,
      summary: "What staff have replied, the oldest first",
      answers: { 200: { schema: replyListSchema, description: "The replies" } },
    },
    drafts: {
      method: "get",
      path: `${path}/{id}/reply-drafts`,
      permission: "customers.read",
      tag,
      summary: "Texts to begin a reply with, in each language",
      answers: { 200: { schema: replyDraftsSchema, description: "The texts" } },
    },
    send: {
      method: "post",
      path: `${path}/{id}/replies`,
      permission: "customers.write",
      tag,
      summary: "Reply by e-mail",
      description: "The same words as in the latest reply are that reply, and not sent again.",
      body: replyFormSchema,
      answers: {
        201: { schema: replyAnswerSchema, description: "The reply; it is sent in a moment" },
        200: { schema: replyAnswerSchema, description: "This very reply was the latest already" },
      },
    },
  } as const satisfies Record<string, Call>;
}
