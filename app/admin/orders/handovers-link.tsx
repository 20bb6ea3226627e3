import { Truck } from "lucide-react";
import { Link } from "react-router";

import { m } from "#app/i18n/translations.ts";
import { buttonClass } from "#app/ui/button-style.ts";

import { useMay } from "../session/use-may.ts";
import { HANDOVERS_PATH } from "./order-paths.ts";

/** To what couriers took along; its icon alone where other buttons need the room. */
export function HandoversLink({ className = "" }: { className?: string }) {
  if (!useMay()("money.read")) return null;
  return (
    <Link
      to={HANDOVERS_PATH}
      aria-label={m.panel_screen("orders/handovers")}
      className={buttonClass({ variant: "line" }, "panel", `max-xl:w-11 max-xl:px-0! ${className}`)}
    >
      <Truck size={17} strokeWidth={1.6} aria-hidden="true" />
      <span className="max-xl:hidden">{m.panel_screen("orders/handovers")}</span>
    </Link>
  );
}
