import assert from "node:assert/strict";
import { test } from "node:test";

import { concernsPicture, messageOf } from "./error-reading.ts";

test("an error that mentions pictures is told apart from the rest", () => {
  for (const message of [
    "Failed to load chunk",
    "bad <img> source",
    "Image is broken",
    "HTTP 404",
  ]) {
    assert.ok(concernsPicture(message), message);
  }
  assert.ok(!concernsPicture("Cannot read properties of undefined"));
  assert.ok(!concernsPicture(""));
});

test("whatever was thrown, its sentence is found", () => {
  assert.equal(messageOf(new TypeError("no")), "no");
  assert.equal(messageOf("plain"), "plain");
  assert.equal(messageOf(undefined), "");
  assert.equal(messageOf({ message: "not an error" }), "");
});

test("an answer of the server is read as its sentence, or its status where it is a page", () => {
  const answerOf = (data: unknown, internal = false) => ({
    status: 502,
    statusText: "Bad Gateway",
    internal,
    data,
  });
  assert.equal(messageOf(answerOf(" Something went wrong. ")), "Something went wrong.");
  assert.equal(messageOf(answerOf("<html><body>nginx</body></html>")), "502 Bad Gateway");
  assert.equal(messageOf(answerOf("x".repeat(500))), "502 Bad Gateway");
  assert.equal(messageOf(answerOf("")), "502 Bad Gateway");
  assert.equal(messageOf(answerOf("Error: no action for route x", true)), "502 Bad Gateway");
});
