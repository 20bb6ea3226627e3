import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from "react";
import { useBlocker } from "react-router";

import { m } from "#app/i18n/translations.ts";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";

import { LeaveContext } from "./use-unsaved.ts";

/**
 * Stands around the screens: what a form in them has not saved is not lost by going to another
 * screen, by signing out or by closing the tab without a question.
 */
export function LeaveGuard({ children }: { children: ReactNode }) {
  const [unsaved, setUnsaved] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState<{ act: () => void }>();
  /** They said that what they typed may go; a closing tab asks no second time. */
  const isGivenUp = useRef(false);
  const isUnsaved = unsaved.size > 0;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    isGivenUp.current = false;
    if (!isUnsaved) return;
    function onClose(event: BeforeUnloadEvent) {
      if (!isGivenUp.current) event.preventDefault();
    }
    window.addEventListener("beforeunload", onClose);
    return () => window.removeEventListener("beforeunload", onClose);
  }, [isUnsaved]);

  const mark = useCallback((id: string, isDirty: boolean) => {
    setUnsaved((now) => {
      if (now.has(id) === isDirty) return now;
      const next = new Set(now);
      if (isDirty) next.add(id);
      else next.delete(id);
      return next;
    });
  }, []);
  const guard = useMemo(
    () => ({ mark, leave: (act: () => void) => (isUnsaved ? setAsked({ act }) : act()) }),
    [isUnsaved, mark],
  );

  function discard() {
    if (blocker.state === "blocked") return blocker.proceed();
    isGivenUp.current = true;
    setAsked(undefined);
    asked?.act();
  }

  function stay() {
    setAsked(undefined);
    if (blocker.state === "blocked") blocker.reset();
  }

  return (
    <LeaveContext value={guard}>
      {children}
      <ConfirmDialog
        open={blocker.state === "blocked" || asked !== undefined}
        onOpenChange={(isOpen) => !isOpen && stay()}
        title={m.panel_discard_title()}
        description={m.panel_discard_text()}
        confirmLabel={m.panel_discard_confirm()}
        cancelLabel={m.panel_discard_cancel()}
        onConfirm={discard}
      />
    </LeaveContext>
  );
}
