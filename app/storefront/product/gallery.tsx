import { Rotate3d } from "lucide-react";

import { CardStage } from "#app/card/card-stage.tsx";
import { Card, type CardSide } from "#app/card/card.tsx";
import { TiltingCard } from "#app/card/tilting-card.tsx";
import { getTextDirection } from "#app/i18n/locale.ts";
import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { CardDesign } from "#shared/catalog/product.ts";

import { designPicture } from "../layout/design-picture.ts";
import { inPageLanguage } from "../layout/in-language.ts";

interface View {
  color: string;
  side: CardSide;
}

interface GalleryProps {
  designs: readonly CardDesign[];
  view: View;
  onView: (view: View) => void;
}

const SIDES: readonly CardSide[] = ["face", "back"];

/** The chosen card, and both sides of every colour to choose from. */
export function Gallery({ designs, view, onView }: GalleryProps) {
  const design = designs.find(({ color }) => color === view.color);
  return (
    <div>
      <CardStage className="grid h-85 place-items-center max-lg:-mx-[clamp(20px,5vw,72px)] md:h-120 lg:h-140 lg:rounded-stage">
        <TiltingCard
          side={view.side}
          rotate={getTextDirection() === "rtl" ? 9 : -9}
          className="lit -mt-5 w-[78%] max-w-150 md:mt-0 md:w-[64%] lg:w-[76%]"
          face={<DesignFace design={design} color={view.color} />}
          back={<Card side="back" color={view.color} />}
        />
        <Button
          size="s"
          variant="quiet"
          className="absolute! end-3.5 bottom-3.5 bg-paper-hi! lg:end-5 lg:bottom-5"
          onClick={() => onView({ ...view, side: view.side === "face" ? "back" : "face" })}
        >
          <Rotate3d size={18} strokeWidth={1.5} aria-hidden="true" />
          {m.storefront_product_turn()}
        </Button>
      </CardStage>
      <ul aria-label={m.storefront_product_views()} className="mt-3 grid grid-cols-4 gap-3">
        {designs.flatMap((one) =>
          SIDES.map((side) => (
            <li key={`${one.color} ${side}`}>
              <Thumbnail
                design={one}
                side={side}
                chosen={one.color === view.color && side === view.side}
                onChoose={() => onView({ color: one.color, side })}
              />
            </li>
          )),
        )}
      </ul>
    </div>
  );
}

/** The design's own picture, or a drawing of the card in its colour. */
function DesignFace({ design, color }: { design?: CardDesign; color: string }) {
  const picture = design && designPicture(design);
  if (!picture) return <Card color={color} />;
  return (
    <Picture
      key={picture}
      src={picture}
      fallback={<Card color={color} />}
      alt={m.storefront_product_view_face({
        color: inPageLanguage(design, "colorName"),
      })}
      sizes="(width >= 64rem) min(600px, 40vw), (width >= 48rem) 60vw, 78vw"
      eager
      className="aspect-[856/547] w-full object-contain"
    />
  );
}

interface ThumbnailProps {
  design: CardDesign;
  side: CardSide;
  chosen: boolean;
  onChoose: () => void;
}

function Thumbnail({ design, side, chosen, onChoose }: ThumbnailProps) {
  const { color } = design;
  const picture = designPicture(design);
  const colorName = inPageLanguage(design, "colorName");
  const label =
    side === "face"
      ? m.storefront_product_view_face({ color: colorName })
      : m.storefront_product_view_back({ color: colorName });
  return (
    <button
      type="button"
      aria-pressed={chosen}
      onClick={onChoose}
      className="grid h-16 w-full place-items-center rounded-field bg-paper-lo transition-[box-shadow,background-color] hover:bg-paper-lower md:h-28 aria-pressed:shadow-[0_0_0_2px_var(--color-paper),0_0_0_3.5px_var(--color-ink)]"
    >
      <span className="sr-only">{label}</span>
      <span className="w-[66%] max-w-32 lit-small">
        {side === "face" && picture ? (
          <Picture
            src={picture}
            fallback={<Card color={color} detail="small" label="" />}
            alt=""
            sizes="128px"
            className="block aspect-[856/547] w-full object-contain"
          />
        ) : (
          <Card color={color} side={side} detail="small" label="" />
        )}
      </span>
    </button>
  );
}
