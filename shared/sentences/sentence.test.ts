import assert from "node:assert/strict";
import { test } from "node:test";

import { z } from "zod";

import { line } from "../text.ts";
import { sentence, SENTENCES } from "./any-sentence.ts";
import { problemsOf, rule, ruleSaying, sentenceOf } from "./rule.ts";
import { SAMPLES } from "./sentence.fixtures.ts";

test("every code has exactly the sentence that clients receive", () => {
  assert.deepEqual(Object.keys(SAMPLES).toSorted(), Object.keys(SENTENCES).toSorted());
  for (const [code, samples] of Object.entries(SAMPLES)) {
    for (const [english, params] of samples) {
      const said = sentence(code as "too_short", params as never);
      assert.deepEqual(said, { code, params: params ?? {}, message: english });
    }
  }
});

test("a code accepts its own parameters, all of them and no others", () => {
  sentence("required");
  sentence("too_short", { field: "firstName", min: 2 });
  // @ts-expect-error There is no such code.
  assert.throws(() => sentence("too_green"));
  // @ts-expect-error One of its parameters is missing.
  sentence("too_short", { field: "firstName" });
  // @ts-expect-error There is no such field.
  sentence("too_short", { field: "moon", min: 2 });
  // @ts-expect-error It has no parameters.
  sentence("required", { min: 2 });
});

/** A schema's messages for a value, by field. */
function saidOf(schema: z.ZodType, value: unknown) {
  const { error } = schema.safeParse(value);
  return error ? problemsOf(error) : {};
}

test("whichever rule of a schema is violated, the issue carries its sentence", () => {
  const short = sentence("too_short", { field: "firstName", min: 2 });
  const schema = z.object({
    check: z.string().min(2, rule("too_short", { field: "firstName", min: 2 })),
    type: z.string(rule("required")),
    refined: z.string().refine(() => false, rule("unstorable")),
    piped: z
      .string()
      .trim()
      .pipe(z.email(rule("email_invalid"))),
    union: z.union([z.number(), z.literal("")], rule("not_whole")),
    chosen: z.enum(
      ["a"],
      ruleSaying((input) => sentence(input === "b" ? "not_id" : "required")),
    ),
    list: z.array(z.object({ inner: z.string().min(2, ruleSaying(short)) })),
  });
  const wrong = {
    check: "a",
    refined: "",
    piped: "a",
    union: "x",
    chosen: "b",
    list: [{ inner: "ab" }, { inner: "a" }],
  };
  assert.deepEqual(saidOf(schema, wrong), {
    check: short,
    type: sentence("required"),
    refined: sentence("unstorable"),
    piped: sentence("email_invalid"),
    union: sentence("not_whole"),
    chosen: sentence("not_id"),
    "list.1.inner": short,
  });
  // A schema can be used again: earlier results have no effect.
  assert.deepEqual(saidOf(schema.pick({ chosen: true }), {}), { chosen: sentence("required") });
});

test("the message of an issue is the English sentence, for clients that read nothing else", () => {
  const { error } = line({ min: [2, sentence("city_not_chosen")] }).safeParse("");
  assert.equal(error?.issues[0]?.message, "Please select a city");
});

test("for a field with several problems the first is reported", () => {
  const schema = z.object({ a: line({ min: [3, sentence("not_whole")] }) });
  for (const sign of ["\u0000", "\ufffe", "\uffff"]) {
    assert.deepEqual(saidOf(schema, { a: sign }), { a: sentence("unstorable") });
  }
});

test("Zod's own messages are replaced by what is expected, or by a general sentence", () => {
  const saidOf = (schema: z.ZodType, value: unknown) =>
    sentenceOf(schema.safeParse(value).error!.issues[0]!);
  assert.deepEqual(saidOf(z.boolean(), "x"), sentence("expected", { kind: "boolean" }));
  assert.deepEqual(saidOf(z.array(z.string()), {}), sentence("expected", { kind: "list" }));
  assert.deepEqual(saidOf(z.object({}), undefined), sentence("required"));
  assert.deepEqual(saidOf(z.enum(["a"]), "b"), sentence("invalid"));
});
