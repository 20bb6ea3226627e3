import { Card } from "#app/card/card.tsx";
import type { CardDesign } from "#shared/catalog/product.ts";

import { DesignFace } from "./design-face.tsx";
import { SceneOf } from "./scene-of.tsx";
import { isSide, labelOf, type View } from "./view.ts";

interface ThumbnailProps {
  view: View;
  designs: readonly CardDesign[];
  chosen: boolean;
  onChoose: () => void;
}

/** A small picture of a view, which chooses it. */
export function Thumbnail({ view, designs, chosen, onChoose }: ThumbnailProps) {
  const { color, shown } = view;
  return (
    <button
      type="button"
      aria-pressed={chosen}
      onClick={onChoose}
      className="relative grid h-16 w-full snap-start place-items-center rounded-field bg-paper-lo transition-[background-color] hover:bg-paper-lower md:h-18 lg:aspect-5/4 lg:h-auto aria-pressed:after:absolute aria-pressed:after:inset-0 aria-pressed:after:rounded-field aria-pressed:after:shadow-[inset_0_0_0_2px_var(--color-ink),inset_0_0_0_4px_var(--color-paper)]"
    >
      <span className="sr-only">{labelOf(view, designs)}</span>
      {isSide(shown) ? (
        <span className="w-[72%]">
          {shown === "face" ? (
            <DesignFace designs={designs} color={color} sizes="80px" small />
          ) : (
            <span className="block lit-small">
              <Card color={color} side={shown} detail="small" label="" />
            </span>
          )}
        </span>
      ) : (
        <span className="absolute inset-0 overflow-hidden rounded-field" aria-hidden="true">
          <SceneOf view={view} designs={designs} place="thumbnail" />
        </span>
      )}
    </button>
  );
}
