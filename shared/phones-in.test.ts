import assert from "node:assert/strict";
import { test } from "node:test";

import fc from "fast-check";

import {
  dialableNumber,
  groupedNumber,
  plainNumber,
  separateNumbers,
  telNumber,
  telNumbers,
} from "./phone-number.ts";
import { phonesIn } from "./phones-in.ts";
import { whatsAppLink } from "./whatsapp.ts";

test("one number is read as people in Jordan and abroad write it", () => {
  for (const [typed, tel] of Object.entries({
    "tel:+962-79-000-0000": "+962790000000",
    "+00962 79 000 0000": "+962790000000",
    "00 962 79 000 0000": "+962790000000",
    "+(962) 79 000 0000": "+962790000000",
    "+962 0 79 000 0000": "+962790000000",
    "(0)79 000 0000": "+962790000000",
    "079.000.0000": "+962790000000",
    "079/000/0000": "+962790000000",
    "06/5000000": "+96265000000",
    "0 7 9 0 0 0 0 0 0 0": "+962790000000",
    "https://wa.me/962790000000": "+962790000000",
    "0790000000 (after 5)": "+962790000000",
    "+49 (0) 30/123456": "+4930123456",
    "0049 (0)30 123456": "+4930123456",
    "+1 (202) 555-0100": "+12025550100",
    "+32 475/12 34 56": "+32475123456",
    "\u202a+962 79 000 0001\u202c": "+962790000001",
    "\u2066+962 79 000 0003\u2069": "+962790000003",
    "+962\u200b79\u200b0000004": "+962790000004",
    "\u061c+962790000006": "+962790000006",
    "+962\ufe0d-79-0000007": "+962790000007",
    "\uff0b962790000008": "+962790000008",
    "+962\u00a079\u00a0000\u00a00009": "+962790000009",
    "\u0660\u0667\u0669\u00a0\u0660\u0660\u0660\u0660\u0660\u0660\u0660": "+962790000000",
  })) {
    assert.deepEqual(telNumbers(typed), [tel], typed);
    assert.equal(dialableNumber(typed).replaceAll(/\D|^00/g, ""), tel.slice(1), typed);
    assert.equal(separateNumbers(typed).length, 1, typed);
  }
});

test("two numbers in one field are two, and never put together", () => {
  for (const [typed, ...numbers] of [
    ["0790000000 0780000000", "0790000000", "0780000000"],
    ["0790000000/0780000000", "0790000000", "0780000000"],
    ["0790000000 - 0780000000", "0790000000", "0780000000"],
    ["0790000000، 0780000000", "0790000000", "0780000000"],
    ["0790000000 أو 0780000000", "0790000000", "0780000000"],
    ["079 000 0000 078 000 0000", "0790000000", "0780000000"],
    ["07900000000780000000", "0790000000", "0780000000"],
    ["+962790000000+962780000000", "+962790000000", "+962780000000"],
    ["+962 79 000 0000 / 78 000 0000", "+962790000000", "0780000000"],
    ["06 500 0000 & 079 000 0000", "065000000", "0790000000"],
    ["+49 30 123456 +49 30 654321", "+4930123456", "+4930654321"],
    ["0049 30 123456 0049 30 654321", "004930123456", "004930654321"],
    ["+971 50 000 0000 050 111 1111", "+971500000000", "0501111111"],
    ["5000000/5000001", "5000000", "5000001"],
    ["Ann 0790000000, Bob 0780000000", "0790000000", "0780000000"],
  ] as const) {
    assert.deepEqual(separateNumbers(typed), numbers, typed);
    assert.equal(telNumber(typed), telNumber(numbers[0]), typed);
    assert.equal(
      whatsAppLink(typed, ""),
      whatsAppLink(numbers.find((each) => whatsAppLink(each, "")) ?? "", ""),
      typed,
    );
    assert.ok(dialableNumber(typed).length <= 15, typed);
    // Not changed while it is typed.
    assert.equal(plainNumber(typed), typed);
    assert.equal(groupedNumber(typed), typed);
  }
  // A chat is with the one that can have it.
  assert.equal(whatsAppLink("065000000, 0790000000", "Hi"), "https://wa.me/962790000000?text=Hi");
});

test("digits that are no number of their own are left out", () => {
  assert.deepEqual(telNumbers("06 500 0000/1"), ["+96265000000"]);
  assert.deepEqual(telNumbers("+1 202 555 0100 / 0101"), ["+12025550100"]);
  assert.deepEqual(telNumbers("0790000000 07800"), ["+962790000000"]);
  assert.deepEqual(telNumbers("+971 50 000 0000 50 111 1111"), []);
  assert.equal(plainNumber("0790000000 07800"), "0790000000 07800");
  assert.deepEqual(separateNumbers("0790000000 0790000000"), ["0790000000"]);
  assert.deepEqual(separateNumbers("1) 079 000 0000 2) 0780000000"), ["0790000000", "0780000000"]);
});

test("an extension is dialled after the number, and has no chat", () => {
  for (const typed of [
    "06 500 0000 ext. 12",
    "065000000x12",
    "06-5000000 #12",
    "+962 6 500 0000 تحويلة ١٢",
    "06 500 0000 تحويلة رقم 12",
    "06 500 0000 - داخلي (12)",
    "06 500 0000 int. 12",
    "962+ 6 500 0000 ext 12",
    "tel:+962-6-500-0000;ext=12",
  ]) {
    assert.equal(telNumber(typed), "+96265000000;ext=12", typed);
    assert.equal(dialableNumber(typed), "96265000000", typed);
    assert.equal(telNumber(telNumber(typed)), telNumber(typed));
  }
  assert.equal(groupedNumber("+96265000000;ext=12"), "+962 6 500 0000 ext. 12");
  // A zero in brackets is one for callers within the country only in front of the number.
  assert.equal(plainNumber("0790000000#(0)"), "0790000000#(0)");
  assert.equal(whatsAppLink("+49 30 123456 ext 1", ""), "");
});

test("no number has more digits than one can have, whatever is typed", () => {
  const pieces = fc.constantFrom(
    ..."0123456789",
    ..."+ ()/.,-;#x",
    "0790000000",
    "+962",
    "00",
    "tel:",
    "(0)",
    "أو",
    "\u200e",
  );
  const typed = fc.array(pieces, { maxLength: 30 }).map((all) => all.join(""));
  fc.assert(
    fc.property(typed, (text) => {
      for (const { number, extension } of phonesIn(text)) {
        assert.match(number, /^\+?\d{1,15}$/);
        assert.match(extension, /^\d*$/);
      }
      assert.equal(plainNumber(plainNumber(text)), plainNumber(text));
      assert.equal(groupedNumber(plainNumber(text)), groupedNumber(text));
      assert.equal(telNumber(plainNumber(text)), telNumber(text));
    }),
    { numRuns: 3000 },
  );
  // Nor does a long text take long.
  for (const piece of ["1 ", "0790000000 ", "x", "1,", "+"]) phonesIn(piece.repeat(20_000));
});
