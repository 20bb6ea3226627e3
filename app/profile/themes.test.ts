import assert from "node:assert/strict";
import { test } from "node:test";

import { contrast } from "#app/card/oklch.ts";
import { PROFILE_THEMES } from "#shared/profiles/theme.ts";

import { PALETTES, sideOf, themeStyle, type Palette } from "./themes.ts";

const TEXTS: [keyof Palette, keyof Palette][] = [
  ["ink", "surface"],
  ["ink", "plate"],
  ["soft", "surface"],
  ["soft", "plate"],
  ["soft", "ground"],
  ["accent", "surface"],
  ["onButton", "button"],
];

test("text is readable in every look, by day and by night", () => {
  for (const theme of PROFILE_THEMES) {
    for (const side of ["light", "dark"] as const) {
      const palette = PALETTES[theme][side];
      for (const [text, ground] of TEXTS) {
        const ratio = contrast(palette[text], palette[ground]);
        assert.ok(ratio >= 4.5, `${theme} ${side}: ${text} on ${ground} is ${ratio.toFixed(2)}`);
      }
      const outline = contrast(palette.control, palette.surface);
      assert.ok(outline >= 3, `${theme} ${side}: outlines have ${outline.toFixed(2)}`);
    }
  }
});

test("a look is a stylesheet with both sides", () => {
  assert.match(
    themeStyle("paper"),
    /^:root\{--ground:#e7e0d2;.*--on-button:#ffffff;.*dark\)\{:root\{/,
  );
});

test("an owner's choice of day or night holds on every device", () => {
  assert.match(themeStyle("paper", "light"), /^:root\{--ground:#e7e0d2;[^@]*$/);
  assert.match(themeStyle("paper", "dark"), /^:root\{--ground:#0c0b09;[^@]*$/);
  assert.equal(sideOf("paper", "auto"), undefined);
  assert.equal(sideOf("paper", "light"), "day");
  assert.equal(sideOf("ink", "light"), "night");
});
