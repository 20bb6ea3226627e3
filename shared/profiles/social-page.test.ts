import assert from "node:assert/strict";
import { test } from "node:test";

import fc from "fast-check";

import { safeLink } from "./profile-link.ts";
import { pageAt } from "./social-page.ts";

const INSTAGRAM = "https://www.instagram.com/example.name";
const LINKEDIN = "https://www.linkedin.com/in/example-name";

test("every spelling of an Instagram page leads to it", () => {
  for (const typed of [
    "example.name",
    "@example.name",
    " @ example.name ",
    "example.name/",
    "/example.name",
    "example.name?igsh=abc",
    "instagram: example.name",
    "Instagram @example.name",
    "IG/example.name",
    "انستقرام: example.name",
    "www.instagram.com/example.name",
    "https://www.instagram.com/example.name?igsh=MTIz&utm_source=qr",
    "http://m.instagram.com/example.name/",
    "HTTPS://WWW.Instagram.com/example.name/?hl=ar",
    "https://www.instagram.com/@example.name",
    "https://www.instagram.com/_u/example.name/",
    "https://www.instagram.com/example.name/profilecard/?igsh=abc",
    "https://www.instagram.com/stories/example.name/123/",
    "https://www.instagram.com/accounts/login/?next=/example.name/",
    "https://www.instagram.com/invites/contact/?i=abc&utm_content=example.name",
    "https://instagr.am/example.name",
    "https://ig.me/m/example.name",
    "instagram://user?username=example.name",
    "intent://instagram.com/_u/example.name/#Intent;package=com.instagram.android;end",
    "Follow me on Instagram! https://www.instagram.com/example.name?igsh=abc",
    "\u200e@example.name\u200f",
    "<https://www.instagram.com/example.name>",
    "Ann Example (@example.name) • Instagram photos and videos",
    "https://www.instagram.com/nametag/example.name",
    "https://l.instagram.com/?u=https%3A%2F%2Fwww.instagram.com%2Fexample.name&e=abc",
    "انستجرام: example.name",
    "example.name.",
  ]) {
    assert.equal(pageAt("instagram", typed), INSTAGRAM, typed);
  }
});

test("a name alone is never the address of a stranger", () => {
  for (const name of ["example.design", "example.com", "my.shop", "a.co"]) {
    assert.equal(pageAt("instagram", name), `https://www.instagram.com/${name}`);
    assert.equal(pageAt("linkedin", name), `https://www.linkedin.com/in/${name}`);
  }
});

test("every spelling of a LinkedIn page leads to it", () => {
  for (const typed of [
    "example-name",
    "@example-name",
    "in/example-name",
    "/in/example-name/",
    "LinkedIn: example-name",
    "https://www.linkedin.com/authwall?trk=a&sessionRedirect=https%3A%2F%2Fwww.linkedin.com%2Fin%2Fexample-name",
    "https://www.linkedin.com/login?session_redirect=%2Fin%2Fexample-name",
    "https://www.linkedin.com/public-profile/in/example-name",
    "https://www.linkedin.com/in/example-name?utm_source=share&utm_campaign=share_via&utm_medium=ios_app",
    "https://jo.linkedin.com/in/example-name/en?originalSubdomain=jo",
    "https://www.linkedin.com/mwlite/profile/in/example-name",
    "https://www.linkedin.com/comm/in/example-name?midToken=abc",
    "www.linkedin.com/in/example-name/details/experience/",
    "linkedin://profile/example-name",
    "linkedin://in/example-name",
    "Check out Example Name’s profile on LinkedIn https://www.linkedin.com/in/example-name",
  ]) {
    assert.equal(pageAt("linkedin", typed), LINKEDIN, typed);
  }
  for (const [typed, page] of Object.entries({
    "linkedin.com/in/me-too": "https://www.linkedin.com/in/me-too",
    "linkedin-guru": "https://www.linkedin.com/in/linkedin-guru",
    "https://www.linkedin.com/company/example/about/": "https://www.linkedin.com/company/example",
    "company/example": "https://www.linkedin.com/company/example",
    "https://lnkd.in/abc": "https://lnkd.in/abc",
    "https://www.linkedin.com/in/%D9%85%D8%AB%D8%A7%D9%84":
      "https://www.linkedin.com/in/%D9%85%D8%AB%D8%A7%D9%84",
    "https://www.linkedin.com/pub/example/1/2/3": "https://www.linkedin.com/pub/example/1/2/3",
  })) {
    assert.equal(pageAt("linkedin", typed), page, typed);
  }
});

test("another site's whole address stays what it is", () => {
  for (const site of ["instagram", "linkedin"] as const) {
    assert.equal(pageAt(site, "https://shop.example/?utm_source=x"), "https://shop.example/");
    assert.equal(pageAt(site, "www.shop.example"), "https://www.shop.example/");
    assert.equal(pageAt(site, "links.example/me"), "https://links.example/me");
  }
});

test("what is nobody's page is not taken for one", () => {
  for (const typed of [
    "",
    "Example Name",
    "instagram.com",
    "https://www.instagram.com/",
    "https://www.instagram.com/explore/",
    "https://l.instagram.com/?u=https%3A%2F%2Fevil.example",
    "https://instagram.com@evil.example/",
    "javascript:alert(1)",
    "مثال",
  ]) {
    assert.equal(pageAt("instagram", typed), undefined, typed);
  }
  for (const typed of ["explore", "p", "instagram.com/p", "instagram.com/qr/abc", "ig.me/j"]) {
    assert.equal(pageAt("instagram", typed), undefined, typed);
  }
  // A channel is nobody's page, but what was meant.
  const channel = "https://www.instagram.com/channel/AbaB";
  assert.equal(pageAt("instagram", channel), channel);
  for (const typed of [
    "linkedin.com/in/me",
    "linkedin.com/uas/login",
    "https://www.linkedin.com/in/",
    "Ann Example",
  ]) {
    assert.equal(pageAt("linkedin", typed), undefined, typed);
  }
  // No name there ends in a stop.
  assert.equal(pageAt("instagram", "instagram.com/ann.?utm_x=1"), "https://www.instagram.com/ann");
  assert.equal(
    pageAt("instagram", "https://instagram.com.evil.example/me"),
    "https://instagram.com.evil.example/me",
  );
});

test("whatever is typed, the page is safe to show and read again as itself", () => {
  const pieces = fc.constantFrom(
    ..."ab.@/:?#=- _",
    "instagram.com",
    "linkedin.com/in/",
    "https://",
    "www.",
    "utm_x=1",
    "?utm_x=1",
    "instagram.com/p/",
    "in/",
    "%",
    "\u200e",
    "م",
  );
  const typed = fc.array(pieces, { maxLength: 12 }).map((all) => all.join(""));
  for (const site of ["instagram", "linkedin"] as const) {
    fc.assert(
      fc.property(typed, (text) => {
        const page = pageAt(site, text);
        if (page === undefined) return;
        assert.equal(safeLink(page), page);
        assert.equal(pageAt(site, page), page);
      }),
      { numRuns: 3000 },
    );
  }
  for (const piece of ["instagram.com", "a.", "/", "http://", "?"])
    pageAt("instagram", piece.repeat(700));
});
