import assert from "node:assert/strict";
import { test } from "node:test";

import { cardTone } from "#app/card/card-tone.ts";

import {
  groundOf,
  printContrast,
  removeGround,
  visibleBox,
  type Color,
  type Pixels,
} from "./logo-pixels.ts";

const WHITE: Color = [255, 255, 255];
const INK: Color = [20, 20, 24];
const YELLOW: Color = [255, 240, 150];
const BLACK_CARD = cardTone("black").mid;
const WHITE_CARD = cardTone("white").mid;

/** A bar of 10 x 6 pixels in the middle of a ground of 20 x 16; null is transparent. */
function logo(bar: Color, ground: Color | null): Pixels {
  const [width, height] = [20, 16];
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const isBar = x >= 5 && x < 15 && y >= 5 && y < 11;
      const color = isBar ? bar : ground;
      if (color) data.set([...color, 255], (y * width + x) * 4);
    }
  }
  return { data, width, height };
}

test("a ground of one colour is found, also a slightly uneven one", () => {
  assert.deepEqual(groundOf(logo(INK, WHITE)), WHITE);
  const uneven = logo(INK, WHITE);
  for (let at = 0; at < uneven.data.length; at += 12) uneven.data[at] = uneven.data[at]! - 6;
  assert.ok(groundOf(uneven));
});

test("without a ground of one colour there is none to remove", () => {
  assert.equal(groundOf(logo(INK, null)), null);
  const photo = logo(INK, WHITE);
  for (let x = 0; x < 12; x++) photo.data.set([200, 30, 30, 255], x * 4);
  assert.equal(groundOf(photo), null);
  assert.equal(groundOf(logo(WHITE, WHITE)), null, "a picture of one colour is all ground");
});

test("the ground becomes transparent, and the logo stays as it is", () => {
  const picture = logo(INK, WHITE);
  // Half ink, half ground: the smooth edge of a letter.
  picture.data.set([137, 137, 139, 255], (5 * 20 + 4) * 4);
  removeGround(picture, WHITE);
  assert.deepEqual(picture.data[3], 0);
  const inside = (7 * 20 + 8) * 4;
  assert.deepEqual(picture.data.slice(inside, inside + 4), new Uint8ClampedArray([...INK, 255]));
  const box = visibleBox(picture);
  assert.deepEqual(box, { x: 4, y: 5, width: 11, height: 6 });
});

test("a light edge is not left around a dark logo", () => {
  const picture = logo(INK, WHITE);
  picture.data.set([200, 200, 202, 255], (5 * 20 + 4) * 4);
  removeGround(picture, WHITE);
  const at = (5 * 20 + 4) * 4;
  assert.ok(picture.data[at]! < 180 && picture.data[at + 3]! < 255);
});

test("a picture that is all transparent shows nothing", () => {
  assert.equal(visibleBox({ data: new Uint8ClampedArray(64), width: 4, height: 4 }), null);
});

test("a logo stands out by its contrast with the card", () => {
  assert.ok(printContrast(logo(INK, null), BLACK_CARD) < 1.5);
  assert.ok(printContrast(logo(INK, null), WHITE_CARD) > 10);
  assert.ok(printContrast(logo(YELLOW, null), BLACK_CARD) > 10);
  assert.ok(printContrast(logo(YELLOW, null), WHITE_CARD) < 1.5);
});

test("or by that with the ground that is printed with it", () => {
  assert.ok(printContrast(logo(INK, WHITE), BLACK_CARD) > 10);
  assert.ok(printContrast(logo(YELLOW, WHITE), BLACK_CARD) < 1.5);
});
