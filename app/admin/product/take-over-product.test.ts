import assert from "node:assert/strict";
import { test } from "node:test";

import type { DesignValues } from "./product-values.ts";
import { mergedDesigns } from "./take-over-product.ts";

const design = (color: string, image = ""): DesignValues => ({
  color,
  colorName: color,
  colorNameAr: "",
  image,
  file: null,
});
const before = [design("black", "/a"), design("white", "/b")];

test("of the same designs each keeps what was edited and takes over the rest", () => {
  const typed = [{ ...before[0]!, colorName: "Night" }, before[1]!];
  const now = [
    { ...before[0]!, image: "/c" },
    { ...before[1]!, colorNameAr: "أبيض" },
  ];
  assert.deepEqual(mergedDesigns(typed, before, now), [
    { ...before[0]!, colorName: "Night", image: "/c" },
    { ...before[1]!, colorNameAr: "أبيض" },
  ]);
});

test("where designs were added or removed the edited ones stay, without pictures that are gone", () => {
  const typed = [...before, design("red")];
  assert.deepEqual(mergedDesigns(typed, before, [before[1]!]), [
    design("black"),
    before[1]!,
    design("red"),
  ]);
});
