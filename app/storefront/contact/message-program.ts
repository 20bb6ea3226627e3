import { m } from "#app/i18n/translations.ts";
import { MESSAGE_LENGTH } from "#shared/messages/message-limits.ts";

import { formProgram, type Typed } from "../forms/form-program.ts";
import { offerOnePhone } from "../forms/offer-one-phone.ts";
import { failedText } from "./failed-text.ts";
import { messageRules } from "./message-rules.ts";

/** The field shows the remaining number of characters when so many or fewer are left. */
const COUNTED = 200;

export const program = formProgram({
  ...messageRules,
  done: () => ({
    title: m.storefront_contact_done_title(),
    description: m.storefront_contact_done_text(),
  }),
  failed: (reported, form) => ({
    title: m.storefront_contact_failed_title(),
    description: reported || failedText(form.dataset["email"]),
  }),
  onTyped(field) {
    if (field.name === "message") showRest(field);
    else offerOnePhone(field);
  },
});

function showRest(field: Typed): void {
  const place = field.form?.querySelector("[data-rest]");
  if (!place) return;
  const left = MESSAGE_LENGTH - field.value.trim().length;
  place.classList.toggle("text-bad", left < 0);
  place.textContent =
    left > COUNTED
      ? ""
      : left >= 0
        ? m.storefront_contact_left({ count: left })
        : m.storefront_contact_over({ count: -left });
}
