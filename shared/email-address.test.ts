import assert from "node:assert/strict";
import { test } from "node:test";

import { emailAddress, normalizeEmail } from "./text.ts";

const isTaken = (typed: string) => emailAddress().safeParse(typed).success;

test("what RFC 5321 allows in front of the @ is taken", () => {
  for (const local of [
    "customer",
    "first.last+cards",
    "o'brien",
    "o'",
    "!#$%&'*+/=?^_`{|}~-",
    "-a-",
    '"first last"',
    String.raw`"a\"b@c"`,
    '""',
  ]) {
    assert.equal(emailAddress().parse(`${local}@example.com`), `${local}@example.com`);
  }
});

test("domains of every script are taken, typed or as browsers encode them", () => {
  for (const domain of [
    "example.com",
    "mail.example.co.jo",
    "مثال.الأردن",
    "xn--mgbh0fb.xn--mgbayh7gpa",
    "bücher.example",
    "例え.テスト",
    "Example.XN--MGBAYH7GPA",
  ]) {
    assert.equal(emailAddress().parse(`a@${domain}`), `a@${domain}`);
  }
});

test("marks around an address and wide signs in it are not part of it", () => {
  for (const typed of [
    "customer@example.com\u200f",
    "\u200ecustomer@example.com",
    "\u202acustomer@example.com\u202c",
    "customer@example.com\u200b",
    "\u2066customer@example.com\u2069",
    "customer\uff20example\uff0ecom",
    "\ufeffcustomer@exam\u00adple.com\u00a0",
  ]) {
    assert.equal(emailAddress().parse(typed), "customer@example.com");
    assert.equal(normalizeEmail(typed), "customer@example.com");
  }
});

test("what no mail can reach is refused", () => {
  for (const typed of [
    "",
    "nobody",
    "a@b",
    "@example.com",
    ".a@example.com",
    "a.@example.com",
    "a..b@example.com",
    "a b@example.com",
    '"a"b"@example.com',
    "a@example..com",
    "a@-example.com",
    "a@example.c",
    "a@exam_ple.com",
    "a@example.com, b@example.com",
    "a@\u2026.com",
    "a@xn--",
  ]) {
    assert.equal(isTaken(typed), false, typed);
  }
});

test("an address is the same, typed or as the browser encodes it", () => {
  assert.equal(normalizeEmail("Ann@مثال.الاردن"), normalizeEmail("ann@xn--mgbh0fb.xn--mgbayh7gpa"));
  assert.equal(normalizeEmail("Ann@BÜCHER.example"), "ann@xn--bcher-kva.example");
  assert.equal(normalizeEmail("Nobody"), "nobody");
});
