import type { CardSide } from "#app/card/card.tsx";
import { m } from "#app/i18n/translations.ts";
import type { CardDesign } from "#shared/catalog/product.ts";

import { colorNameOf } from "../../layout/in-language.ts";
import { GALLERY_SCENES } from "./scenes.ts";

/** What the gallery shows: a side of the card in a colour, or a scene with it, by its id. */
export interface View {
  color: string;
  shown: string;
}

const SIDES: readonly CardSide[] = ["face", "back"];

export function isSide(shown: string): shown is CardSide {
  return (SIDES as readonly string[]).includes(shown);
}

/** All views: both sides of every colour, then the scenes in the chosen one. */
export function viewsOf(designs: readonly CardDesign[], chosen: string): readonly View[] {
  const sides = designs.flatMap(({ color }) => SIDES.map((shown) => ({ color, shown })));
  return [...sides, ...GALLERY_SCENES.map(({ id }) => ({ color: chosen, shown: id }))];
}

export function isSameView(one: View, other: View): boolean {
  return one.color === other.color && one.shown === other.shown;
}

/** The alternative text of a view. */
export function labelOf(view: View, designs: readonly CardDesign[]): string {
  const color = colorNameOf(designs, view.color);
  if (view.shown === "face") return m.storefront_product_view_face({ color });
  if (view.shown === "back") return m.storefront_product_view_back({ color });
  return GALLERY_SCENES.find(({ id }) => id === view.shown)?.label() ?? "";
}
