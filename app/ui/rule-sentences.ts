import { m } from "#app/i18n/translations.ts";

/**
 * The contracts and the server say what is wrong in the base language, and clients rely on those
 * sentences. Here are the same in the language of the page; undefined for what is not known.
 */
export function translateRule(message: string): string | undefined {
  const sentence = SENTENCES[message];
  if (sentence) return sentence();
  for (const [pattern, words] of PATTERNS) {
    const match = pattern.exec(message);
    const text = match && words(...match.slice(1));
    if (text) return text;
  }
  return undefined;
}

const SENTENCES: Record<string, (() => string) | undefined> = {
  Required: () => m.rule_required(),
  "Invalid input": () => m.rule_invalid(),
  "Expected a number": () => m.rule_expected_number(),
  "Expected a whole number": () => m.rule_expected_whole_number(),
  "Must be a whole number": () => m.rule_not_whole(),
  "Contains characters that cannot be stored": () => m.rule_unstorable(),
  "Not a valid id": () => m.rule_bad_id(),
  "Invalid email address": () => m.rule_email_address(),
  "Invalid email": () => m.rule_email_short(),
  "Please enter a valid email address": () => m.rule_email_enter(),
  "Please select a country": () => m.rule_country_missing(),
  "Please select a city": () => m.rule_city_missing(),
  "Deposite transaction image is required": () => m.rule_receipt_missing(),
  "Please specify the number of employees": () => m.rule_employees_missing(),
  "Please select a valid image file": () => m.rule_not_a_picture(),
  "This product is not available": () => m.rule_product_unavailable(),
  "This color is not available": () => m.rule_color_unavailable(),
  "This country is not available": () => m.rule_country_unavailable(),
  "This city is not available": () => m.rule_city_unavailable(),
  "This add-on is not available": () => m.rule_addon_unavailable(),
  "Each add-on can be chosen once": () => m.rule_addon_twice(),
  "This order number is not known. Please reload the page.": () => m.rule_order_unknown(),
  "This email is already subscribed": () => m.rule_subscribed(),
  "That was very fast. Please send it once more.": () => m.rule_too_fast(),
  "More was sent than can be taken at once": () => m.rule_too_large(),
  "Many pictures are arriving right now. Please try again in a moment.": () =>
    m.rule_pictures_busy(),
  "The form arrived incomplete. Please send it again.": () => m.rule_incomplete(),
  "The shop cannot do this right now. Please try again in a moment.": () => m.rule_not_now(),
  "Something went wrong. Please try again.": () => m.rule_went_wrong(),
};

/** What a sentence calls the field that it is about. */
const FIELDS: Record<string, (() => string) | undefined> = {
  "First name": () => m.rule_field_first_name(),
  "Last name": () => m.rule_field_last_name(),
  Position: () => m.rule_field_position(),
  Organization: () => m.rule_field_organization(),
  "Name on card": () => m.rule_field_name_on_card(),
  Address: () => m.rule_field_address(),
  Country: () => m.rule_field_country(),
  City: () => m.rule_field_city(),
  "Company name": () => m.rule_field_company_name(),
  "Contact person name": () => m.rule_field_contact_person(),
  "Full name": () => m.rule_field_full_name(),
  Email: () => m.rule_field_email(),
  Subject: () => m.rule_field_subject(),
  Message: () => m.rule_field_message(),
};

type Words = (...parts: string[]) => string | undefined;

/** A number as a sentence has it: '2000', '5,000'. */
const number = (written = "") => ({ count: Number(written.replaceAll(",", "")) });

const characters = (count = "") => m.rule_characters(number(count));

/** Sentences with something in them that differs. The first that fits counts. */
const PATTERNS: [RegExp, Words][] = [
  [
    /^Phone number must be at least (\d+) characters$/,
    (count) => m.rule_phone_too_short(number(count)),
  ],
  [
    /^(.+) must be at least (\d+) characters$/,
    (name = "", count) => {
      const field = FIELDS[name]?.();
      return field && m.rule_too_short({ field, length: characters(count) });
    },
  ],
  [
    /^(.+) must be less than ([\d,]+) characters$/,
    (name = "", count) => {
      const field = FIELDS[name]?.();
      return field && m.rule_too_long({ field, length: characters(count) });
    },
  ],
  [
    /^Must be at most ([\d,]+) characters$/,
    (count) => m.rule_text_too_long({ length: characters(count) }),
  ],
  [/^Must be at most ([\d,]+)$/, (most = "") => m.rule_number_too_large({ most })],
  [/^At most (\d+) phone numbers$/, (count) => m.rule_phones_too_many(number(count))],
  [/^At most (\d+) addons$/, (count) => m.rule_addons_too_many(number(count))],
  [
    /^Please choose a picture of at most (\d+) MB$/,
    (count = "") => m.rule_picture_too_large({ count }),
  ],
  [/^Payment method must be one of: (.+)$/, (methods = "") => m.rule_payment_method({ methods })],
  [/^(.+) must be a number$/, (addon = "") => m.rule_addon_number({ addon })],
  [/^Please choose one of the options for (.+)$/, (addon = "") => m.rule_addon_option({ addon })],
  [/^Please choose the picture for (.+) again$/, (addon = "") => m.rule_addon_picture({ addon })],
  [
    /^Order (\w+) has been placed already, with other details\.$/,
    (number = "") => m.rule_order_placed({ number }),
  ],
  [/^Too much was sent .+ in (\d+) seconds?\.$/, (count) => m.rule_wait_seconds(number(count))],
  [/^Too much was sent .+ in (\d+) minutes?\.$/, (count) => m.rule_wait_minutes(number(count))],
  [/^Expected (.+)$/, (kind = "") => m.rule_expected({ kind })],
  // The validation library's own begin so; no form of the shop can bring them about.
  [/^Invalid (?:input|option): /, () => m.rule_invalid()],
];
