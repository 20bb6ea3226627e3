import type { Call } from "../http/call.ts";
import { csvCall } from "../http/csv-call.ts";
import { doneSchema } from "../http/envelope.ts";
import { resourceCalls } from "../http/resource-calls.ts";
import { subscriberLinkSchema } from "./subscriber-link.ts";
import {
  subscriberChangeSchema,
  subscriberQuerySchema,
  subscriberSchema,
  subscriptionSchema,
} from "./subscriber.ts";

const { create, ...calls } = resourceCalls({
  path: "/subscribers",
  area: "customers",
  tag: "Subscribers",
  named: { one: "The subscriber", many: "The subscribers" },
  item: subscriberSchema,
  query: subscriberQuerySchema,
  form: subscriptionSchema,
  change: subscriberChangeSchema,
  summaries: {
    list: "Newsletter addresses that match, the newest first",
    create: "Subscribe to the newsletter",
    change: "Correct an address; another one counts as not confirmed",
    remove: "Delete an address; it may subscribe again",
  },
});
export const subscriberCalls = {
  ...calls,
  export: csvCall(calls.list, "subscribers.csv", [
    "ID",
    "Email",
    "Subscribed Date",
    "Last Updated",
  ]),
};

export const subscribe = {
  ...create,
  path: "/subscribers/subscribe",
  isPublic: true,
  permission: undefined,
  refusals: [429],
  answers: { 201: { schema: doneSchema, description: "Subscribed" } },
} as const satisfies Call;

/** The calls behind the buttons on the pages that links in e-mails lead to. */
const byLink = {
  method: "post",
  tag: "Subscribers",
  isPublic: true,
  permission: undefined,
  body: subscriberLinkSchema,
  refusals: [429],
} as const;

export const confirmSubscription = {
  ...byLink,
  path: "/subscribers/confirm",
  summary: "Confirm an address, by the link that its owner was sent; twice is as good as once",
  answers: { 200: { schema: doneSchema, description: "Confirmed" } },
} as const satisfies Call;

export const unsubscribe = {
  ...byLink,
  path: "/subscribers/unsubscribe",
  summary: "Take an address off, by the link that its owner was sent; twice is as good as once",
  answers: { 200: { schema: doneSchema, description: "Unsubscribed" } },
} as const satisfies Call;
