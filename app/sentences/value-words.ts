import { m } from "#app/i18n/translations.ts";
import { KINDS, type Kind } from "#shared/sentences/kinds.ts";
import type { Items } from "#shared/sentences/names.ts";
import { waitOf } from "#shared/sentences/wait.ts";

/** Parts of sentences, and sentences that depend on the kind of value. */

/** The shop's forms can only send a missing number; other wrong types come from programs. */
export function expected(kind: Kind): string {
  if (kind === "number") return m.sentence_expected_number();
  if (kind === "wholeNumber") return m.sentence_expected_whole_number();
  return m.sentence_expected({ kind: KINDS[kind] });
}

export const TOO_MANY = {
  phoneNumbers: (max) => m.sentence_too_many_phone_numbers({ max }),
  addons: (max) => m.sentence_too_many_addons({ max }),
  options: (max) => m.sentence_too_many_options({ max }),
  cardDesigns: (max) => m.sentence_too_many_card_designs({ max }),
  platforms: (max) => m.sentence_too_many_platforms({ max }),
  orders: (max) => m.sentence_too_many_orders({ max }),
} satisfies Record<Items, (max: number) => string>;

/** '2 characters'. */
export const characters = (count: number) => m.sentence_characters({ count });

/** '42 seconds'. */
export function waitWords(seconds: number): string {
  const { count, unit } = waitOf(seconds);
  return unit === "second" ? m.sentence_seconds({ count }) : m.sentence_minutes({ count });
}
