import assert from "node:assert/strict";
import { test } from "node:test";

import { arabic as termsInArabic } from "./terms/ar.ts";
import { english as terms } from "./terms/en.ts";
import { splitAtNumbers, textParts, withoutLocation } from "./text-parts.ts";

test("a text is split into words, settings and links", () => {
  assert.deepEqual(textParts("Write to {email} or read the [terms](/terms-of-service)."), [
    { kind: "plain", plain: "Write to " },
    { kind: "field", field: "email" },
    { kind: "plain", plain: " or read the " },
    { kind: "link", plain: "terms", path: "/terms-of-service" },
    { kind: "plain", plain: "." },
  ]);
  assert.deepEqual(textParts("{name} is nothing that can be set"), [
    { kind: "plain", plain: "{name} is nothing that can be set" },
  ]);
});

test("numbers keep their units and signs, but not the full stop after them", () => {
  const numbers = (plain: string) => splitAtNumbers(plain).filter((_, index) => index % 2 === 1);
  assert.deepEqual(numbers("It costs $15, takes 5-7 days, and 2-3% goes to the bank within 48."), [
    "$15",
    "5-7",
    "2-3%",
    "48",
  ]);
  assert.deepEqual(numbers("Above 50 JOD, 1.750 JOD; 9:00–18:00; 10+ cards"), [
    "50 JOD",
    "1.750 JOD",
    "9:00–18:00",
    "10+",
  ]);
  assert.deepEqual(numbers("Nothing to count"), []);
});

test("without city and country a text still names the shop, in both languages", () => {
  for (const { sections } of [terms, termsInArabic]) {
    const texts = sections.flatMap(({ blocks }) =>
      blocks.filter((block) => typeof block === "string"),
    );
    const named = texts.filter((text) => text.includes("{shop}"));
    assert.ok(named.length > 0);
    for (const text of named) {
      assert.match(text, /\{city\}.+\{country\}/);
      assert.match(withoutLocation(text), /\{shop\}(?!.*\{(?:city|country)\})/);
    }
  }
});
