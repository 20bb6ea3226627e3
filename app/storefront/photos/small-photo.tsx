import { getTextDirection } from "#app/i18n/locale.ts";

import { cover } from "./cover.ts";
import { smallPhotosOf } from "./pictures.ts";
import { focusOf, SMALL_SCENES, type SmallScene } from "./scenes.ts";

interface SmallPhotoProps {
  scene: SmallScene;
  color: "black" | "white";
}

/** A photograph of the example's card as large as a thumbnail. It fills its container. */
export function SmallPhoto({ scene, color }: SmallPhotoProps) {
  const layout = getTextDirection();
  return (
    <span dir="ltr" className="absolute inset-0 overflow-hidden [container-type:size]">
      <span className="overflow-hidden" style={cover(focusOf(scene, layout))}>
        <img
          src={smallPhotosOf(color, layout)}
          alt=""
          loading="lazy"
          fetchPriority="low"
          decoding="async"
          className="absolute h-full max-w-none"
          style={{
            width: `${SMALL_SCENES.length}00%`,
            insetInlineStart: `-${SMALL_SCENES.indexOf(scene)}00%`,
          }}
        />
      </span>
    </span>
  );
}
