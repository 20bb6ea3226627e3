import { CardPhoto } from "../../../photos/card-photo.tsx";
import { examplePage } from "../../../photos/example-page.tsx";
import { photographedColor } from "../../../photos/photographed-colors.ts";
import type { SmallScene } from "../../../photos/scenes.ts";
import { SmallPhoto } from "../../../photos/small-photo.tsx";
import type { SceneProps } from "../scene.ts";
import { PLACES } from "./photo-places.ts";

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
