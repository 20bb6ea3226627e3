import { CircleAlert } from "lucide-react";
import { useEffect, useRef } from "react";
import { useHref } from "react-router";

import { m } from "#app/i18n/translations.ts";

import { OPEN_ORDER } from "./use-lazy-order-dialog.ts";

/** A message that the order dialog could not be loaded, with a button to reload. */
export function OrderUnavailable() {
  const note = useRef<HTMLParagraphElement>(null);
  // The pressed button may be another one, in the bar at the edge of the screen.
  useEffect(() => note.current?.scrollIntoView({ block: "nearest" }), []);
  return (
    <p
      ref={note}
      role="alert"
      className="mt-4 flex scroll-my-28 gap-3 rounded-field bg-bad-wash px-4 py-3.5 text-bad"
    >
      <CircleAlert size={20} strokeWidth={1.5} aria-hidden="true" className="mt-0.5 shrink-0" />
      <span>
        {m.storefront_product_order_unavailable()}{" "}
        <a href={useHref(OPEN_ORDER)} className="rounded-badge font-label rule-link">
          {m.ui_reload()}
        </a>
      </span>
    </p>
  );
}
