import { useWatch, type UseFormReturn } from "react-hook-form";

import { CardFace } from "#app/card/card-face.tsx";
import { getLocale } from "#app/i18n/locale.ts";
import { m } from "#app/i18n/translations.ts";
import { classNames } from "#app/ui/class-names.ts";
import { formatPrice } from "#app/ui/price.ts";
import { useObjectUrl } from "#app/ui/use-object-url.ts";
import { DEFAULT_PRICE_JOD } from "#shared/catalog/default-price.ts";
import { inLanguage } from "#shared/i18n/in-language.ts";

import { CardChip } from "../orders/card-chip.tsx";
import { CutText } from "../resource/cut-text.tsx";
import { SectionHead } from "../resource/section-head.tsx";
import type { DesignValues, ProductValues } from "./product-values.ts";

interface ProductPreviewProps {
  form: UseFormReturn<ProductValues>;
  /** Which design is shown. */
  shown: number;
  onShow: (index: number) => void;
}

/** The product as it is being typed: picture or drawn card, name, price, colours. */
export function ProductPreview({ form, shown, onShow }: ProductPreviewProps) {
  const values = useWatch({ control: form.control }) as ProductValues;
  const { cardDesigns } = values;
  const index = Math.min(shown, cardDesigns.length - 1);
  const design = cardDesigns[index];
  const price = values.price.trim() === "" ? DEFAULT_PRICE_JOD : Number(values.price);
  const locale = getLocale();
  return (
    <aside className="min-w-0 @[60rem]:sticky @[60rem]:top-7">
      <SectionHead title={m.panel_product_preview()} />
      {design && <DesignPicture key={index} design={design} />}
      <p className="mt-4 text-lead leading-snug font-label wrap-anywhere">
        <bdi>{inLanguage(values, "title", locale)}</bdi>
      </p>
      <p className="mt-1 text-ink-2 tabular-nums">
        {Number.isFinite(price) && price >= 0 ? formatPrice(price) : "–"}
      </p>
      <div
        role="group"
        aria-label={m.panel_product_preview_colors()}
        className="mt-4 flex flex-wrap gap-2"
      >
        {cardDesigns.map((each, at) => (
          <button
            key={at}
            type="button"
            aria-pressed={at === index}
            onClick={() => onShow(at)}
            className={classNames(
              "inline-flex min-h-11 max-w-full items-center gap-2 rounded-panel px-3 focus-ring md:min-h-9",
              at === index ? "bg-paper-hi shadow-chosen" : "shadow-line-2 hover:bg-ink/5",
            )}
          >
            <CardChip color={each.color} />
            <CutText>
              {inLanguage(each, "colorName", locale) || m.panel_product_design({ number: at + 1 })}
            </CutText>
          </button>
        ))}
      </div>
    </aside>
  );
}

function DesignPicture({ design }: { design: DesignValues }) {
  const own = useObjectUrl(design.file);
  const url = design.file ? own : design.image;
  return (
    <div className="mt-5 grid aspect-[1.585] place-items-center overflow-hidden rounded-panel bg-paper-lo">
      {url ? (
        <img src={url} alt={m.panel_picture_preview()} className="size-full object-cover" />
      ) : (
        <div className="w-full p-6">
          <div className="lit-small">
            <CardFace color={design.color} />
          </div>
        </div>
      )}
    </div>
  );
}
