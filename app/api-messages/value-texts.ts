import { m } from "#app/i18n/translations.ts";
import { KINDS, type Kind } from "#shared/api-messages/kinds.ts";
import type { Items } from "#shared/api-messages/names.ts";
import { waitOf } from "#shared/api-messages/wait.ts";

/** Parts of messages, and messages that depend on the kind of value. */

/** The shop's forms can only send a missing number; other wrong types come from programs. */
export function expected(kind: Kind): string {
  if (kind === "number") return m.api_message_expected_number();
  if (kind === "wholeNumber") return m.api_message_expected_whole_number();
  return m.api_message_expected({ kind: KINDS[kind] });
}

export const TOO_MANY = {
  phoneNumbers: (max) => m.api_message_too_many_phone_numbers({ max }),
  addons: (max) => m.api_message_too_many_addons({ max }),
  furtherCards: (max) => m.api_message_too_many_further_cards({ max }),
  options: (max) => m.api_message_too_many_options({ max }),
  cardDesigns: (max) => m.api_message_too_many_card_designs({ max }),
  platforms: (max) => m.api_message_too_many_platforms({ max }),
  orders: (max) => m.api_message_too_many_orders({ max }),
  rows: (max) => m.api_message_too_many_rows({ max }),
} satisfies Record<Items, (max: number) => string>;

/** '2 characters'. */
export const characters = (count: number) => m.api_message_characters({ count });

/** '42 seconds'. */
export function waitText(seconds: number): string {
  const { count, unit } = waitOf(seconds);
  return unit === "second" ? m.api_message_seconds({ count }) : m.api_message_minutes({ count });
}
