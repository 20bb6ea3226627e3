import assert from "node:assert/strict";
import { test } from "node:test";

import { whatsAppLink } from "./whatsapp.ts";

test("a number has a chat under its international form, however it is written", () => {
  for (const phone of [
    "0790000000",
    "079 000 0000",
    "+962 7 9000 0000",
    "00962790000000",
    "٠٧٩٠٠٠٠٠٠٠",
  ]) {
    assert.equal(whatsAppLink(phone, "Hi"), "https://wa.me/962790000000?text=Hi", phone);
  }
  assert.equal(whatsAppLink("+971 50 000 0000", "Hi"), "https://wa.me/971500000000?text=Hi");
  assert.equal(whatsAppLink("0044 20 0000 0000", "Hi"), "https://wa.me/442000000000?text=Hi");
});

test("the text travels whole, in any script", () => {
  const text = "مرحبًا & أهلًا\n1+1 = 2?";
  const link = new URL(whatsAppLink("0790000000", text));
  assert.equal(link.searchParams.get("text"), text);
  assert.ok(!link.search.includes("+"));
});

test("what is no number that can be called from anywhere has no chat", () => {
  for (const phone of ["", "call me", "12345", "0501234567", "+0790000000", "+1"]) {
    assert.equal(whatsAppLink(phone, "Hi"), "", phone);
  }
});
