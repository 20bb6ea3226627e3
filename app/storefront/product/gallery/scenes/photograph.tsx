import { CardPhoto } from "../../../photos/card-photo.tsx";
import { examplePage } from "../../../photos/example-page.tsx";
import { photographedColor } from "../../../photos/photographed-colors.ts";
import type { SmallScene } from "../../../photos/scenes.ts";
import { SmallPhoto } from "../../../photos/small-photo.tsx";
import type { SceneProps } from "../scene.ts";

/** The card in a photograph, with the example's print on it, and its page where a phone is. */
export function Photograph({ scene, color, place }: SceneProps & { scene: SmallScene }) {
  const photographed = photographedColor(color);
  if (place === "thumbnail" && photographed) {
    return <SmallPhoto scene={scene} color={photographed} />;
  }
  return (
    <CardPhoto
      scene={scene}
      face={{ color }}
      page={examplePage(color)}
      small={place === "thumbnail"}
      {...PLACES[place]}
    />
  );
}

interface Size {
  /** As for the `sizes` of an image: the longer side, because photographs are square. */
  sizes: string;
  className: string;
}

/** How large a photograph is. It is cut to its place, over the whole screen only beside the card; on a tall one it has nearly the width of the screen. */
const PLACES: Record<SceneProps["place"], Size> = {
  thumbnail: { sizes: "80px", className: "absolute inset-0" },
  stage: { sizes: "(width >= 64rem) 55vw, 100vw", className: "absolute inset-0" },
  screen: {
    sizes: "(orientation: landscape) 130vh, 112vw",
    className:
      "absolute inset-0 m-auto h-[min(100cqh-9rem,112cqw)] w-[calc(100cqw-1.5rem)] rounded-stage landscape:h-[calc(100cqh-3rem)] landscape:w-[min(100cqw-12.5rem,130cqh)]",
  },
};
