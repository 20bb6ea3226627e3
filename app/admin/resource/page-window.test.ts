import assert from "node:assert/strict";
import { test } from "node:test";

import { pageWindow, rowRange } from "./page-window.ts";

test("at most five page buttons are shown, including the current page", () => {
  assert.deepEqual(pageWindow(1, 13), [1, 2, 3, 4, 5]);
  assert.deepEqual(pageWindow(3, 13), [1, 2, 3, 4, 5]);
  assert.deepEqual(pageWindow(7, 13), [5, 6, 7, 8, 9]);
  assert.deepEqual(pageWindow(12, 13), [9, 10, 11, 12, 13]);
  assert.deepEqual(pageWindow(13, 13), [9, 10, 11, 12, 13]);
});

test("few pages have few buttons, and an empty list has one", () => {
  assert.deepEqual(pageWindow(2, 3), [1, 2, 3]);
  assert.deepEqual(pageWindow(1, 1), [1]);
  assert.deepEqual(pageWindow(1, 0), [1]);
});

test("the last page shows the actual number of its rows", () => {
  assert.deepEqual(rowRange(1, 10, 128), [1, 10]);
  assert.deepEqual(rowRange(13, 10, 128), [121, 128]);
  assert.deepEqual(rowRange(1, 10, 0), [0, 0]);
  assert.deepEqual(rowRange(9, 10, 20), [0, 0]);
});
