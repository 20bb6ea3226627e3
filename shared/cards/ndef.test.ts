import assert from "node:assert/strict";
import { test } from "node:test";

import { bytesLeft, CHIP_KINDS, hexBytes, ndefBytes } from "./ndef.ts";

test("an address stands on the chip as one URI record", () => {
  assert.equal(
    hexBytes(ndefBytes("https://example.com/c/7k2m9qxa")),
    "03 1B D1 01 17 55 04 65 78 61 6D 70 6C 65 2E 63 6F 6D 2F 63 2F 37 6B 32 6D 39 71 78 61 FE",
  );
});

test("the beginning of an address is a single byte", () => {
  const beginningOf = (url: string) => ndefBytes(url)[6];
  assert.equal(beginningOf("http://shop.example/c/1"), 3);
  assert.equal(beginningOf("https://shop.example/c/1"), 4);
  assert.equal(beginningOf("http://www.shop.example/c/1"), 1);
  assert.equal(beginningOf("https://www.shop.example/c/1"), 2);
  assert.equal(beginningOf("tel:+962790000000"), 0);
});

test("from 255 bytes on the lengths take more bytes", () => {
  const of = (length: number) => hexBytes(ndefBytes(`https://${"a".repeat(length)}`));
  // A payload of 250 makes a record of 254, the longest with a length of one byte.
  assert.match(of(249), /^03 FE D1 01 FA 55 04 61/);
  assert.match(of(250), /^03 FF 00 FF D1 01 FB 55 04 61/);
  assert.match(of(254), /^03 FF 01 03 D1 01 FF 55 04 61/);
  assert.match(of(255), /^03 FF 01 07 C1 01 00 00 01 00 55 04 61/);
  assert.match(of(255), / 61 FE$/);
});

test("how many bytes are left is told by kind of chip", () => {
  const left = (url: string) => CHIP_KINDS.map((kind) => bytesLeft(kind, url));
  assert.deepEqual(left("https://example.com/c/7k2m9qxa"), [114, 474, 858]);
  // The longest address that a shop can be configured with fits on each.
  assert.deepEqual(left(`https://${"a".repeat(132)}`), [4, 364, 748]);
  assert.ok(bytesLeft("ntag213", `https://${"a".repeat(137)}`) < 0);
});
