import type { CardDesign } from "#shared/catalog/product.ts";

import type { SceneProps } from "./scene.ts";
import { GALLERY_SCENES } from "./scenes.ts";
import type { View } from "./view.ts";

interface SceneOfProps {
  view: View;
  designs: readonly CardDesign[];
  place: SceneProps["place"];
}

/** The scene of a view that is no side of the card. It fills its container. */
export function SceneOf({ view, designs, place }: SceneOfProps) {
  const scene = GALLERY_SCENES.find(({ id }) => id === view.shown);
  if (!scene) return null;
  return (
    <span className="absolute inset-0 block [container-type:size]">
      <scene.Scene color={view.color} designs={designs} place={place} />
    </span>
  );
}
