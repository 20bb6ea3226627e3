import { done } from "#server/platform/http/answers.ts";
import { handleCall } from "#server/platform/http/handle-call.ts";
import { present } from "#server/platform/http/present.ts";
import { watchForBots } from "#server/platform/limits/bots.ts";
import type { RateLimiter } from "#server/platform/limits/rate-limiter.ts";
import { resourceRoutes } from "#server/platform/resource/resource-routes.ts";
import { apiMessage } from "#shared/api-messages/any-message.ts";
import {
  confirmSubscription,
  subscribe,
  subscriberCalls,
  unsubscribe,
} from "#shared/subscribers/subscriber-calls.ts";
import { subscriberSchema, type Subscriber } from "#shared/subscribers/subscriber.ts";

import type { SubscriberService } from "./subscriber.service.ts";
import type { SubscriberRow } from "./subscriber.store.ts";

/** @param origin of the shop's pages */
export function subscriberRoutes(
  subscribers: SubscriberService,
  rateLimiter: RateLimiter,
  origin: string,
) {
  const routes = resourceRoutes({
    calls: subscriberCalls,
    entity: "subscriber",
    present: presentSubscriber,
    list: (query, _viewer, slice) => subscribers.list(query, slice),
    change: (id, change, _files, by, version) => subscribers.changeEmail(id, change, by, version),
    remove: subscribers.remove,
    readExport: subscribers.readExport,
  });
  handleCall(
    routes,
    subscribe,
    async ({ body }, c) => {
      const source = pageIn(c.req.header("Referer"), origin);
      const isDryRun = c.get("isFromBot") === true;
      await subscribers.subscribe({ ...body, source }, { isDryRun });
      return done(apiMessage("subscribed"));
    },
    { before: [rateLimiter.limit("subscriptions"), watchForBots()] },
  );
  const byLink = { before: [rateLimiter.limit("subscriber-links")] };
  handleCall(
    routes,
    confirmSubscription,
    async ({ body }) => {
      await subscribers.confirm(body);
      return done(apiMessage("subscription_confirmed"));
    },
    byLink,
  );
  handleCall(
    routes,
    unsubscribe,
    async ({ body }) => {
      await subscribers.unsubscribe(body);
      return done(apiMessage("unsubscribed"));
    },
    byLink,
  );
  return routes;
}

/** Longer than the path of any page with a form. */
const SOURCE_LENGTH = 200;

/** The path of the shop's page that a call comes from; '' where it comes from none. */
function pageIn(referrer: string | undefined, shop: string): string {
  if (!referrer || !URL.canParse(referrer)) return "";
  const { origin, pathname } = new URL(referrer);
  return origin === shop ? pathname.slice(0, SOURCE_LENGTH) : "";
}

function presentSubscriber(row: SubscriberRow): Subscriber {
  return present(subscriberSchema, row, {
    confirmed: row.confirmedAt !== null,
    confirmedAt: row.confirmedAt?.toISOString() ?? null,
  });
}
