import { ChevronLeft, ChevronRight, Minus, Plus, X } from "lucide-react";
import Lightbox, { type GenericSlide } from "yet-another-react-lightbox";
import Counter from "yet-another-react-lightbox/plugins/counter";
import Zoom from "yet-another-react-lightbox/plugins/zoom";

import { CardStage } from "#app/card/card-stage.tsx";
import { Card } from "#app/card/card.tsx";
import { m } from "#app/i18n/translations.ts";
import type { CardDesign } from "#shared/catalog/product.ts";

import { DesignFace } from "./design-face.tsx";
import { SceneOf } from "./scene-of.tsx";
import { isSameView, isSide, labelOf, type View } from "./view.ts";

import "yet-another-react-lightbox/styles.css";
import "yet-another-react-lightbox/plugins/counter.css";
import "./viewer.css";

declare module "yet-another-react-lightbox" {
  interface SlideTypes {
    view: ViewSlide;
  }
}
interface ViewSlide extends GenericSlide {
  type: "view";
  view: View;
}

interface ViewerProps {
  open: boolean;
  onClose: () => void;
  views: readonly View[];
  designs: readonly CardDesign[];
  view: View;
  onView: (view: View) => void;
}

const ICON = { size: 24, strokeWidth: 1.5, "aria-hidden": true } as const;
/** Drawings stay sharp; pictures from nearer than this would be only pixels. */
const MOST_ZOOM = 4;

/**
 * All views one by one over the whole screen. They are enlarged by pinching, by a double tap, with the
 * buttons and with the keys + and -, moved by dragging and with the arrow keys.
 */
export function Viewer({ open, onClose, views, designs, view, onView }: ViewerProps) {
  return (
    <Lightbox
      className="viewer"
      open={open}
      close={onClose}
      index={views.findIndex((one) => isSameView(one, view))}
      slides={views.map((one) => ({ type: "view" as const, view: one }))}
      on={{ view: ({ index }) => onView(views[index]!) }}
      plugins={[Counter, Zoom]}
      zoom={{ supports: ["view"], maxZoom: MOST_ZOOM, pinchZoomV4: true }}
      carousel={{ finite: true, padding: 0 }}
      controller={{ closeOnPullDown: true, closeOnBackdropClick: true }}
      labels={{
        Lightbox: m.storefront_product_views(),
        "Photo gallery": m.storefront_product_views(),
        Carousel: m.storefront_product_viewer_carousel(),
        Slide: m.storefront_product_viewer_slide(),
        "{index} of {total}": m.storefront_product_viewer_place({
          index: "{index}",
          total: "{total}",
        }),
        Previous: m.storefront_product_viewer_previous(),
        Next: m.storefront_product_viewer_next(),
        Close: m.ui_close(),
        "Zoom in": m.storefront_product_viewer_zoom_in(),
        "Zoom out": m.storefront_product_viewer_zoom_out(),
      }}
      render={{
        slide: ({ slide }) =>
          slide.type === "view" && <Slide view={slide.view} designs={designs} />,
        iconZoomIn: () => <Plus {...ICON} />,
        iconZoomOut: () => <Minus {...ICON} />,
        iconClose: () => <X {...ICON} />,
        iconPrev: () => <ChevronLeft {...ICON} />,
        iconNext: () => <ChevronRight {...ICON} />,
      }}
    />
  );
}

function Slide({ view, designs }: { view: View; designs: readonly CardDesign[] }) {
  const { color, shown } = view;
  return (
    // A photograph has its own light; the window's beside it would be a second one.
    <CardStage
      className={`grid size-full place-items-center ${isSide(shown) ? "" : "[&>svg]:hidden"}`}
    >
      {isSide(shown) ? (
        <div className="w-[min(86vw,112svh)]">
          {shown === "face" ? (
            <DesignFace designs={designs} color={color} sizes="300vw" />
          ) : (
            <div className="lit">
              <Card color={color} side={shown} />
            </div>
          )}
        </div>
      ) : (
        <div role="img" aria-label={labelOf(view, designs)} className="absolute inset-0">
          <SceneOf view={view} designs={designs} place="screen" />
        </div>
      )}
    </CardStage>
  );
}
