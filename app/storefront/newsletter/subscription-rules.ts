import { getLocale } from "#app/i18n/locale.ts";
import { subscribe } from "#shared/subscribers/subscriber-calls.ts";
import { subscriptionSchema, type Subscription } from "#shared/subscribers/subscriber.ts";

import type { FormRules } from "../forms/form-rules.ts";

export const subscriptionRules: FormRules<"email", Subscription> = {
  names: ["email"],
  schema: subscriptionSchema,
  send: (api, form) => api(subscribe, { body: { ...form, language: getLocale() } }),
};
