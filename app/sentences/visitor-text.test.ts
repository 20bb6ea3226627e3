import assert from "node:assert/strict";
import { afterEach, test } from "node:test";

import type { z } from "zod";

import { overwriteGetLocale } from "#app/i18n/locale.ts";
import { bulkOrderFormSchema } from "#shared/bulk-orders/bulk-order-form.ts";
import { formatNumber } from "#shared/format-number.ts";
import { messageFormSchema } from "#shared/messages/message.ts";
import { orderFormSchema, typedLocationSchema } from "#shared/orders/order-form.ts";
import { sentenceOf } from "#shared/sentences/rule.ts";
import { SAMPLES } from "#shared/sentences/sentence.fixtures.ts";
import { sentence, type Sentence } from "#shared/sentences/sentence.ts";
import { subscriptionSchema } from "#shared/subscribers/subscriber.ts";

import { textBy } from "./received-sentence.ts";
import { staffText } from "./staff-text.ts";
import { STAFF_WORDS } from "./staff-words.ts";
import { knownText, visitorText } from "./visitor-text.ts";
import { VISITOR_WORDS } from "./visitor-words.ts";

const speak = (locale: "en" | "ar") => overwriteGetLocale(() => locale);
afterEach(() => speak("en"));

/** Every sentence of the API, in each of its forms. */
const SAID: Sentence[] = Object.entries(SAMPLES).flatMap(([code, samples]) =>
  samples.map(([, params]) => sentence(code as "too_short", params as never)),
);

const WORDS = { ...VISITOR_WORDS, ...STAFF_WORDS };

/** Parameters that are written as they came, such as the title of an addon. */
const AS_GIVEN = new Set(["addon", "name", "options", "orderNumber", "parameter"]);

/** What of a sentence is in nobody's language, the longest word first. */
function givenWords({ params }: Sentence): string[] {
  const given = Object.entries(params).filter(([name]) => AS_GIVEN.has(name));
  const words = given.flatMap(([, value]) => value).map(String);
  return words.toSorted((first, second) => second.length - first.length);
}

test("the base language's catalog says the very sentences of the API", () => {
  for (const said of SAID) {
    // Clients rely on '2000' in one of them; people read '2,000'.
    const english = said.message.replaceAll(/\d{4,}/g, (digits) =>
      said.code === "parameter_not_a_date" ? digits : formatNumber(Number(digits)),
    );
    assert.equal(textBy(WORDS, said), english);
  }
});

test("a page in the base language says what the API said, byte for byte", () => {
  for (const said of SAID) {
    assert.equal(visitorText(said), said.message);
    assert.equal(staffText(said), said.message);
  }
});

test("whatever the API says is said in Arabic", () => {
  speak("ar");
  for (const said of SAID) {
    const text = staffText(said);
    assert.match(text, /\p{Script=Arabic}/u, said.message);
    const arabic = givenWords(said).reduce((rest, word) => rest.replaceAll(word, ""), text);
    assert.doesNotMatch(arabic.replaceAll(/IBAN|SWIFT/g, ""), /[a-z{}]|undefined|NaN/i, text);
  }
});

test("numbers take the plural that Arabic has for them", () => {
  speak("ar");
  const endings: [Sentence, RegExp][] = [
    [sentence("too_short", { field: "firstName", min: 2 }), /حرفين$/],
    [sentence("too_short", { field: "message", min: 10 }), /10 أحرف$/],
    [sentence("too_long", { field: "email", max: 255 }), /255 حرفًا$/],
    [sentence("too_long", { field: "message", max: 2000 }), /2,000 حرف$/],
    [sentence("text_too_long", { max: 5000 }), /5,000 حرف$/],
    [sentence("too_many", { items: "phoneNumbers", max: 10 }), /10 أرقام هواتف$/],
    [sentence("too_many_requests", { seconds: 2 }), /ثانيتين\.$/],
    [sentence("too_many_requests", { seconds: 60 }), /دقيقة واحدة\.$/],
    [sentence("too_many_requests", { seconds: 841 }), /15 دقيقة\.$/],
    [sentence("too_many_passwords", { seconds: 120 }), /دقيقتين\.$/],
  ];
  for (const [said, ending] of endings) assert.match(staffText(said), ending);
});

/** What visitors fill in. */
const FORMS: z.ZodType[] = [
  orderFormSchema,
  typedLocationSchema,
  bulkOrderFormSchema,
  messageFormSchema,
  subscriptionSchema,
];

const WRONG_VALUES = [undefined, null, "", "a", "\u0000", "a".repeat(6000), -1, 0.5, 2e9, true, {}];

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

function saidBy(schema: z.ZodType): Sentence[] {
  return WRONG_VALUES.flatMap((wrong) => [wrong, filledWith(schema, wrong)])
    .concat(filledWith(schema, []))
    .flatMap((input) => schema.safeParse(input).error?.issues ?? [])
    .map(sentenceOf);
}

test("whatever is wrong in a visitor's form has words for visitors", () => {
  const said = FORMS.flatMap(saidBy);
  const codes = new Set<string>(said.map(({ code }) => code));
  for (const known of ["required", "too_many", "email_invalid", "employees_missing"]) {
    assert.ok(codes.has(known), known);
  }
  assert.deepEqual(
    [...codes].filter((code) => !Object.hasOwn(VISITOR_WORDS, code)),
    [],
  );
  // The validation library's own words are for programs: no form of the shop can bring them about.
  const inItsWords = said.filter(({ code }) => code === "invalid");
  for (const { message } of inItsWords) assert.match(message, /^Invalid (?:input|option): /);
});

test("what a newer server says, and this page has no words for, is said in English", () => {
  speak("ar");
  const unknown = [
    { code: "too_green", params: { shade: 5 }, message: "It is too green" },
    { code: "too_short", params: { field: "moon", min: 2 }, message: "Moon must be longer" },
    { code: "not_one_of", params: { field: "status" }, message: "Status must be another" },
    { code: "", params: {}, message: "Enough for today." },
    { code: "constructor", params: {}, message: "Nothing is built" },
    { code: "__proto__", params: {}, message: "Nothing is inherited" },
  ];
  for (const said of unknown) {
    assert.equal(visitorText(said), said.message);
    assert.equal(staffText(said), said.message);
    assert.equal(knownText(said), undefined);
  }
});
