import { handleReplyCalls } from "#server/features/replies/reply-routes.ts";
import { one } from "#server/platform/http/answers.ts";
import { handleCall } from "#server/platform/http/handle-call.ts";
import { watchForBots } from "#server/platform/limits/bots.ts";
import type { RateLimiter } from "#server/platform/limits/rate-limiter.ts";
import { resourceRoutes } from "#server/platform/resource/resource-routes.ts";
import {
  getMessage,
  messageCalls,
  messageReplyCalls,
  sendMessage,
} from "#shared/messages/message-calls.ts";

import type { MessageService } from "./message.service.ts";
import { presentMessage } from "./present-message.ts";

export function messageRoutes(messages: MessageService, rateLimiter: RateLimiter) {
  const routes = resourceRoutes({
    calls: messageCalls,
    entity: "message",
    present: presentMessage,
    list: (query, _viewer, slice) => messages.list(query, slice),
    change: (id, { status }, _files, by, version) => messages.setStatus(id, status, by, version),
    remove: messages.remove,
    readExport: messages.readExport,
  });
  handleCall(routes, messageCalls.counts, async () => ({
    status: "success" as const,
    data: await messages.counts(),
  }));
  handleCall(routes, getMessage, async ({ params }) =>
    one(presentMessage(await messages.find(params.id))),
  );
  handleReplyCalls(routes, messageReplyCalls, messages);
  handleCall(
    routes,
    sendMessage,
    async ({ body }, c) => {
      const isDryRun = c.get("isFromBot") === true;
      return one(presentMessage(await messages.receive(body, { isDryRun })));
    },
    { before: [rateLimiter.limit("messages"), watchForBots()] },
  );
  return routes;
}
