import { isOnBack, knownAddon } from "#app/orders/known-addon.ts";
import type { DrawnCard } from "#server/features/proofs/card-printer.ts";
import type { Drawing } from "#server/platform/pictures/print/drawing.ts";
import type { KnownAddon } from "#shared/addons/known-addons.ts";
import { LOGO_NAME, type CardPrintFacts, type PictureSize } from "#shared/proofs/card-print.ts";
import { unprintableSigns } from "#shared/proofs/letters/printed-text.ts";

import { backLayout, type BackPrint } from "../back-print.ts";
import { CardBack } from "../card-back.tsx";
import { CardFace } from "../card-face.tsx";
import { CARD } from "../card-geometry.ts";
import type { CardFaceProps, PrintedPicture } from "../card-print.ts";
import { cardTone } from "../card-tone.ts";
import { shapesOf } from "./shapes-of.ts";

/** Both sides of a card as they are printed: the live card without its material. */
export function drawCard(facts: CardPrintFacts): DrawnCard {
  const { color, name, position, organization, logo, address } = facts;
  const face: CardFaceProps = {
    color,
    name,
    position,
    organization,
    logo: logo && pictureOf(LOGO_NAME, logo),
    detail: "small",
    label: "",
  };
  const own = ownPrint(facts);
  const tone = cardTone(color);
  const side = (drawn: Parameters<typeof shapesOf>[0]): Drawing => ({
    width: CARD.width,
    height: CARD.height,
    ground: tone.mid,
    shapes: shapesOf(drawn, tone),
  });
  return {
    sides: { face: side(CardFace(face)), back: side(CardBack({ ...face, address, own })) },
    isTextCut: backLayout(own).text.isCut,
    unprintable: {
      face: unprintableSigns(name, position, organization),
      back: unprintableSigns(own.text, own.number),
    },
  };
}

/** What addons add to the back. */
function ownPrint({ addons, pictures }: CardPrintFacts): BackPrint {
  const valueOf = (kind: KnownAddon) => addons.find((addon) => knownOf(addon) === kind)?.value;
  const picture = valueOf("backPicture");
  const size = picture && pictures[picture];
  return {
    text: valueOf("backText"),
    number: valueOf("employeeNumber"),
    picture: picture && size ? pictureOf(picture, size) : null,
  };
}

/** The addon's pictures that are printed. */
export function printedPictures(addons: CardPrintFacts["addons"]): string[] {
  return addons
    .filter((addon) => addon.inputType === "image" && isOnBack(knownOf(addon)))
    .map(({ value }) => value);
}

function knownOf({ addonId, ...addon }: CardPrintFacts["addons"][number]): KnownAddon | null {
  return knownAddon({ _id: addonId, ...addon });
}

function pictureOf(name: string, { width, height }: PictureSize): PrintedPicture {
  return { url: name, aspect: width / height };
}
