import { CardFace } from "#app/card/card-face.tsx";
import { cardTone } from "#app/card/card-tone.ts";
import { BLACK, WHITE } from "#app/card/drawn-tones.ts";
import { lazyIsland } from "#app/ui/lazy-island.tsx";

import type { SceneProps } from "../scene.ts";
import { PLACES } from "./photo-places.ts";

const PhotoPicture = lazyIsland(
  async () => (await import("../../../photos/photo-picture.tsx")).PhotoPicture,
);

/** The embossed mark and the edge from near: photographed on a black and a white card, else drawn. */
export function CloseUp({ color, place }: SceneProps) {
  const tone = cardTone(color);
  if (tone === BLACK || tone === WHITE) {
    const { sizes, className } = PLACES[place];
    return (
      <span className={`block overflow-hidden ${className}`}>
        <PhotoPicture name="edge" sizes={sizes} alt="" minor={place === "thumbnail"} />
      </span>
    );
  }
  return (
    <div className="absolute start-[-88cqmax] top-[-24cqmin] w-[165cqmax] -rotate-16 lit rtl:rotate-16">
      <CardFace color={color} detail={place === "thumbnail" ? "small" : "full"} label="" />
    </div>
  );
}
