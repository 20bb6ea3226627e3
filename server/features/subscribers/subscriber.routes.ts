import { done, recordFields } from "#server/platform/http/answers.ts";
import { handleCall } from "#server/platform/http/handle-call.ts";
import { watchForBots } from "#server/platform/limits/bots.ts";
import type { RateLimiter } from "#server/platform/limits/rate-limiter.ts";
import { resourceRoutes } from "#server/platform/resource/resource-routes.ts";
import { sentence } from "#shared/sentences/sentence.ts";
import {
  confirmSubscription,
  subscribe,
  subscriberCalls,
  unsubscribe,
} from "#shared/subscribers/subscriber-calls.ts";
import type { Subscriber } from "#shared/subscribers/subscriber.ts";

import type { SubscriberService } from "./subscriber.service.ts";
import type { SubscriberRow } from "./subscriber.store.ts";

export function subscriberRoutes(subscribers: SubscriberService, rateLimiter: RateLimiter) {
  const routes = resourceRoutes({
    calls: subscriberCalls,
    entity: "subscriber",
    present: presentSubscriber,
    list: (query, _viewer, slice) => subscribers.list(query, slice),
    change: (id, change, _files, by, version) => subscribers.changeEmail(id, change, by, version),
    remove: subscribers.remove,
    readCsv: subscribers.readCsv,
  });
  handleCall(
    routes,
    subscribe,
    async ({ body }, c) => {
      await subscribers.subscribe(body, { isDryRun: c.get("isFromBot") === true });
      return done(sentence("subscribed"));
    },
    { before: [rateLimiter.limit("subscriptions"), watchForBots()] },
  );
  const byLink = { before: [rateLimiter.limit("subscriber-links")] };
  handleCall(
    routes,
    confirmSubscription,
    async ({ body }) => {
      await subscribers.confirm(body);
      return done(sentence("subscription_confirmed"));
    },
    byLink,
  );
  handleCall(
    routes,
    unsubscribe,
    async ({ body }) => {
      await subscribers.unsubscribe(body);
      return done(sentence("unsubscribed"));
    },
    byLink,
  );
  return routes;
}

function presentSubscriber(row: SubscriberRow): Subscriber {
  return { ...recordFields(row), email: row.email, confirmed: row.confirmedAt !== null };
}
