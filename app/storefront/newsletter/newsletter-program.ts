import { m } from "#app/i18n/translations.ts";

import { formProgram } from "../forms/form-program.ts";
import { subscriptionRules } from "./subscription-rules.ts";

export const program = formProgram({
  ...subscriptionRules,
  // What a browser fills in by itself is sent at once.
  send: (api, { elapsed: _, ...form }) => subscriptionRules.send(api, form),
  done: () => ({ title: m.storefront_newsletter_done() }),
  failed: (reported) => ({ title: reported || m.storefront_newsletter_failed() }),
});
