import { Plus } from "lucide-react";
import { Link } from "react-router";

import { m } from "#app/i18n/translations.ts";
import { buttonClass } from "#app/ui/button-style.ts";

import { NEW_ORDER_PATH } from "./order-paths.ts";

/** To the form for orders by phone and at the counter; on phones its icon alone. */
export function NewOrderLink() {
  return (
    <Link
      to={NEW_ORDER_PATH}
      aria-label={m.panel_screen("orders/new")}
      className={buttonClass({}, "panel", "max-md:w-11 max-md:px-0!")}
    >
      <Plus size={17} strokeWidth={1.6} aria-hidden="true" />
      <span className="max-md:hidden">{m.panel_screen("orders/new")}</span>
    </Link>
  );
}
