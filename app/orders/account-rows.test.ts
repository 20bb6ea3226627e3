import assert from "node:assert/strict";
import { test } from "node:test";

import { bankRows, cliqRows } from "./account-rows.ts";

const NONE = { bankName: "", accountHolder: "", accountNumber: "", iban: "", swiftCode: "" };
const shown = (more: Partial<typeof NONE>) =>
  bankRows({ ...NONE, currency: "JOD", ...more }).map(
    ({ value, parts }) => parts?.join(" ") ?? value,
  );

test("of an account only what the shop has entered is shown, and its IBAN in groups", () => {
  assert.deepEqual(shown({ bankName: "Example Bank", iban: "JO15AAAA12345678" }), [
    "Example Bank",
    "JO15 AAAA 1234 5678",
    "JOD",
  ]);
  assert.deepEqual(shown({ accountNumber: "0131000302" }), ["0131000302", "JOD"]);
});

test("a shop that takes transfers by CliQ alone shows no account", () => {
  assert.deepEqual(shown({ bankName: "Example Bank" }), []);
  assert.deepEqual(
    cliqRows("EXAMPLESHOP").map(({ value }) => value),
    ["EXAMPLESHOP"],
  );
  assert.deepEqual(cliqRows(""), []);
});
