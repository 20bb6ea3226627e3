import assert from "node:assert/strict";
import { test } from "node:test";

import { codeIn } from "./read-address.ts";

const SHOP = "https://card.example";

test("the code is found in the address as a phone shows it, or alone", () => {
  const found = [
    "https://card.example/c/7k2m9qxabc",
    "HTTPS://CARD.EXAMPLE/C/7K2M9QXABC",
    "https://card.example/c/7k2m9qxabc/?lang=ar#top",
    " card.example/c/7k2m9qxabc ",
    "7K2M-9QXABC",
  ];
  for (const read of found) assert.equal(codeIn(read, SHOP), "7k2m9qxabc", read);
});

test("what is not the address of one of the shop's cards holds none", () => {
  const others = [
    "",
    "https://other.example/c/7k2m9qxabc",
    "http://card.example/c/7k2m9qxabc",
    "https://card.example/c/7k2m9qxabc/edit",
    "https://card.example/c/short",
    "tel:+962790000000",
    "other.example/c/7k2m9qxabc",
  ];
  for (const read of others) assert.equal(codeIn(read, SHOP), undefined, read);
});
