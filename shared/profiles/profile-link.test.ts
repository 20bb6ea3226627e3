import assert from "node:assert/strict";
import { test } from "node:test";

import { placeOf, safeLink, shortLink } from "./profile-link.ts";

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
    `https://shop.example/${"a".repeat(2100)}`,
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

test("tracking parts of a link go, before its length counts", () => {
  const long = `utm_source=${"a".repeat(3000)}`;
  for (const [typed, link] of [
    ["https://shop.example/a?utm_source=x&utm_medium=y", "https://shop.example/a"],
    ["https://shop.example/a?id=1&fbclid=x#menu", "https://shop.example/a?id=1#menu"],
    ["https://shop.example/a?igsh=x&id=1&gclid=2", "https://shop.example/a?id=1"],
    [`https://shop.example/?${long}&q=1`, "https://shop.example/?q=1"],
    ["https://shop.example/?trackless=1", "https://shop.example/?trackless=1"],
  ]) {
    assert.equal(safeLink(typed!), link);
  }
});

test("a link is shown short", () => {
  assert.equal(shortLink("https://www.instagram.com/bakery/"), "instagram.com/bakery");
});
