import { Card } from "#app/card/card.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { isOwnPicture } from "#shared/catalog/own-pictures.ts";
import type { CardDesign } from "#shared/catalog/product.ts";

import { designPicture } from "../../layout/design-picture.ts";
import { labelOf } from "./view.ts";

interface DesignFaceProps {
  designs: readonly CardDesign[];
  color: string;
  /** The displayed width, as for the `sizes` of an image. */
  sizes: string;
  small?: boolean;
  /** Visible at first. */
  eager?: boolean;
}

/**
 * The front of a design: a picture that the owner has uploaded, which may have any outline, or a
 * drawing of the card in its colour. The seeded picture is that drawing, and less sharp than it.
 */
export function DesignFace({ designs, color, sizes, small, eager }: DesignFaceProps) {
  const design = designs.find((one) => one.color === color);
  const picture = design && !isOwnPicture(design.image) && designPicture(design);
  const drawing = small ? (
    <Card color={color} detail="small" label="" />
  ) : (
    <Card color={color} label={labelOf({ color, shown: "face" }, designs)} />
  );
  if (!picture) return <div className={small ? "lit-small" : "lit"}>{drawing}</div>;
  return (
    <div className={small ? undefined : "lit-outline"}>
      <Picture
        key={picture}
        src={picture}
        fallback={drawing}
        alt={small ? "" : labelOf({ color, shown: "face" }, designs)}
        sizes={sizes}
        eager={eager}
        className="block aspect-[856/547] w-full object-contain"
      />
    </div>
  );
}
