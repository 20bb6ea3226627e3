import { m } from "#app/i18n/translations.ts";

import type { Scene } from "./scene.ts";
import { AllColors } from "./scenes/all-colors.tsx";
import { Inside } from "./scenes/inside.tsx";
import { CloseUp, InBox, OnDesk, OnPhone } from "./scenes/photographs.tsx";

/** The pictures after the sides of every colour, in this order. */
export const GALLERY_SCENES: readonly Scene[] = [
  { id: "desk", label: m.photos_scene_desk, Scene: OnDesk },
  { id: "close-up", label: m.photos_scene_edge, Scene: CloseUp },
  { id: "phone", label: m.photos_scene_tap, Scene: OnPhone },
  { id: "box", label: m.photos_scene_box, Scene: InBox },
  { id: "colors", label: m.storefront_product_view_colors, Scene: AllColors },
  { id: "inside", label: m.storefront_product_view_inside, Scene: Inside },
];
