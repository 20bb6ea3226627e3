import { useEffect } from "react";
import { useBlocker } from "react-router";

import { m } from "#app/i18n/translations.ts";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";

/** Asks before a page with unsaved changes is left, by a link, 'Back' or closing the tab. */
export function LeaveQuestion({ isDirty }: { isDirty: () => boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty() && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    function ask(event: BeforeUnloadEvent) {
      if (isDirty()) event.preventDefault();
    }
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isDirty]);
  return (
    <ConfirmDialog
      open={blocker.state === "blocked"}
      onOpenChange={(open) => !open && blocker.reset?.()}
      title={m.panel_discard_title()}
      description={m.panel_discard_text()}
      confirmLabel={m.panel_discard_confirm()}
      cancelLabel={m.panel_discard_cancel()}
      onConfirm={() => blocker.proceed?.()}
    />
  );
}
