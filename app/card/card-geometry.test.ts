import assert from "node:assert/strict";
import { test } from "node:test";

import {
  arcs,
  fitSize,
  modulePath,
  nameSize,
  positionSize,
  textDirection,
} from "./card-geometry.ts";

test("a name is set smaller from 21 letters on, and is never wider than the card", () => {
  assert.equal(nameSize("Your Name"), 56);
  assert.equal(nameSize("x".repeat(20)), 56);
  assert.equal(nameSize("x".repeat(21)), 44);
  const long = nameSize("x".repeat(60));
  assert.ok(long < 30 && long * 60 * 0.55 <= 732);
  assert.equal(nameSize(""), 56);
});

test("a position is always smaller than the name above it", () => {
  assert.equal(positionSize("Your Title", "Your Name"), 26);
  const name = "x".repeat(69);
  assert.ok(positionSize("Your Title", name) <= nameSize(name) * 0.76);
  assert.ok(positionSize("x".repeat(69), "Your Name") < 26);
});

test("letters are counted as graphemes, not as code units", () => {
  assert.equal(fitSize("𝒩".repeat(20), 56, 728), 56);
});

test("a text has the direction of its first letter", () => {
  assert.equal(textDirection("Your Name"), "ltr");
  assert.equal(textDirection("اسمك هنا"), "rtl");
  assert.equal(textDirection("123 شركة"), "rtl");
  assert.equal(textDirection("Naqra نقرة"), "ltr");
  assert.equal(textDirection("—"), "ltr");
});

test("arcs open in the given direction", () => {
  assert.equal(arcs(0, 0, [10], 90), "M0 -10A10 10 0 0 1 0 10");
  assert.equal(arcs(0, 0, [10, 20], 90, -90).match(/M/g)?.length, 2);
});

test("adjacent modules of a code are merged into one run", () => {
  const rows = ["##.", "..#", "###"];
  const path = modulePath(3, (row, column) => rows[row]?.[column] === "#");
  assert.equal(path, "M0 0h2v1h-2zM2 1h1v1h-1zM0 2h3v1h-3z");
});
