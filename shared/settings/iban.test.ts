import assert from "node:assert/strict";
import { test } from "node:test";

import fc from "fast-check";

import { isIban, normalizeIban } from "./iban.ts";

const JORDANIAN = "JO94CBJO0010000000000131000302";

test("valid IBANs of Jordan and other countries are accepted, however they are written", () => {
  for (const iban of [
    JORDANIAN,
    "JO94 CBJO 0010 0000 0000 0131 0003 02",
    "jo94cbjo0010000000000131000302",
    "DE89 3704 0044 0532 0130 00",
    "GB82 WEST 1234 5698 7654 32",
  ]) {
    assert.ok(isIban(iban), iban);
  }
  assert.equal(normalizeIban(" jo94 cbjo 0010 0000 0000 0131 0003 02 "), JORDANIAN);
});

test("an IBAN of the wrong length or form is rejected", () => {
  for (const text of [
    "",
    "JO94",
    JORDANIAN.slice(0, -1),
    `${JORDANIAN}0`,
    "JO94123400100000000000131000302",
    "GB82-WEST-1234",
    "94JOCBJO0010000000000131000302",
    "ÖO94CBJO0010000000000131000302",
  ]) {
    assert.equal(isIban(text), false, text);
  }
});

test("one wrong digit, or two swapped neighbours, is always detected", () => {
  const place = fc.integer({ min: 12, max: JORDANIAN.length - 1 });
  fc.assert(
    fc.property(place, fc.integer({ min: 0, max: 9 }), (index, figure) => {
      fc.pre(JORDANIAN[index] !== String(figure));
      const wrong = JORDANIAN.slice(0, index) + figure + JORDANIAN.slice(index + 1);
      return !isIban(wrong);
    }),
  );
  fc.assert(
    fc.property(fc.integer({ min: 12, max: JORDANIAN.length - 2 }), (index) => {
      const [first, second] = [JORDANIAN[index]!, JORDANIAN[index + 1]!];
      fc.pre(first !== second);
      const wrong = JORDANIAN.slice(0, index) + second + first + JORDANIAN.slice(index + 2);
      return !isIban(wrong);
    }),
  );
});
