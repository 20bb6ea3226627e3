import assert from "node:assert/strict";
import { test } from "node:test";

import { isTotpCode, newTypedCode, plainCode, stepOf } from "./one-time-codes.ts";

/** `12345678901234567890`, the secret of RFC 6238's examples, of whose codes apps show the last six digits. */
const SECRET = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";

test("codes are those of RFC 6238, and count for one step before and after", () => {
  assert.equal(stepOf("287082", SECRET, 59_000), 1);
  assert.equal(stepOf("005924", SECRET, 1_234_567_890_000), 41_152_263);
  assert.equal(stepOf("287082", SECRET, 89_000), 1);
  assert.equal(stepOf("287082", SECRET, 29_000), 1);
  assert.equal(stepOf("287082", SECRET, 90_000), undefined);
});

test("codes may be typed in groups, and with the digits of an Arabic keyboard", () => {
  assert.equal(plainCode("٢٨٧ ٠٨٢"), "287082");
  assert.ok(isTotpCode(plainCode("287-082")));
  const typed = newTypedCode();
  assert.equal(plainCode(typed.toUpperCase()), typed.replaceAll("-", ""));
});

test("codes to copy by hand have at least 112 random bits, and no two signs that look alike", () => {
  const codes = Array.from({ length: 200 }, newTypedCode);
  assert.equal(new Set(codes).size, codes.length);
  for (const code of codes) assert.match(code, /^([a-z0-9]{4}-){5}[a-z0-9]{4}$/);
  const signs = new Set(codes.join("").replaceAll("-", ""));
  assert.ok(24 * Math.log2(signs.size) >= 112, `${signs.size} signs`);
  for (const alike of ["0o", "1il", "2z", "5s"]) {
    assert.ok([...alike].filter((sign) => signs.has(sign)).length <= 1, alike);
  }
});
