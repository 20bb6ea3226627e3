import { Maximize2, Rotate3d } from "lucide-react";
import { startTransition, type CSSProperties } from "react";

import { CardStage } from "#app/card/card-stage.tsx";
import { Card } from "#app/card/card.tsx";
import { TiltingCard } from "#app/card/tilting-card.tsx";
import { getTextDirection } from "#app/i18n/locale.ts";
import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import type { CardDesign } from "#shared/catalog/product.ts";

import { SectionBoundary } from "../../errors/section-boundary.tsx";
import { DesignFace } from "./design-face.tsx";
import { SceneOf } from "./scene-of.tsx";
import { Thumbnail } from "./thumbnail.tsx";
import { useLazyViewer } from "./use-lazy-viewer.ts";
import { isSameView, isSide, labelOf, viewsOf, type View } from "./view.ts";

interface GalleryProps {
  designs: readonly CardDesign[];
  view: View;
  onView: (view: View) => void;
}

/** The chosen card, and all views of it to choose from; each can be enlarged. */
export function Gallery({ designs, view, onView }: GalleryProps) {
  const { color, shown } = view;
  const viewer = useLazyViewer();
  const views = viewsOf(designs, color);
  return (
    <div className="row-start-1 min-w-0 lg:sticky lg:top-24 lg:row-span-2">
      <SectionBoundary section={m.storefront_product_views()}>
        {/* A touch of the picture is the quick way to what the button beside it does. */}
        <CardStage className="grid h-(--stage) cursor-zoom-in place-items-center max-lg:-mx-[clamp(20px,5vw,72px)] lg:rounded-stage lg:after:pointer-events-none lg:after:absolute lg:after:inset-0 lg:after:rounded-stage lg:after:shadow-line">
          <div className="absolute inset-0 grid place-items-center" onClick={viewer.show}>
            {isSide(shown) ? (
              <TiltingCard
                side={shown}
                rotate={getTextDirection() === "rtl" ? 9 : -9}
                className="mt-1 w-[min(75%,38svh)] max-w-150 md:mt-0 md:w-[64%] lg:w-[min(76%,72svh)]"
                face={
                  <DesignFace
                    designs={designs}
                    color={color}
                    sizes="(width >= 64rem) min(600px, 40vw), (width >= 48rem) 60vw, 78vw"
                    eager
                  />
                }
                back={
                  <div className="lit">
                    <Card side="back" color={color} />
                  </div>
                }
              />
            ) : (
              <div role="img" aria-label={labelOf(view, designs)} className="absolute inset-0">
                <SceneOf view={view} designs={designs} place="stage" />
              </div>
            )}
          </div>
          <Button
            size="s"
            variant="quiet"
            // The card, drawn or photographed, may reach to every corner but this one.
            className="absolute! end-3.5 top-3.5 w-11 bg-paper-hi! px-0! lg:end-5 lg:top-5"
            aria-label={m.storefront_product_enlarge()}
            onClick={viewer.show}
            onPointerEnter={viewer.prepare}
            onFocus={viewer.prepare}
          >
            <Maximize2 size={18} strokeWidth={1.5} aria-hidden="true" />
          </Button>
          {isSide(shown) && (
            <Button
              size="s"
              variant="quiet"
              className="absolute! end-3.5 bottom-3.5 bg-paper-hi! lg:end-5 lg:bottom-5"
              onClick={() => onView({ color, shown: shown === "face" ? "back" : "face" })}
            >
              <Rotate3d size={18} strokeWidth={1.5} aria-hidden="true" />
              {m.storefront_product_turn()}
            </Button>
          )}
        </CardStage>
      </SectionBoundary>
      <ul
        aria-label={m.storefront_product_views()}
        // All columns from the first: while the page arrives, those that are there must not be wider.
        style={{ "--views": views.length } as CSSProperties}
        className="mt-2 grid grid-cols-[repeat(var(--views),minmax(4.75rem,1fr))] gap-2.5 [scrollbar-width:none] max-lg:-mx-[clamp(20px,5vw,72px)] max-lg:snap-x max-lg:scroll-px-[clamp(20px,5vw,72px)] max-lg:overflow-x-auto max-lg:py-1 max-lg:px-[clamp(20px,5vw,72px)] lg:mt-2.5 lg:grid-cols-5"
      >
        {views.map((one) => (
          <li key={`${isSide(one.shown) ? one.color : ""} ${one.shown}`}>
            <Thumbnail
              view={one}
              designs={designs}
              chosen={isSameView(one, view)}
              onChoose={() => startTransition(() => onView(one))}
            />
          </li>
        ))}
      </ul>
      {viewer.Viewer && (
        <viewer.Viewer
          open={viewer.open}
          onClose={viewer.close}
          views={views}
          designs={designs}
          view={view}
          onView={onView}
        />
      )}
    </div>
  );
}
