import assert from "node:assert/strict";
import { test } from "node:test";

import { acceptedEncoding } from "./accepted-encoding.ts";

test("the encoding with the highest weight is chosen, the smallest among equals", () => {
  for (const [header, chosen] of [
    [undefined, "identity"],
    ["", "identity"],
    ["gzip, deflate, br, zstd", "br"],
    ["gzip;q=1.0, br;q=0", "gzip"],
    ["BR;Q=0.1", "br"],
    ["gzip ; q=0.5", "gzip"],
    ["*", "br"],
    ["br;q=0, *;q=0.5", "gzip"],
    ["*;q=0", "identity"],
    ["deflate, identity", "identity"],
    ["br;q=0.5, gzip;q=0.8", "gzip"],
    ["br;q=0.5, identity", "identity"],
    ["identity;q=0, *", "br"],
    ["gzip;q=nonsense", "identity"],
  ] as const) {
    assert.equal(acceptedEncoding(header), chosen, String(header));
  }
});
