import { m } from "#app/i18n/translations.ts";

import { EmptyState } from "../../resource/empty-state.tsx";

/** No card waits for its chip. */
export function NothingWaits() {
  return <EmptyState title={m.panel_chips_none()} hint={m.panel_chips_none_hint()} />;
}
