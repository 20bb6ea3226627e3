import { useEffect, useState, type RefObject } from "react";

import { m } from "#app/i18n/translations.ts";

import { OrderButton } from "./order-button.tsx";

interface StickyOrderProps {
  /** The button on the page; while it is in view, the bar is hidden. */
  standsFor: RefObject<HTMLElement | null>;
  colorName: string;
  price: string;
  /** The accessible name of the button, which includes the price. */
  label: string;
}

/** A bar at the bottom of phone screens with the order button. */
export function StickyOrder(props: StickyOrderProps) {
  const { standsFor, colorName, price, label } = props;
  const [needed, setNeeded] = useState(true);
  useEffect(() => {
    const { current } = standsFor;
    if (!current) return;
    const observer = new IntersectionObserver(
      ([entry]) => setNeeded(!entry?.isIntersecting),
      // The bar itself covers the lowest part of the screen.
      { rootMargin: "0px 0px -88px 0px" },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [standsFor]);
  return (
    // Of a page that has come only in part it is not shown before its button is there: standing at the
    // foot, it would grow upwards.
    <div
      role="region"
      aria-label={m.storefront_product_sticky()}
      inert={!needed}
      className={`fixed inset-x-0 bottom-0 z-20 flex items-center gap-4 border-t border-line bg-paper pt-3 wrap pb-[max(1.125rem,env(safe-area-inset-bottom))] transition-[translate,visibility] duration-220 not-has-[button]:invisible lg:hidden noscript:hidden ${needed ? "" : "invisible translate-y-full"}`}
    >
      {/* Fixed shares, which the typeface's arrival does not change. The price is never truncated. */}
      <p className="grow-2 basis-0">
        <small className="block w-0 min-w-full truncate text-note leading-tight text-ink-2">
          {colorName}
        </small>
        <span className="text-lead font-normal whitespace-nowrap tabular-nums">{price}</span>
      </p>
      <OrderButton className="grow-3 basis-0" buttonClassName="px-4!" aria-label={label}>
        {m.storefront_nav_order()}
      </OrderButton>
    </div>
  );
}
