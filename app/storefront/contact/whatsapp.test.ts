import assert from "node:assert/strict";
import { test } from "node:test";

import { whatsappLink } from "./whatsapp.ts";

test("a Jordanian mobile number has a link to a chat, however it is written", () => {
  for (const phone of ["+962 7 9000 0000", "00962790000000", "079 000 0000", "(962) 79-0000000"]) {
    assert.equal(whatsappLink(phone), "https://wa.me/962790000000", phone);
  }
});

test("other numbers have none", () => {
  for (const phone of ["+962 6 500 0000", "06 500 0000", "+1 555 0100", "79", ""]) {
    assert.equal(whatsappLink(phone), undefined, phone);
  }
});
