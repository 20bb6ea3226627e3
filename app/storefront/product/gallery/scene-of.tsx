import type { CardDesign } from "#shared/catalog/product.ts";

import { SCENES } from "./scenes.ts";
import type { View } from "./view.ts";

interface SceneOfProps {
  view: View;
  designs: readonly CardDesign[];
  small?: boolean;
}

/** The scene of a view that is no side of the card. It fills its container. */
export function SceneOf({ view, designs, small = false }: SceneOfProps) {
  const scene = SCENES.find(({ id }) => id === view.shown);
  if (!scene) return null;
  return (
    <span className="absolute inset-0 block [container-type:size]">
      <scene.Scene color={view.color} designs={designs} small={small} />
    </span>
  );
}
