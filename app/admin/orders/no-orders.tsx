import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";

import { EmptyState } from "../resource/empty-state.tsx";

/** Shown when there is no order yet, or none that matches. */
export function NoOrders({ isNarrowed, onClear }: { isNarrowed: boolean; onClear: () => void }) {
  if (!isNarrowed) {
    return <EmptyState title={m.panel_orders_empty()} hint={m.panel_orders_empty_hint()} />;
  }
  return (
    <EmptyState title={m.panel_orders_empty()} hint={m.panel_filter_none_hint()}>
      <Button variant="line" onClick={onClear}>
        {m.panel_filter_clear()}
      </Button>
    </EmptyState>
  );
}
