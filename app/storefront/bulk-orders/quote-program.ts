import { m } from "#app/i18n/translations.ts";

import { formProgram } from "../forms/form-program.ts";
import { offerOnePhone } from "../forms/offer-one-phone.ts";
import { quoteRules } from "./quote-rules.ts";

const DONE_MS = 10_000;

export const program = formProgram({
  ...quoteRules,
  done: () => ({
    title: m.storefront_bulk_done_title(),
    description: m.storefront_bulk_done_text(),
    duration: DONE_MS,
  }),
  failed: () => ({
    title: m.storefront_bulk_failed_title(),
    description: m.storefront_bulk_failed_text(),
  }),
  onTyped: offerOnePhone,
});
