import assert from "node:assert/strict";
import { test } from "node:test";

import { dinars, displayOrder, notBelow } from "./numbers.ts";

const price = dinars({ min: notBelow(0, "price") });

test("numbers may be typed with the digits of an Arabic or Persian keyboard", () => {
  for (const [typed, read] of [
    ["٣٥", 35],
    ["٣٥٫٥٠٠", 35.5],
    ["۴۲", 42],
    [" 7 ", 7],
  ] as const) {
    assert.equal(price.parse(typed), read);
  }
  for (const typed of ["٣٥٫", "abc", "1e3", "٣٥,٥"])
    assert.ok(!price.safeParse(typed).success, typed);
});

test("an empty position is refused in the words of its limit", () => {
  const reported = displayOrder.safeParse("").error!.issues[0]!.message;
  assert.equal(reported, displayOrder.safeParse(-1).error!.issues[0]!.message);
  assert.match(reported, /^Display order must be 0 or greater$/);
});
