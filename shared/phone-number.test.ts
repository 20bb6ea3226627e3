import assert from "node:assert/strict";
import { test } from "node:test";

import { dialableNumber, groupedNumber, plainNumber, telNumber } from "./phone-number.ts";

test("a Jordanian number gets its country code, however it is typed", () => {
  for (const typed of [
    "0790000000",
    "079 000 0000",
    "079-0000-000",
    "790000000",
    "962790000000",
    "+962 79 000 0000",
    "+962 (0)79 000 0000",
    "00962790000000",
    "٠٧٩٠٠٠٠٠٠٠",
    "۰۷۹۰۰۰۰۰۰۰",
  ]) {
    assert.equal(dialableNumber(typed), "962790000000", typed);
  }
  assert.equal(dialableNumber("06 500 0000"), "96265000000");
});

test("any other number is left unchanged", () => {
  for (const typed of ["+49 30 000000", "00966500000000", "0790000", "07900000000", "call me"]) {
    assert.equal(dialableNumber(typed), typed);
  }
});

test("a number is kept in a plain spelling and shown in groups", () => {
  for (const [typed, plain, grouped] of [
    ["0790000000", "0790000000", "079 000 0000"],
    ["079-000 0000", "0790000000", "079 000 0000"],
    ["790000000", "0790000000", "079 000 0000"],
    ["٠٧٩٠٠٠٠٠٠٠", "0790000000", "079 000 0000"],
    ["+962790000000", "+962790000000", "+962 79 000 0000"],
    ["00962 79 000 0000", "+962790000000", "+962 79 000 0000"],
    ["+962 (0)79 000 0000", "+962790000000", "+962 79 000 0000"],
    ["065000000", "065000000", "06 500 0000"],
    // Neither is clearly Jordanian.
    ["+49 30 000000", "+49 30 000000", "+49 30 000000"],
    ["٠٧٩ ٠٠", "079 00", "079 00"],
    ["", "", ""],
  ] as const) {
    assert.equal(plainNumber(typed), plain, typed);
    assert.equal(groupedNumber(typed), grouped, typed);
    assert.equal(groupedNumber(plain), grouped, typed);
  }
});

test("a number is dialled in the international form where its country is known", () => {
  for (const [typed, dialled] of Object.entries({
    "079 000 0000": "+962790000000",
    "+962 (0)79 000 0000": "+962790000000",
    "06 500 0000": "+96265000000",
    "٠٧٩٠٠٠٠٠٠٠": "+962790000000",
    "+49 30 000000": "+4930000000",
    "0049 30 000000": "+4930000000",
    "0790 000": "0790000",
    "ext. 12": "12",
    "call me": "",
  })) {
    assert.equal(telNumber(typed), dialled, typed);
  }
});
