import assert from "node:assert/strict";
import { afterEach, test } from "node:test";

import type { z } from "zod";

import { overwriteGetLocale } from "#app/i18n/locale.ts";
import { ownerText } from "#app/profile/owner-text.ts";
import { OWNER_TEXTS } from "#app/profile/owner-texts.ts";
import { apiMessage } from "#shared/api-messages/any-message.ts";
import { SAMPLES } from "#shared/api-messages/api-message.fixtures.ts";
import type { ApiMessage } from "#shared/api-messages/api-message.ts";
import { reportedOfWrongValues } from "#shared/api-messages/wrong-values.fixtures.ts";
import { bulkOrderFormSchema } from "#shared/bulk-orders/bulk-order-form.ts";
import { formatNumber } from "#shared/format-number.ts";
import { messageFormSchema } from "#shared/messages/message.ts";
import { orderFormSchema, typedLocationSchema } from "#shared/orders/order-form.ts";
import { subscriptionSchema } from "#shared/subscribers/subscriber.ts";

import { textBy } from "./received-message.ts";
import { rosterText } from "./roster-text.ts";
import { ROSTER_TEXTS } from "./roster-texts.ts";
import { staffText } from "./staff-text.ts";
import { STAFF_TEXTS } from "./staff-texts.ts";
import { knownText, visitorText } from "./visitor-text.ts";
import { VISITOR_TEXTS } from "./visitor-texts.ts";

const speak = (locale: "en" | "ar") => overwriteGetLocale(() => locale);
afterEach(() => speak("en"));

/** Every message of the API, in each of its forms. */
const REPORTED: ApiMessage[] = Object.entries(SAMPLES).flatMap(([code, samples]) =>
  samples.map(([, params]) => apiMessage(code as "too_short", params as never)),
);

const WORDS = { ...VISITOR_TEXTS, ...OWNER_TEXTS, ...STAFF_TEXTS, ...ROSTER_TEXTS };

/** Parameters that are inserted unchanged, such as the title of an addon. */
const AS_GIVEN = new Set([
  "reason",
  "addon",
  "name",
  "options",
  "orderNumber",
  "parameter",
  "country",
]);

/** The parts of a message that are not translated, the longest first. */
function givenWords({ params }: ApiMessage): string[] {
  const given = Object.entries(params).filter(([name]) => AS_GIVEN.has(name));
  const words = given.flatMap(([, value]) => value).map(String);
  return words.toSorted((first, second) => second.length - first.length);
}

test("the base language's catalog contains the API's exact messages", () => {
  for (const reported of REPORTED) {
    // The API's message has '2000', on which clients rely; the catalog formats it as '2,000'.
    const english = reported.message.replaceAll(/\d{4,}/g, (digits) =>
      /^(parameter_not_a|roster_phone)_/.test(reported.code)
        ? digits
        : formatNumber(Number(digits)),
    );
    assert.equal(textBy(WORDS, reported), english);
  }
});

test("a page in the base language shows the API's exact message", () => {
  for (const reported of REPORTED) {
    assert.equal(visitorText(reported), reported.message);
    assert.equal(staffText(reported), reported.message);
    assert.equal(ownerText(reported), reported.message);
    assert.equal(rosterText(reported), reported.message);
  }
});

test("every message of the API has an Arabic text", () => {
  speak("ar");
  for (const reported of REPORTED) {
    const text = textFor(reported);
    assert.match(text, /\p{Script=Arabic}/u, reported.message);
    const arabic = givenWords(reported).reduce((rest, word) => rest.replaceAll(word, ""), text);
    assert.doesNotMatch(
      arabic.replaceAll(/IBAN|SWIFT|CSV|XLSX/g, ""),
      /[a-z{}]|undefined|NaN/i,
      text,
    );
  }
});

/** As those who receive it read it. */
function textFor(reported: ApiMessage): string {
  if (Object.hasOwn(OWNER_TEXTS, reported.code)) return ownerText(reported);
  return Object.hasOwn(ROSTER_TEXTS, reported.code) ? rosterText(reported) : staffText(reported);
}

test("numbers select the plural form that Arabic uses for them", () => {
  speak("ar");
  const endings: [ApiMessage, RegExp][] = [
    [apiMessage("too_short", { field: "firstName", min: 2 }), /حرفين$/],
    [apiMessage("too_short", { field: "message", min: 10 }), /10 أحرف$/],
    [apiMessage("too_long", { field: "email", max: 255 }), /255 حرفًا$/],
    [apiMessage("too_long", { field: "message", max: 2000 }), /2,000 حرف$/],
    [apiMessage("text_too_long", { max: 5000 }), /5,000 حرف$/],
    [apiMessage("too_many", { items: "phoneNumbers", max: 10 }), /10 أرقام هواتف$/],
    [apiMessage("too_many_requests", { seconds: 2 }), /ثانيتين\.$/],
    [apiMessage("too_many_requests", { seconds: 60 }), /دقيقة واحدة\.$/],
    [apiMessage("too_many_requests", { seconds: 841 }), /15 دقيقة\.$/],
    [apiMessage("too_many_passwords", { seconds: 120 }), /دقيقتين\.$/],
  ];
  for (const [reported, ending] of endings) assert.match(staffText(reported), ending);
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
  const reported = FORMS.flatMap(reportedOfWrongValues);
  const codes = new Set<string>(reported.map(({ code }) => code));
  for (const known of ["required", "too_many", "email_invalid", "employees_missing"]) {
    assert.ok(codes.has(known), known);
  }
  assert.deepEqual(
    [...codes].filter((code) => !Object.hasOwn(VISITOR_TEXTS, code)),
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
  for (const reported of unknown) {
    assert.equal(visitorText(reported), reported.message);
    assert.equal(staffText(reported), reported.message);
    assert.equal(knownText(reported), undefined);
  }
});
