import assert from "node:assert/strict";
import { afterEach, test } from "node:test";

import type { z } from "zod";

import { overwriteGetLocale } from "#app/i18n/locale.ts";
import { bulkOrderFormSchema } from "#shared/bulk-orders/bulk-order-form.ts";
import { formatNumber } from "#shared/format-number.ts";
import { messageFormSchema } from "#shared/messages/message.ts";
import { orderFormSchema, typedLocationSchema } from "#shared/orders/order-form.ts";
import { RECEIPT_REQUIRED } from "#shared/orders/payment-method.ts";
import { subscriptionSchema } from "#shared/subscribers/subscriber.ts";

import { translateRule } from "./rule-sentences.ts";
import { ruleText } from "./rule-words.ts";

/** What visitors fill in. */
const FORMS: z.ZodType[] = [
  orderFormSchema,
  typedLocationSchema,
  bulkOrderFormSchema,
  messageFormSchema,
  subscriptionSchema,
];

const WRONG_VALUES = [undefined, null, "", "a", "\u0000", "a".repeat(6000), -1, 0.5, 2e9, true, {}];

/** Refusals of the server that a visitor can meet, one of each kind. */
const REFUSALS = [
  RECEIPT_REQUIRED,
  "That was very fast. Please send it once more.",
  "Too much was sent from your connection. Please try again in 1 second.",
  "Too much was sent from your connection. Please try again in 42 seconds.",
  "Too much was sent from your connection. Please try again in 1 minute.",
  "Too much was sent from your connection. Please try again in 15 minutes.",
  "This email is already subscribed",
  "This product is not available",
  "This color is not available",
  "This country is not available",
  "This city is not available",
  "This add-on is not available",
  "Each add-on can be chosen once",
  "Number of extra cards must be a number",
  "Please choose one of the options for Finish 2",
  "Please choose the picture for Photo 2 again",
  "Please select a valid image file",
  "Please choose a picture of at most 10 MB",
  "More was sent than can be taken at once",
  "Many pictures are arriving right now. Please try again in a moment.",
  "The form arrived incomplete. Please send it again.",
  "This order number is not known. Please reload the page.",
  "Order 9c41e7a2 has been placed already, with other details.",
  "The shop cannot do this right now. Please try again in a moment.",
  "Something went wrong. Please try again.",
];

/** A value for each field of an object with all of them wrong, as deep as the schema goes. */
function filledWith(schema: z.ZodType, wrong: unknown): unknown {
  const { def } = schema as unknown as { def: { type: string } & Record<string, unknown> };
  if (def.type === "object") {
    const shape = Object.entries(def["shape"] as Record<string, z.ZodType>);
    return Object.fromEntries(shape.map(([name, field]) => [name, filledWith(field, wrong)]));
  }
  if (def.type === "array") {
    return Array.from({ length: 60 }, () => filledWith(def["element"] as z.ZodType, wrong));
  }
  const inner = def["innerType"] as z.ZodType | undefined;
  return inner ? filledWith(inner, wrong) : wrong;
}

function messagesOf(schema: z.ZodType): string[] {
  return WRONG_VALUES.flatMap((wrong) => [wrong, filledWith(schema, wrong)])
    .concat(filledWith(schema, []))
    .flatMap((input) => schema.safeParse(input).error?.issues ?? [])
    .map(({ message }) => message);
}

const speak = (locale: "en" | "ar") => overwriteGetLocale(() => locale);
afterEach(() => speak("en"));

const messages = new Set([...FORMS.flatMap(messagesOf), ...REFUSALS]);

test("whatever a visitor's forms can complain of is said in Arabic", () => {
  speak("ar");
  for (const known of ["Required", "At most 10 phone numbers", "Invalid email"]) {
    assert.ok(messages.has(known), known);
  }
  for (const message of messages) {
    const text = ruleText(message);
    assert.match(text, /\p{Script=Arabic}/u, message);
    // Numbers of orders are of Latin letters as well.
    assert.doesNotMatch(text.replace("9c41e7a2", ""), /[a-z]/i, message);
  }
});

test("the base language's catalog holds the very sentences of contracts and server", () => {
  const ofTheLibrary = /^Invalid (?:input|option): /;
  for (const message of messages) {
    if (ofTheLibrary.test(message)) continue;
    // Clients rely on '2000' in one of them; people read '2,000'.
    const written = message.replaceAll(/\d{4,}/g, (number) => formatNumber(Number(number)));
    assert.equal(translateRule(message), written);
  }
  assert.equal(ruleText("Required"), "Required");
});

test("numbers take the plural that Arabic has for them", () => {
  speak("ar");
  assert.match(ruleText("First name must be at least 2 characters"), /حرفين$/);
  assert.match(ruleText("Message must be at least 10 characters"), /10 أحرف$/);
  assert.match(ruleText("Email must be less than 255 characters"), /255 حرفًا$/);
  assert.match(ruleText("Message must be less than 2000 characters"), /2,000 حرف$/);
  assert.match(ruleText("Must be at most 5,000 characters"), /5,000 حرف$/);
  assert.match(ruleText(REFUSALS[4]!), /دقيقة واحدة\.$/);
  assert.match(ruleText(REFUSALS[5]!), /15 دقيقة\.$/);
});

test("a sentence that is not known stays as it is", () => {
  speak("ar");
  for (const unknown of ["The moon must be at least 2 characters", "Something else.", ""]) {
    assert.equal(ruleText(unknown), unknown);
  }
});
