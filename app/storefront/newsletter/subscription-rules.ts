import { answer } from "#app/api/answer.ts";
import { getLocale } from "#app/paraglide/runtime.js";
import { subscriptionSchema, type Subscription } from "#shared/subscribers/subscriber.ts";

import type { FormRules } from "../forms/form-rules.ts";

export const subscriptionRules: FormRules<"email", Subscription> = {
  names: ["email"],
  schema: subscriptionSchema,
  send: (api, form) =>
    answer(api.subscribers.subscribe.$post({ json: { ...form, language: getLocale() } })),
};
