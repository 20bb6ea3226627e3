import { Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";

import { isTooPale, isTooSmall, neededPixels } from "#app/card/logo-print.ts";
import { m } from "#app/i18n/translations.ts";

import { useLogoFacts } from "./use-logo-facts.ts";

interface LogoNotesProps {
  logo: File | null;
  isPrinted: boolean;
  /** Of the card. */
  color: string;
}

/** What a visitor should know of the logo before it is printed. None of it holds up the order. */
export function LogoNotes({ logo, isPrinted, color }: LogoNotesProps) {
  const facts = useLogoFacts(logo);
  return (
    // Always there, because a screen reader announces what is added to it.
    <div role="status" className="grid gap-2 text-note empty:hidden">
      {isPrinted && !logo && <Note>{m.order_card_logo_missing()}</Note>}
      {!isPrinted && logo && <Note>{m.order_card_logo_not_printed()}</Note>}
      {isPrinted && facts && isTooSmall(facts) && (
        <Note isWarning>
          {m.order_card_logo_small({
            has: pixels(facts),
            needs: pixels(neededPixels(facts)),
          })}
        </Note>
      )}
      {isPrinted && facts && isTooPale(facts, color) && (
        <Note isWarning>{m.order_card_logo_pale()}</Note>
      )}
    </div>
  );
}

/** Left to right in every language. */
function pixels({ width, height }: { width: number; height: number }): string {
  return `\u2066${width} × ${height}\u2069`;
}

function Note({ isWarning, children }: { isWarning?: boolean; children: ReactNode }) {
  const Icon = isWarning ? TriangleAlert : Info;
  return (
    <p
      className={`flex gap-2 rounded-field px-3.5 py-2.5 ${isWarning ? "bg-warn-wash text-warn" : "bg-paper-lo text-ink-2"}`}
    >
      <Icon size={16} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 shrink-0" />
      <span className="min-w-0">{children}</span>
    </p>
  );
}
