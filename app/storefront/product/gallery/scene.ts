import type { ComponentType } from "react";

import type { CardDesign } from "#shared/catalog/product.ts";

export interface SceneProps {
  /** The chosen colour. */
  color: string;
  designs: readonly CardDesign[];
  /**
   * The gallery's stage, a thumbnail, which goes without what would be too fine to be seen, or the
   * whole screen, where pictures are shown uncut.
   */
  place: "stage" | "thumbnail" | "screen";
}

/** A picture of the card besides its two sides. It fills the stage, by container units of its size. */
export interface Scene {
  id: string;
  label: () => string;
  Scene: ComponentType<SceneProps>;
}
