import assert from "node:assert/strict";
import { afterEach, test } from "node:test";

import type { z } from "zod";

import { overwriteGetLocale } from "#app/i18n/locale.ts";
import { ownerText } from "#app/profile/owner-text.ts";
import { OWNER_WORDS } from "#app/profile/owner-words.ts";
import { bulkOrderFormSchema } from "#shared/bulk-orders/bulk-order-form.ts";
import { formatNumber } from "#shared/format-number.ts";
import { messageFormSchema } from "#shared/messages/message.ts";
import { orderFormSchema, typedLocationSchema } from "#shared/orders/order-form.ts";
import { sentence } from "#shared/sentences/any-sentence.ts";
import { SAMPLES } from "#shared/sentences/sentence.fixtures.ts";
import type { Sentence } from "#shared/sentences/sentence.ts";
import { saidOfWrongValues } from "#shared/sentences/wrong-values.fixtures.ts";
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

const WORDS = { ...VISITOR_WORDS, ...OWNER_WORDS, ...STAFF_WORDS };

/** Parameters that are inserted unchanged, such as the title of an addon. */
const AS_GIVEN = new Set(["addon", "name", "options", "orderNumber", "parameter", "country"]);

/** The parts of a sentence that are not translated, the longest first. */
function givenWords({ params }: Sentence): string[] {
  const given = Object.entries(params).filter(([name]) => AS_GIVEN.has(name));
  const words = given.flatMap(([, value]) => value).map(String);
  return words.toSorted((first, second) => second.length - first.length);
}

test("the base language's catalog contains the API's exact sentences", () => {
  for (const said of SAID) {
    // The API's message has '2000', on which clients rely; the catalog formats it as '2,000'.
    const english = said.message.replaceAll(/\d{4,}/g, (digits) =>
      said.code === "parameter_not_a_date" ? digits : formatNumber(Number(digits)),
    );
    assert.equal(textBy(WORDS, said), english);
  }
});

test("a page in the base language shows the API's exact message", () => {
  for (const said of SAID) {
    assert.equal(visitorText(said), said.message);
    assert.equal(staffText(said), said.message);
    assert.equal(ownerText(said), said.message);
  }
});

test("every message of the API has an Arabic text", () => {
  speak("ar");
  for (const said of SAID) {
    const text = Object.hasOwn(OWNER_WORDS, said.code) ? ownerText(said) : staffText(said);
    assert.match(text, /\p{Script=Arabic}/u, said.message);
    const arabic = givenWords(said).reduce((rest, word) => rest.replaceAll(word, ""), text);
    assert.doesNotMatch(arabic.replaceAll(/IBAN|SWIFT/g, ""), /[a-z{}]|undefined|NaN/i, text);
  }
});

test("numbers select the plural form that Arabic uses for them", () => {
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

/** The forms of the public pages. */
const FORMS: z.ZodType[] = [
  orderFormSchema,
  typedLocationSchema,
  bulkOrderFormSchema,
  messageFormSchema,
  subscriptionSchema,
];

test("every message of a visitor's form has a text for visitors", () => {
  const said = FORMS.flatMap(saidOfWrongValues);
  const codes = new Set<string>(said.map(({ code }) => code));
  for (const known of ["required", "too_many", "email_invalid", "employees_missing"]) {
    assert.ok(codes.has(known), known);
  }
  assert.deepEqual(
    [...codes].filter((code) => !Object.hasOwn(VISITOR_WORDS, code)),
    [],
  );
});

test("a message of a newer server that this page does not know is shown in English", () => {
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
