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

test("a form posted by the shop's own pages gets the shop's public address", () => {
  assert.equal(seenAs("http://127.0.0.1:3000/contact-us?a=1", SHOP), `${SHOP}/contact-us?a=1`);
  assert.equal(
    seenAs("http://other.example/x", "https://other.example"),
    "https://other.example/x",
  );
});

test("posts from other sites keep their address, and so do posts without a page", () => {
  for (const origin of ["https://elsewhere.example", "null", undefined]) {
    assert.equal(seenAs("http://127.0.0.1:3000/x", origin), "http://127.0.0.1:3000/x");
  }
});

test("forms of the page of an order, a quote or a card come without an origin, and only those", () => {
  const token = "0123456789abcdef".repeat(2);
  for (const root of ["/orders", "/ar/orders", "/quotes", "/ar/quotes", "/cards", "/ar/cards"]) {
    const path = `${root}/${token}`;
    assert.equal(seenAs(`http://127.0.0.1:3000${path}`, "null"), SHOP + path);
    const elsewhere = seenAs(`http://127.0.0.1:3000${path}`, "https://elsewhere.example");
    assert.equal(elsewhere, `http://127.0.0.1:3000${path}`);
  }
  for (const path of ["/orders", `/orders/${token}/x`, "/orders/x", `/x/orders/${token}`]) {
    assert.equal(seenAs(`http://127.0.0.1:3000${path}`, "null"), `http://127.0.0.1:3000${path}`);
  }
});

test("a path can't change the host", () => {
  for (const path of ["//", "///", "///x", "//elsewhere.example/x", "//:80", "//[", "//@"]) {
    assert.equal(seenAs(`http://127.0.0.1:3000${path}`, SHOP), SHOP + path);
  }
});

test("the body is passed on", async () => {
  const headers = { Origin: SHOP };
  const request = new Request("http://localhost//", { method: "POST", headers, body: "a=1" });
  assert.equal(await asPosted(request, SHOP).text(), "a=1");
});
