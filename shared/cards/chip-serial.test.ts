import assert from "node:assert/strict";
import { test } from "node:test";

import { readSerial } from "./chip-serial.ts";

test("a serial number is read however it is written", () => {
  for (const typed of ["04:a3:1f:b2:c4:5d:80", "04A31FB2C45D80", " 04-A3-1F B2 c4 5d 80 "]) {
    assert.equal(readSerial(typed), "04:a3:1f:b2:c4:5d:80", typed);
  }
  assert.equal(readSerial("04a31fb2"), "04:a3:1f:b2");
  assert.equal(readSerial("0102030405060708090a"), "01:02:03:04:05:06:07:08:09:0a");
});

test("what can't be a serial number is none", () => {
  for (const typed of ["", "04:a3:1f", "04a31fb2c4", "04a31fb2c45d8", "04:a3:1f:b2:c4:5d:8g"]) {
    assert.equal(readSerial(typed), undefined, typed);
  }
  assert.equal(readSerial(" ".repeat(30) + "04a31fb2c45d80"), undefined);
});
