import assert from "node:assert/strict";
import { test } from "node:test";

import type { Addon } from "#shared/addons/addon.ts";

import { currentSelections, selectionOf } from "./addon-selection.ts";

const finish: Addon = {
  _id: "68b000000000000000000001",
  id: "68b000000000000000000001",
  title: "Finish",
  titleAr: "الملمس",
  price: 2,
  inputType: "radio",
  options: ["Matte", "Gloss"],
  optionsAr: ["مطفأ", "لامع"],
  createdAt: "2026-01-01T00:00:00.000Z",
  updatedAt: "2026-01-01T00:00:00.000Z",
};

test("a choice gets the present price and names", () => {
  const before = { ...selectionOf(finish, "Gloss", null), title: "الملمس", valueLabel: "لامع" };
  assert.deepEqual(currentSelections([before], [{ ...finish, price: 3 }]), [
    { ...before, price: 3, title: "Finish", valueLabel: "Gloss" },
  ]);
});

test("a choice is dropped with its addon, its kind of input or its option", () => {
  const chosen = [selectionOf(finish, "Gloss", null)];
  assert.deepEqual(currentSelections(chosen, []), []);
  assert.deepEqual(currentSelections(chosen, [{ ...finish, inputType: "text" }]), []);
  assert.deepEqual(currentSelections(chosen, [{ ...finish, options: ["Matte"] }]), []);
});
