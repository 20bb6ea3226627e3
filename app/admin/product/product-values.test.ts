import assert from "node:assert/strict";
import { test } from "node:test";

import { mergedDesigns, type DesignValues } from "./product-values.ts";

const design = (color: string, image = ""): DesignValues => ({
  color,
  colorName: color,
  colorNameAr: "",
  image,
  file: null,
});
const before = [design("black", "/a"), design("white", "/b")];

test("of the same designs each keeps what was edited and takes over the rest", () => {
  const file = new File(["x"], "x.png");
  const typed = [
    { ...before[0]!, colorName: "Night" },
    { ...before[1]!, file },
  ];
  const now = [
    { ...before[0]!, image: "/c" },
    { ...before[1]!, colorNameAr: "أبيض" },
  ];
  assert.deepEqual(mergedDesigns(before, now, typed), [
    { ...before[0]!, colorName: "Night", image: "/c" },
    { ...before[1]!, colorNameAr: "أبيض", file },
  ]);
});

test("where designs were added or removed the edited ones stay, without pictures that are gone", () => {
  const typed = [...before, design("red")];
  assert.deepEqual(mergedDesigns(before, [before[1]!], typed), [
    design("black"),
    before[1]!,
    design("red"),
  ]);
});
