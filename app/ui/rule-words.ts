import { m } from "#app/paraglide/messages.js";
import { baseLocale, getLocale, type Locale } from "#app/paraglide/runtime.js";

/**
 * The contracts and the server say what is wrong in the base language, which their clients rely on.
 * Here are the same sentences in the language of the page.
 */

interface Options {
  locale: Locale;
}

/** The message in the page's language; one that is not known comes back as it is. */
export function ruleText(message: string): string {
  // Constant in a build, which then carries no words that it doesn't need.
  return getLocale() === baseLocale ? message : translateRule(message, getLocale());
}

/** `ruleText` for a language of one's choice. */
export function translateRule(message: string, locale: Locale): string {
  const options: Options = { locale };
  const whole = SENTENCES[message];
  if (whole) return whole({}, options);
  for (const [pattern, words] of PATTERNS) {
    const match = pattern.exec(message);
    const text = match && words(match.slice(1), options);
    if (text) return text;
  }
  return message;
}

type Sentence = (inputs: Record<never, never>, options: Options) => string;

const SENTENCES: Record<string, Sentence | undefined> = {
  Required: m.rule_required,
  "Invalid input": m.rule_invalid,
  "Expected a number": m.rule_expected_number,
  "Expected a whole number": m.rule_expected_whole_number,
  "Must be a whole number": m.rule_not_whole,
  "Contains characters that cannot be stored": m.rule_unstorable,
  "Not a valid id": m.rule_bad_id,
  "Invalid email address": m.rule_email_address,
  "Invalid email": m.rule_email_short,
  "Please enter a valid email address": m.rule_email_enter,
  "Please select a country": m.rule_country_missing,
  "Please select a city": m.rule_city_missing,
  "Deposite transaction image is required": m.rule_receipt_missing,
  "Please specify the number of employees": m.rule_employees_missing,
  "Please select a valid image file": m.rule_not_a_picture,
  "This product is not available": m.rule_product_unavailable,
  "This color is not available": m.rule_color_unavailable,
  "This country is not available": m.rule_country_unavailable,
  "This city is not available": m.rule_city_unavailable,
  "This add-on is not available": m.rule_addon_unavailable,
  "Each add-on can be chosen once": m.rule_addon_twice,
  "This order number is not known. Please reload the page.": m.rule_order_unknown,
  "This email is already subscribed": m.rule_subscribed,
  "That was very fast. Please send it once more.": m.rule_too_fast,
  "More was sent than can be taken at once": m.rule_too_large,
  "The form arrived incomplete. Please send it again.": m.rule_incomplete,
  "Something went wrong. Please try again.": m.rule_went_wrong,
};

/** What a sentence calls the field that it is about. */
const FIELDS: Record<string, Sentence | undefined> = {
  "First name": m.rule_field_first_name,
  "Last name": m.rule_field_last_name,
  Position: m.rule_field_position,
  Organization: m.rule_field_organization,
  "Name on card": m.rule_field_name_on_card,
  Address: m.rule_field_address,
  Country: m.rule_field_country,
  City: m.rule_field_city,
  "Company name": m.rule_field_company_name,
  "Contact person name": m.rule_field_contact_person,
  "Full name": m.rule_field_full_name,
  Email: m.rule_field_email,
  Subject: m.rule_field_subject,
  Message: m.rule_field_message,
};

type Words = (parts: string[], options: Options) => string | undefined;

/** Sentences with something in them that differs. The first that fits counts. */
const PATTERNS: [RegExp, Words][] = [
  [/^Phone number must be at least (\d+) characters$/, counted(m.rule_phone_too_short)],
  [/^(.+) must be at least (\d+) characters$/, bounded(m.rule_too_short)],
  [/^(.+) must be less than (\d+) characters$/, bounded(m.rule_too_long)],
  [
    /^Must be at most (\d+) characters$/,
    ([count], options) => m.rule_text_too_long({ length: characters(count, options) }, options),
  ],
  [
    /^Must be at most ([\d,]+)$/,
    ([most = ""], options) => m.rule_number_too_large({ most }, options),
  ],
  [/^At most (\d+) phone numbers$/, counted(m.rule_phones_too_many)],
  [/^At most (\d+) addons$/, counted(m.rule_addons_too_many)],
  [/^Please choose a picture of at most (\d+) MB$/, counted(m.rule_picture_too_large)],
  [
    /^Payment method must be one of: (.+)$/,
    ([methods = ""], options) => m.rule_payment_method({ methods }, options),
  ],
  [/^(.+) must be a number$/, ([addon = ""], options) => m.rule_addon_number({ addon }, options)],
  [
    /^Please choose one of the options for (.+)$/,
    ([addon = ""], options) => m.rule_addon_option({ addon }, options),
  ],
  [
    /^Please choose the picture for (.+) again$/,
    ([addon = ""], options) => m.rule_addon_picture({ addon }, options),
  ],
  [
    /^Order (\w+) has been placed already, with other details\.$/,
    ([number = ""], options) => m.rule_order_placed({ number }, options),
  ],
  [/^Too much was sent .+ in (\d+) seconds?\.$/, counted(m.rule_wait_seconds)],
  [/^Too much was sent .+ in (\d+) minutes?\.$/, counted(m.rule_wait_minutes)],
  [/^Expected (.+)$/, ([kind = ""], options) => m.rule_expected({ kind }, options)],
  // The validation library's own begin so; no form of the shop can bring them about.
  [/^Invalid (?:input|option): /, (_, options) => m.rule_invalid({}, options)],
];

function counted(sentence: (inputs: { count: number }, options: Options) => string): Words {
  return ([count], options) => sentence({ count: Number(count) }, options);
}

function bounded(
  sentence: (inputs: { field: string; length: string }, options: Options) => string,
): Words {
  return ([name = "", count], options) => {
    const field = FIELDS[name]?.({}, options);
    return field && sentence({ field, length: characters(count, options) }, options);
  };
}

function characters(count: string | undefined, options: Options): string {
  return m.rule_characters({ count: Number(count) }, options);
}
