import { useRef, useState } from "react";
import { Link } from "react-router";

import { ColorChoice } from "#app/card/color-choice.tsx";
import { m } from "#app/i18n/translations.ts";
import { RestOfStyle } from "#app/page-engine/rest-of-style.tsx";
import type { CardDesign, Product } from "#shared/catalog/product.ts";

import { colorNameOf, inPageLanguage } from "../layout/in-language.ts";
import { SellingNote, type SellingState } from "../layout/order-link.tsx";
import { Answers } from "./answers.tsx";
import type { DeliveryFees } from "./delivery-fees.ts";
import { Facts } from "./facts.tsx";
import { Gallery } from "./gallery/gallery.tsx";
import type { View } from "./gallery/view.ts";
import { OrderButton } from "./order-button.tsx";
import { OrderParts } from "./order-parts.tsx";
import { OrderUnavailable } from "./order-unavailable.tsx";
import { StickyOrder } from "./sticky-order.tsx";

interface ProductOfferProps {
  product: Product;
  /** The colour that is chosen at first. */
  color: string;
  state: SellingState;
  /** Formatted: '35 JOD'. */
  price: string;
  /** Undefined where they could not be loaded. */
  delivery: DeliveryFees | undefined;
  /** The day by which a card that is ordered today arrives in Jordan; undefined where it is not known. */
  arrival: string | undefined;
}

/**
 * The gallery is above the heading or beside it, but comes after it: a slow page paints its text first.
 * Its row is as high as it from the beginning, so that nothing moves when it comes.
 */
const GALLERY_ROW =
  "[--stage:max(16rem,min(21.25rem,44svh))] md:[--stage:30rem] lg:[--stage:max(25rem,min(35rem,100svh-13rem))] " +
  "grid-rows-[minmax(calc(var(--stage)+5rem),auto)] md:grid-rows-[minmax(calc(var(--stage)+5.5rem),auto)] lg:grid-rows-[auto_1fr]";

/** The card from both sides, its colours, and the order button. */
export function ProductOffer({
  product,
  color,
  state,
  price,
  delivery,
  arrival,
}: ProductOfferProps) {
  const designs = product.cardDesigns;
  const [view, setView] = useState<View>({
    color,
    shown: "face",
  });
  const button = useRef<HTMLButtonElement>(null);
  const colorName = colorNameOf(designs, view.color);
  const label = m.storefront_product_order({ price });
  const isOpen = state.selling === "open";
  return (
    <>
      <section
        className={`wrap grid page-columns pt-16 md:pt-20 lg:items-start lg:pt-28 ${GALLERY_ROW}`}
      >
        <div className="row-start-2 mt-9 md:max-lg:grid md:max-lg:grid-cols-2 md:max-lg:grid-rows-[auto_1fr] md:max-lg:gap-x-3 lg:col-start-2 lg:row-start-1 lg:mt-0">
          <h1 className="text-product font-light tracking-section wrap-anywhere">
            <bdi>{inPageLanguage(product, "title")}</bdi>
          </h1>
          <p className="mt-5 text-title font-light tracking-item tabular-nums">{price}</p>
          <p className="mt-5 max-w-[30em] text-base text-balance whitespace-pre-line md:max-lg:col-start-2 md:max-lg:row-span-2 md:max-lg:row-start-1 md:max-lg:mt-1.5 text-ink-2 wrap-anywhere">
            <bdi>{inPageLanguage(product, "description")}</bdi>
          </p>
        </div>
        <RestOfStyle />
        <Gallery designs={designs} view={view} onView={setView} />
        <div className="lg:col-start-2">
          {designs.length > 0 && (
            <div className="mt-8">
              <ColorChoice
                legend={m.storefront_product_color()}
                aside={<span className="font-text text-ink-2">{colorName}</span>}
                designs={designs.map((design) => ({
                  ...design,
                  colorName: inPageLanguage(design, "colorName"),
                  note: leftText(design),
                  // While nothing can be ordered, all can be looked at.
                  isClosed: isOpen && design.isSoldOut,
                }))}
                value={view.color}
                onValueChange={(color) => setView({ color, shown: "face" })}
              />
            </div>
          )}
          {isOpen ? (
            <>
              <OrderButton ref={button} size="l" className="mt-7">
                {label}
              </OrderButton>
              <OrderUnavailable />
              <noscript>
                <p className="mt-4 border-s-2 border-copper ps-4 text-ink">
                  {m.storefront_product_no_script()}{" "}
                  <Link to="/contact-us" className="rounded-badge rule-link">
                    {m.storefront_product_no_script_link()}
                  </Link>
                </p>
              </noscript>
            </>
          ) : (
            <SellingNote {...state} className="mt-7" />
          )}
          <Answers delivery={delivery} />
          <Facts arrival={arrival} />
        </div>
      </section>
      {isOpen && (
        <>
          <StickyOrder standsFor={button} colorName={colorName} price={price} label={label} />
          <OrderParts product={product} />
        </>
      )}
    </>
  );
}

function leftText({ isSoldOut, left }: CardDesign): string | undefined {
  if (isSoldOut) return m.storefront_selling_sold_out();
  return left === null ? undefined : m.storefront_selling_left({ left });
}
