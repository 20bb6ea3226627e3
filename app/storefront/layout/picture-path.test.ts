import assert from "node:assert/strict";
import { test } from "node:test";

import { picturePath } from "./picture-path.ts";

test("a stored path becomes an address, whichever system stored it", () => {
  const addresses = {
    "uploads\\cards\\matte black.png": "/uploads/cards/matte%20black.png",
    "/uploads/public/card-black.webp": "/uploads/public/card-black.webp",
    "https://files.example/a b.png": "https://files.example/a%20b.png",
    "": "",
  };
  for (const [stored, address] of Object.entries(addresses)) {
    assert.equal(picturePath(stored), address);
  }
});
