import assert from "node:assert/strict";
import { test } from "node:test";

import { cardTone, hexOf } from "./card-tone.ts";
import { blend, contrast, hexFromOklch, lighten, oklchFromHex } from "./oklch.ts";

test("colour values are read in the notations that owners use", () => {
  assert.equal(hexOf("#ABC"), "#aabbcc");
  assert.equal(hexOf(" #1B1917 "), "#1b1917");
  assert.equal(hexOf("#1b1917ff"), "#1b1917");
  assert.equal(hexOf("rgb(255, 0, 10)"), "#ff000a");
  assert.equal(hexOf("rgb(300 0 10 / 50%)"), "#ff000a");
  assert.equal(hexOf("Navy"), "#1c2a4a");
  assert.equal(hexOf("no colour"), null);
});

test("near-black and near-white are drawn as matte black and white cards", () => {
  assert.equal(cardTone("#1b1917"), cardTone("black"));
  assert.equal(cardTone("#000"), cardTone("Black"));
  assert.equal(cardTone("#fff"), cardTone("white"));
  assert.equal(cardTone("whatever"), cardTone("black"));
});

test("any other colour keeps its hue, is lit from the top left and has readable print", () => {
  for (const colour of [
    "#2a4f9e",
    "#24563f",
    "#e2bd3d",
    "#e0a3ad",
    "#7c7a77",
    "#ff00ff",
    "#c4c4c4",
  ]) {
    const tone = cardTone(colour);
    const [hi, mid, lo] = [tone.hi, tone.mid, tone.lo].map((c) => oklchFromHex(c).l);
    assert.ok(hi! > mid! && mid! > lo!, colour);
    assert.ok(contrast(tone.mid, tone.ink) >= 3.5, `${colour}: ${contrast(tone.mid, tone.ink)}`);
  }
});

test("conversion to OKLCH and back returns the same colour", () => {
  for (const hex of ["#000000", "#ffffff", "#a4451e", "#2c6547", "#f6f3ec"]) {
    assert.equal(hexFromOklch(oklchFromHex(hex)), hex);
  }
});

test("lightening stops at white and darkening at black, within the colours that a screen can show", () => {
  assert.equal(lighten("#ffffff", 0.3), "#ffffff");
  assert.equal(lighten("#000000", -0.3), "#000000");
  assert.match(lighten("#ff0000", 0.14), /^#[0-9a-f]{6}$/);
  assert.equal(blend("#000000", "#ffffff", 0.5), "#808080");
});
