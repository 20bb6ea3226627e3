import assert from "node:assert/strict";
import { test } from "node:test";

import type { InputType } from "#shared/addons/input-types.ts";
import { KNOWN_ADDON_IDS, type KnownAddon } from "#shared/addons/known-addons.ts";

import { knownAddon } from "./known-addon.ts";

const OF_A_NEW_SHOP: [InputType, title: string, titleAr: string, KnownAddon][] = [
  ["text", "Text on the back", "نص على ظهر البطاقة", "backText"],
  ["number", "Employee number", "الرقم الوظيفي", "employeeNumber"],
  ["radio", "Finish", "الملمس", "finish"],
  ["select", "Card holder", "حافظة البطاقة", "holder"],
  ["image", "Picture on the back", "صورة على ظهر البطاقة", "backPicture"],
  ["radio", "Gift wrapping", "تغليف هدية", "wrapping"],
];
const OWN = "689f857545ca4e292e013f00";

test("the addons of a new shop stay what they are under any title", () => {
  for (const [inputType, , , known] of OF_A_NEW_SHOP) {
    const _id = KNOWN_ADDON_IDS[known];
    for (const title of ["Something else", "شيء آخر", "Gift wrapping"]) {
      assert.equal(knownAddon({ _id, title, inputType }), known);
    }
  }
});

test("an addon that the owner made is known by its title, in either language", () => {
  for (const [inputType, title, titleAr, known] of OF_A_NEW_SHOP) {
    assert.equal(knownAddon({ _id: OWN, title, inputType }), known);
    assert.equal(knownAddon({ _id: OWN, title: titleAr, inputType }), known);
  }
  const logo = { _id: OWN, title: "Logo on the back", inputType: "image" } as const;
  assert.equal(knownAddon(logo), "backPicture");
});

test("no other is taken for one of them, nor one that by now asks for something else", () => {
  assert.equal(knownAddon({ _id: OWN, title: "Feedback form", inputType: "text" }), null);
  assert.equal(knownAddon({ _id: OWN, title: "Money back", inputType: "radio" }), null);
  const _id = KNOWN_ADDON_IDS.backText;
  assert.equal(knownAddon({ _id, title: "Holder", inputType: "select" }), "holder");
  assert.equal(knownAddon({ _id, title: "Something else", inputType: "radio" }), null);
});
