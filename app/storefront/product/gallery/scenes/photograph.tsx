import type { OwnPage } from "#app/card/own-phone.tsx";
import { Portrait } from "#app/card/portrait.tsx";
import { m } from "#app/i18n/translations.ts";

import { CardPhoto } from "../../../photos/card-photo.tsx";
import type { Scene } from "../../../photos/scenes.ts";
import type { SceneProps } from "../scene.ts";
import { PLACES } from "./photo-places.ts";

/** The card in a photograph, with the example's print on it, and its page where a phone is. */
export function Photograph({ scene, color, place }: SceneProps & { scene: Scene }) {
  return (
    <CardPhoto
      scene={scene}
      // From so near, only the end of the example's company would be in sight.
      face={{ color, organization: scene === "edge" ? "" : undefined }}
      page={examplePage(color)}
      pageHead={<Portrait above={14} />}
      small={place === "thumbnail"}
      {...PLACES[place]}
    />
  );
}

function examplePage(color: string): OwnPage {
  return {
    name: m.ui_card_your_name(),
    position: m.ui_card_your_title(),
    organization: m.ui_card_your_company(),
    phoneNumbers: ["+962790000000"],
    email: "",
    businessEmail: "",
    linkedinUrl: "linkedin.com/in/your-name",
    instagramUrl: "instagram.com/yourcompany",
    logo: null,
    color,
  };
}
