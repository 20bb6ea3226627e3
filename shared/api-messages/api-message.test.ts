import assert from "node:assert/strict";
import { test } from "node:test";

import { z } from "zod";

import { line } from "../text.ts";
import { apiMessage, API_MESSAGES } from "./any-message.ts";
import { SAMPLES } from "./api-message.fixtures.ts";
import { problemsOf, rule, ruleSaying, messageOf } from "./rule.ts";

test("every code has exactly the message that clients receive", () => {
  assert.deepEqual(Object.keys(SAMPLES).toSorted(), Object.keys(API_MESSAGES).toSorted());
  for (const [code, samples] of Object.entries(SAMPLES)) {
    for (const [english, params] of samples) {
      const reported = apiMessage(code as "too_short", params as never);
      assert.deepEqual(reported, { code, params: params ?? {}, message: english });
    }
  }
});

test("a code accepts its own parameters, all of them and no others", () => {
  apiMessage("required");
  apiMessage("too_short", { field: "firstName", min: 2 });
  // @ts-expect-error There is no such code.
  assert.throws(() => apiMessage("too_green"));
  // @ts-expect-error One of its parameters is missing.
  apiMessage("too_short", { field: "firstName" });
  // @ts-expect-error There is no such field.
  apiMessage("too_short", { field: "moon", min: 2 });
  // @ts-expect-error It has no parameters.
  apiMessage("required", { min: 2 });
});

/** A schema's messages for a value, by field. */
function reportedOf(schema: z.ZodType, value: unknown) {
  const { error } = schema.safeParse(value);
  return error ? problemsOf(error) : {};
}

test("whichever rule of a schema is violated, the issue carries its message", () => {
  const short = apiMessage("too_short", { field: "firstName", min: 2 });
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
      ruleSaying((input) => apiMessage(input === "b" ? "not_id" : "required")),
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
  assert.deepEqual(reportedOf(schema, wrong), {
    check: short,
    type: apiMessage("required"),
    refined: apiMessage("unstorable"),
    piped: apiMessage("email_invalid"),
    union: apiMessage("not_whole"),
    chosen: apiMessage("not_id"),
    "list.1.inner": short,
  });
  // A schema can be used again: earlier results have no effect.
  assert.deepEqual(reportedOf(schema.pick({ chosen: true }), {}), {
    chosen: apiMessage("required"),
  });
});

test("the message of an issue is the English message, for clients that read nothing else", () => {
  const { error } = line({ min: [2, apiMessage("city_not_chosen")] }).safeParse("");
  assert.equal(error?.issues[0]?.message, "Please select a city");
});

test("for a field with several problems the first is reported", () => {
  const schema = z.object({ a: line({ min: [3, apiMessage("not_whole")] }) });
  for (const sign of ["\u0000", "\ufffe", "\uffff"]) {
    assert.deepEqual(reportedOf(schema, { a: sign }), { a: apiMessage("unstorable") });
  }
});

test("Zod's own messages are replaced by what is expected, or by a general message", () => {
  const reportedOf = (schema: z.ZodType, value: unknown) =>
    messageOf(schema.safeParse(value).error!.issues[0]!);
  assert.deepEqual(reportedOf(z.boolean(), "x"), apiMessage("expected", { kind: "boolean" }));
  assert.deepEqual(reportedOf(z.array(z.string()), {}), apiMessage("expected", { kind: "list" }));
  assert.deepEqual(reportedOf(z.object({}), undefined), apiMessage("required"));
  assert.deepEqual(reportedOf(z.enum(["a"]), "b"), apiMessage("invalid"));
});
