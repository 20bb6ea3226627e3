import { m } from "#app/i18n/translations.ts";

/** What to do when a message could not be sent, and the server has not said it. */
export function failedText(email: string | undefined): string {
  return email ? m.storefront_contact_failed_text({ email }) : m.storefront_contact_failed_plain();
}
