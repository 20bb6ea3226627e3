import { useEffect, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";

import type { BackPrint } from "#app/card/back-print.ts";
import type { CardBackProps } from "#app/card/card-back.tsx";
import type { CardFaceProps, PrintedPicture } from "#app/card/card-print.ts";
import type { DrawnPage } from "#app/card/own-phone.tsx";
import { knownAddon } from "#app/orders/known-addon.ts";
import { useObjectUrl } from "#app/ui/use-object-url.ts";
import type { KnownAddon } from "#shared/addons/known-addons.ts";
import type { CardPerson } from "#shared/orders/further-card.ts";

import { colorNameOf } from "../../layout/in-language.ts";
import { useLater } from "../later-parts.ts";
import { useOrderDialog } from "../order-dialog-context.ts";
import { addonsOfPerson, type OrderFormValues } from "../order-form-values.ts";

export interface LiveCard {
  face: CardFaceProps;
  back: CardBackProps;
  page: DrawnPage;
  colorName: string;
  /** Letters of either side that can't be printed. */
  unprintable: string[];
}

/**
 * The card as it will be printed, and the page that it will open, from the form's values. Texts that
 * are missing yet are shown faintly by examples; pictures that are missing are not drawn.
 * @param person whose of several, from 0 on; by default the one that is shown
 */
export function useLiveCard(person?: number): LiveCard {
  const { product, placed, shownCard } = useOrderDialog();
  const { control, getValues } = useFormContext<OrderFormValues>();
  // Subscribes. The values are read afterwards: the name on the card follows the others, and what is
  // told of their change is from before it.
  useWatch({ control, name: ["personalInfo", "cardDesign", "cards"] });
  const [first, design, cards] = getValues(["personalInfo", "cardDesign", "cards"]);
  const shown = person ?? shownCard;
  const further = cards[shown - 1];
  const owner = further ? { ...first, ...further, ...ownContact(further) } : first;
  const { nameOnCard, color } = further ?? design;
  const hasOwnLogo = further !== undefined && further.logo !== "same";
  const logo = usePicture(
    hasOwnLogo ? further.companyLogo : design.companyLogo,
    hasOwnLogo ? placed?.order?.cards?.[shown]?.companyLogo : placed?.order?.cardDesign.companyLogo,
  );
  const own = useBackPrint(shown);
  const later = useLater();
  const fullName = `${owner.firstName.trim()} ${owner.lastName.trim()}`.trim();
  const face = {
    color,
    name: nameOnCard.trim() || fullName || undefined,
    position: owner.position.trim() || undefined,
    organization: owner.organization.trim() || undefined,
    printedLogo: hasOwnLogo ? further.logo === "own" : design.includePrintedLogo,
    logo,
    faintExamples: true,
  };
  return {
    face,
    // The code is made when the order is placed.
    back: { ...face, address: null, own },
    page: { ...owner, name: fullName, logo, face },
    colorName: colorNameOf(product.cardDesigns, color),
    unprintable:
      later?.unprintableSigns(face.name, face.position, face.organization, own.text, own.number) ??
      [],
  };
}

/** What the page of a further card shows in place of the order's. */
function ownContact({ phone, email }: CardPerson) {
  return {
    ...(phone !== "" && { phoneNumbers: [phone] }),
    ...(email !== "" && { businessEmail: email }),
    linkedinUrl: "",
    instagramUrl: "",
  };
}

/** A placed order keeps no pictures on the device. */
function usePicture(file: File | null, stored: string | undefined): PrintedPicture | null {
  const picked = useObjectUrl(file);
  return usePrintedPicture(picked ?? (file ? undefined : stored));
}

/** What addons add to the back. @param person as of `useLiveCard` */
export function useBackPrint(person?: number): BackPrint {
  const { placed, shownCard } = useOrderDialog();
  const { control } = useFormContext<OrderFormValues>();
  const [addons, cardAddons] = useWatch({ control, name: ["addons", "cardAddons"] });
  const shown = person ?? shownCard;
  const chosen = addonsOfPerson({ addons, cardAddons }, shown);
  const kindOf = ({ addon: _id, title, inputType }: (typeof chosen)[number]) =>
    knownAddon({ _id, title, inputType });
  const valueOf = (kind: KnownAddon) =>
    chosen.find((addon) => kindOf(addon) === kind)?.addonValue.trim();
  const file = chosen.find((addon) => kindOf(addon) === "backPicture")?.file ?? null;
  const ordered = placed?.order?.cards?.[shown]?.addons ?? placed?.order?.addons;
  const stored = ordered?.find(({ addon }) => knownAddon(addon) === "backPicture")?.addonValue;
  return {
    text: valueOf("backText"),
    number: valueOf("employeeNumber"),
    picture: usePicture(file, stored),
  };
}

/** The picture with its aspect ratio, once the browser has decoded it; null until then, or without one. */
function usePrintedPicture(url: string | undefined): PrintedPicture | null {
  const [picture, setPicture] = useState<PrintedPicture | null>(null);
  useEffect(() => {
    if (!url) return;
    const image = new Image();
    image.onload = () => setPicture({ url, aspect: image.naturalWidth / image.naturalHeight || 1 });
    image.src = url;
    return () => {
      image.onload = null;
      setPicture(null);
    };
  }, [url]);
  return picture;
}
