import assert from "node:assert/strict";
import { test } from "node:test";

import { acceptedEncoding } from "./accepted-encoding.ts";

test("the smallest packing that is taken is chosen", () => {
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
    ["gzip;q=nonsense", "identity"],
  ] as const) {
    assert.equal(acceptedEncoding(header), chosen, header);
  }
});
