import { Nfc } from "lucide-react";
import { Link } from "react-router";

import { m } from "#app/i18n/translations.ts";
import { buttonClass } from "#app/ui/button-style.ts";

import { PROGRAM_PATH } from "./order-paths.ts";

/** To the desk at which chips are programmed; on phones its icon alone. */
export function ProgramLink({ className = "" }: { className?: string }) {
  return (
    <Link
      to={PROGRAM_PATH}
      aria-label={m.panel_screen("orders/program")}
      className={buttonClass({ variant: "line" }, "panel", `max-md:w-11 max-md:px-0! ${className}`)}
    >
      <Nfc size={17} strokeWidth={1.6} aria-hidden="true" />
      <span className="max-md:hidden">{m.panel_screen("orders/program")}</span>
    </Link>
  );
}
