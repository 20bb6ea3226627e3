import assert from "node:assert/strict";
import { afterEach, test } from "node:test";

import { ApiError } from "#app/api/api-error.ts";
import { overwriteGetLocale } from "#app/i18n/locale.ts";
import { MissingPart } from "#app/ui/missing-part.ts";
import { apiMessage } from "#shared/api-messages/any-message.ts";

import { concernsPicture, messageOf, messageFor } from "./error-reading.ts";

const speak = (locale: "en" | "ar") => overwriteGetLocale(() => locale);
afterEach(() => speak("en"));

const answerOf = (data: unknown, internal = false) => ({
  status: 502,
  statusText: "Bad Gateway",
  internal,
  data,
});

test("an error that mentions pictures is distinguished from others", () => {
  for (const message of [
    "Failed to load chunk",
    "bad <img> source",
    "Image is broken",
    "HTTP 404",
  ]) {
    assert.ok(concernsPicture(message), message);
  }
  assert.ok(!concernsPicture("Cannot read properties of undefined"));
  assert.ok(!concernsPicture(""));
});

test("the message of any thrown value is found", () => {
  assert.equal(messageOf(new TypeError("no")), "no");
  assert.equal(messageOf("plain"), "plain");
  assert.equal(messageOf(undefined), "");
  assert.equal(messageOf({ message: "not an error" }), "");
});

test("an error response is read as its message, and has none where the body is a page", () => {
  assert.equal(messageOf(answerOf(" Something went wrong. ")), "Something went wrong.");
  assert.equal(messageOf(answerOf("<html><body>nginx</body></html>")), "");
  assert.equal(messageOf(answerOf("x".repeat(500))), "");
  assert.equal(messageOf(answerOf("")), "");
  assert.equal(messageOf(answerOf("Error: no action for route x", true)), "");
});

const gone = apiMessage("not_found", { entity: "product" });

/** Thrown values, and the message for each in English. */
const THROWN: [unknown, string][] = [
  [new TypeError("Failed to fetch"), "Failed to fetch"],
  [new MissingPart("internal words"), "A part of this page did not load."],
  ["plain", "plain"],
  [undefined, "Unknown error occurred"],
  [answerOf("Something went wrong. Please try again."), "Something went wrong. Please try again."],
  [answerOf("The shelf is empty"), "The shelf is empty"],
  [answerOf(gone), "Product not found"],
  [answerOf(JSON.stringify({ status: "fail", ...gone })), "Product not found"],
  [new ApiError(404, { ...gone }), "Product not found"],
  [answerOf("<html></html>"), "Unknown error occurred"],
  [answerOf(""), "Unknown error occurred"],
];

test("the base language shows the thrown message", () => {
  for (const [thrown, apiMessage] of THROWN) assert.equal(messageFor(thrown), apiMessage);
});

test("in Arabic known messages are translated, and others are not shown in English", () => {
  speak("ar");
  for (const [thrown, apiMessage] of THROWN) {
    assert.match(messageFor(thrown), /\p{Script=Arabic}/u, apiMessage);
    assert.doesNotMatch(messageFor(thrown), /[a-z]/i, apiMessage);
  }
  assert.equal(messageFor(new TypeError("Failed to fetch")), messageFor(undefined));
  assert.match(messageFor(answerOf("The shelf is empty")), /502/);
  const inArabic = "تعذّر العثور على المنتج";
  for (const thrown of [
    answerOf(gone),
    answerOf(JSON.stringify(gone)),
    new ApiError(404, { ...gone }),
  ]) {
    assert.equal(messageFor(thrown), inArabic);
  }
});
