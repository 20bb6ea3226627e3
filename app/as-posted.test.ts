import assert from "node:assert/strict";
import { test } from "node:test";

import { asPosted } from "./as-posted.ts";

const SHOP = "https://shop.example";

function seenAs(url: string, origin: string | undefined): string {
  const headers = new Headers();
  if (origin !== undefined) headers.set("Origin", origin);
  const request = new Request(url, { method: "POST", headers, body: "a=1" });
  return asPosted(request, SHOP).url;
}

test("what the shop's own pages post is seen under its own address", () => {
  assert.equal(seenAs("http://127.0.0.1:3000/contact-us?a=1", SHOP), `${SHOP}/contact-us?a=1`);
  assert.equal(
    seenAs("http://other.example/x", "https://other.example"),
    "https://other.example/x",
  );
});

test("what other sites post keeps its address, and so does what no page posts", () => {
  for (const origin of ["https://elsewhere.example", "null", undefined]) {
    assert.equal(seenAs("http://127.0.0.1:3000/x", origin), "http://127.0.0.1:3000/x");
  }
});

test("no path becomes another host", () => {
  for (const path of ["//", "///", "///x", "//elsewhere.example/x", "//:80", "//[", "//@"]) {
    assert.equal(seenAs(`http://127.0.0.1:3000${path}`, SHOP), SHOP + path);
  }
});

test("the body comes with it", async () => {
  const headers = { Origin: SHOP };
  const request = new Request("http://localhost//", { method: "POST", headers, body: "a=1" });
  assert.equal(await asPosted(request, SHOP).text(), "a=1");
});
