import assert from "node:assert/strict";
import { test } from "node:test";

import { linkAt, placeOf, safeLink, shortLink } from "./profile-link.ts";

test("a link leads by https to a host with a name, or it is none", () => {
  const safe = {
    "https://shop.example/a?b=1#c": "https://shop.example/a?b=1#c",
    "http://shop.example": "https://shop.example/",
    "shop.example/menu": "https://shop.example/menu",
    "shop.example:8443/menu": "https://shop.example:8443/menu",
    " www.shop.example ": "https://www.shop.example/",
    "https://مثال.example/قائمة": "https://xn--mgbh0fb.example/%D9%82%D8%A7%D8%A6%D9%85%D8%A9",
  };
  for (const [typed, url] of Object.entries(safe)) assert.equal(safeLink(typed), url, typed);
});

test("a hostile link is refused", () => {
  const hostile = [
    "",
    "javascript:alert(1)",
    "JavaScript:alert(1)//shop.example",
    "java\nscript:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "ftp://shop.example",
    "file:///etc/passwd",
    "https://bank.example@evil.example/",
    "https://user:secret@shop.example/",
    "//user@shop.example",
    "https://localhost/",
    "https://127.0.0.1/",
    "https://[::1]/",
    "https://2130706433/",
    "https://shop.example/\u202egpj.exe",
    "https://shop.example/a b",
    `https://shop.example/${"a".repeat(600)}`,
  ];
  for (const typed of hostile) assert.equal(safeLink(typed), undefined, typed);
});

test("known places are known by their host, and not by what looks like it", () => {
  assert.equal(placeOf("https://www.linkedin.com/in/me"), "linkedin");
  assert.equal(placeOf("https://jo.linkedin.com/in/me"), "linkedin");
  assert.equal(placeOf("https://m.facebook.com/me"), "facebook");
  assert.equal(placeOf("https://x.com/me"), "x");
  assert.equal(placeOf("https://linkedin.com.evil.example/"), undefined);
  assert.equal(placeOf("https://notx.com/"), undefined);
});

test("a name at a place becomes its page there, and an address stays one", () => {
  const base = "https://www.instagram.com/";
  assert.equal(linkAt(base, "@my.bakery"), "https://www.instagram.com/my.bakery");
  assert.equal(linkAt(base, "bakery"), "https://www.instagram.com/bakery");
  assert.equal(linkAt(base, "instagram.com/bakery"), "https://instagram.com/bakery");
  assert.equal(linkAt(base, "my bakery"), undefined);
  assert.equal(shortLink("https://www.instagram.com/bakery/"), "instagram.com/bakery");
});
