import { Check, CircleAlert } from "lucide-react";
import { Link } from "react-router";

import { staffText } from "#app/api-messages/staff-text.ts";
import { m } from "#app/i18n/translations.ts";
import type { PrintSheetCards } from "#shared/print-sheets/print-sheet.ts";

import { orderPagePath } from "../order-paths.ts";

/** How many cards are printed, and which are not and why. */
export function ChosenCards({ cards: { ready, refused } }: { cards: PrintSheetCards }) {
  const isMixed = new Set(ready.map(({ colors }) => colors)).size > 1;
  return (
    <div className="grid gap-3">
      {ready.length > 0 ? (
        <p className="flex items-center gap-2 font-label" role="status">
          <Check size={17} strokeWidth={1.8} aria-hidden="true" className="shrink-0 text-ok" />
          {m.panel_print_sheet_ready({ count: ready.length })}
        </p>
      ) : (
        <p className="font-label" role="status">
          {m.panel_print_sheet_none()}
        </p>
      )}
      {isMixed && <Warning text={m.panel_print_sheet_mixed()} />}
      {refused.length > 0 && (
        <div className="rounded-panel bg-paper-lo px-3.5 py-3">
          <p className="font-label">{m.panel_print_sheet_refused({ count: refused.length })}</p>
          <ul className="mt-1.5 grid max-h-40 gap-1.5 overflow-y-auto">
            {refused.map(({ order, orderNumber, name, ...reported }, index) => (
              <li key={index} className="wrap-anywhere">
                <Link
                  to={orderPagePath(order)}
                  dir="ltr"
                  className="rounded-badge tabular-nums underline underline-offset-4 focus-ring"
                >
                  {orderNumber}
                </Link>{" "}
                {name !== "" && <bdi>{name}</bdi>}
                <span className="block text-note text-ink-2">{staffText(reported)}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

function Warning({ text }: { text: string }) {
  return (
    <p className="flex gap-2 text-warn">
      <CircleAlert size={17} strokeWidth={1.6} aria-hidden="true" className="mt-0.5 shrink-0" />
      {text}
    </p>
  );
}
