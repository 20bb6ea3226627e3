import { useEffect, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";

import { CardBack } from "#app/card/card-back.tsx";
import { CardFace } from "#app/card/card-face.tsx";
import type { CardFaceProps } from "#app/card/card-print.ts";
import { CardStage } from "#app/card/card-stage.tsx";
import type { CardSide } from "#app/card/card.tsx";
import { TiltingCard } from "#app/card/tilting-card.tsx";
import { m } from "#app/i18n/translations.ts";
import { classNames } from "#app/ui/class-names.ts";
import { useObjectUrl } from "#app/ui/use-object-url.ts";

import { colorNameOf } from "../layout/in-language.ts";
import { useOrderDialog } from "./order-dialog-context.ts";
import type { OrderFormValues } from "./order-form-values.ts";

/** The right half on wide screens: a live preview of the card. */
export function LivePane() {
  const { colorName, ...card } = useLiveCard();
  const [side, setSide] = useState<CardSide>("face");
  return (
    <CardStage className="hidden place-items-center border-s border-line lg:grid">
      <p className="absolute inset-x-8 top-6.5 flex justify-between text-note text-ink-2">
        <span>{m.order_live_caption()}</span>
        <bdi>{m.order_live_size()}</bdi>
      </p>
      <div className="w-[min(27.5rem,78%)] -translate-y-3.5 perspective-[1400px]">
        <div className="rotate-x-5 -rotate-y-7 rtl:rotate-y-7">
          <TiltingCard side={side} face={<CardFace {...card} />} back={<CardBack {...card} />} />
        </div>
      </div>
      <div className="absolute inset-x-8 bottom-7 flex items-center justify-between text-note text-ink-2">
        <SideChoice side={side} onChange={setSide} />
        <span>{colorName}</span>
      </div>
    </CardStage>
  );
}

/** The live preview on narrow screens, above the fields that affect it. */
export function LiveStrip() {
  const { colorName: _name, ...card } = useLiveCard();
  return (
    <CardStage className="grid place-items-center rounded-stage py-7 lg:hidden">
      <div className="w-[min(15rem,70%)] -rotate-4 lit-small">
        <CardFace {...card} />
      </div>
    </CardStage>
  );
}

function SideChoice({ side, onChange }: { side: CardSide; onChange: (side: CardSide) => void }) {
  const sides = [
    ["face", m.order_live_front()],
    ["back", m.order_live_back()],
  ] as const;
  return (
    <div
      role="group"
      aria-label={m.order_live_side()}
      className="inline-flex rounded-pill bg-paper-hi p-1 shadow-line"
    >
      {sides.map(([value, name]) => (
        <button
          key={value}
          type="button"
          aria-pressed={side === value}
          onClick={() => onChange(value)}
          className={classNames(
            "h-9 rounded-pill px-4.5 text-body font-normal transition-colors",
            side === value ? "bg-ink text-paper" : "text-ink-2 hover:text-ink",
          )}
        >
          {name}
        </button>
      ))}
    </div>
  );
}

/** The print of the card from the form's values; examples stand in for empty ones. */
function useLiveCard(): CardFaceProps & { colorName: string } {
  const { product } = useOrderDialog();
  const { control } = useFormContext<OrderFormValues>();
  const [person, design] = useWatch({ control, name: ["personalInfo", "cardDesign"] });
  const logo = useLogo(design.companyLogo);
  const fullName = `${person.firstName} ${person.lastName}`.trim();
  return {
    color: design.color,
    colorName: colorNameOf(product.cardDesigns, design.color),
    name: design.nameOnCard.trim() || fullName || undefined,
    position: person.position.trim() || undefined,
    organization: person.organization.trim() || undefined,
    printedLogo: design.includePrintedLogo,
    logo,
  };
}

/** The picked logo with its aspect ratio (width / height), once the browser has decoded it. */
function useLogo(file: File | null): { url: string; aspect: number } | null {
  const url = useObjectUrl(file);
  const [logo, setLogo] = useState<{ url: string; aspect: number } | null>(null);
  useEffect(() => {
    if (!url) return;
    const image = new Image();
    image.onload = () => setLogo({ url, aspect: image.naturalWidth / image.naturalHeight || 1 });
    image.src = url;
    return () => {
      image.onload = null;
      setLogo(null);
    };
  }, [url]);
  return logo;
}
