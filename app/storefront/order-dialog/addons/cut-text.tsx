import { backLayout } from "#app/card/back-print.ts";
import { m } from "#app/i18n/translations.ts";

import { useBackPrint } from "../card/use-live-card.ts";

/** Says that a text is too long for the back, as the card shows it. */
export function CutText() {
  const isCut = backLayout(useBackPrint()).text.isCut;
  return (
    <div role="status" className="empty:hidden">
      {isCut && <p className="text-note text-warn">{m.order_card_addon_cut()}</p>}
    </div>
  );
}
