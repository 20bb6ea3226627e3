import { m } from "#app/i18n/translations.ts";
import { buttonClass } from "#app/ui/button-style.ts";

import { EmptyState } from "../resource/empty-state.tsx";

/** Replaces a screen that could not be loaded or rendered. Its links work without a script. */
export function PageFailure() {
  return (
    <div role="alert" className="grid flex-1">
      <EmptyState title={m.panel_page_failed()}>
        <a href="" className={buttonClass({ variant: "line" }, "panel")}>
          {m.ui_retry()}
        </a>
      </EmptyState>
    </div>
  );
}
