import { Nfc, Plus, Truck, type LucideIcon } from "lucide-react";
import { Link } from "react-router";

import { m } from "#app/i18n/translations.ts";
import { buttonClass } from "#app/ui/button-style.ts";

import type { ScreenPath } from "../screens.ts";
import { useMay } from "../session/use-may.ts";
import { HANDOVERS_PATH, NEW_ORDER_PATH, PROGRAM_PATH } from "./order-paths.ts";

/** To the desk at which chips are programmed. */
export const ProgramLink = ({ className }: { className?: string }) => (
  <BarLink to={PROGRAM_PATH} screen="orders/program" icon={Nfc} className={className} />
);

/** To what couriers took along. */
export function HandoversLink({ className }: { className?: string }) {
  if (!useMay()("money.read")) return null;
  return (
    <BarLink to={HANDOVERS_PATH} screen="orders/handovers" icon={Truck} className={className} />
  );
}

/** To the form for orders by phone and at the counter. */
export function NewOrderLink() {
  if (!useMay()("orders.write")) return null;
  return <BarLink to={NEW_ORDER_PATH} screen="orders/new" icon={Plus} isMain />;
}

interface BarLinkProps {
  to: string;
  screen: ScreenPath;
  icon: LucideIcon;
  /** What is pressed most: its name stands beside the icon but on phones; of others only where there is much room. */
  isMain?: boolean;
  className?: string | undefined;
}

function BarLink({ to, screen, icon: Icon, isMain = false, className = "" }: BarLinkProps) {
  const narrow = isMain ? "max-md:w-11 max-md:px-0!" : "max-[96rem]:w-11 max-[96rem]:px-0!";
  return (
    <Link
      to={to}
      aria-label={m.panel_screen(screen)}
      title={m.panel_screen(screen)}
      className={buttonClass(isMain ? {} : { variant: "line" }, "panel", `${narrow} ${className}`)}
    >
      <Icon size={17} strokeWidth={1.6} aria-hidden="true" />
      <span className={isMain ? "max-md:hidden" : "max-[96rem]:hidden"}>
        {m.panel_screen(screen)}
      </span>
    </Link>
  );
}
