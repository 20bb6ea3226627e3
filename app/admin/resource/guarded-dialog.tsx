import { use, useCallback, useEffect, useMemo, useState } from "react";

import { m } from "#app/i18n/translations.ts";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { DialogShell, type DialogShellProps } from "#app/ui/dialog.tsx";

import { LeaveContext, useUnsaved, type LeaveQuestion, type Leaving } from "./use-unsaved.ts";

interface GuardedDialogProps extends Omit<
  DialogShellProps,
  "onOpenChange" | "closeOnOutsideClick"
> {
  onClose: () => void;
}

/**
 * A dialog with a form, which tells it by `useUnsaved` what is not saved: closing it, or leaving the
 * screen, then asks first.
 */
export function GuardedDialog({ open, onClose, children, ...shell }: GuardedDialogProps) {
  const { guard, questions } = useDialogGuard();
  const isDirty = questions.length > 0;
  const [isAsking, setAsking] = useState(false);
  useUnsaved(open && isDirty);
  // Saved while the question stood.
  useEffect(() => {
    if (!isDirty) setAsking(false);
  }, [isDirty]);
  return (
    <>
      <DialogShell
        {...shell}
        open={open}
        onOpenChange={(isOpen) => {
          if (isOpen) return;
          if (isDirty) setAsking(true);
          else onClose();
        }}
        closeOnOutsideClick={!isDirty}
      >
        <LeaveContext value={guard}>{children}</LeaveContext>
      </DialogShell>
      <ConfirmDialog
        open={open && isAsking}
        onOpenChange={setAsking}
        title={m.panel_discard_title()}
        description={m.panel_discard_text()}
        confirmLabel={m.panel_discard_confirm()}
        cancelLabel={m.panel_discard_cancel()}
        onConfirm={() => {
          setAsking(false);
          onClose();
        }}
      />
    </>
  );
}

/** For a dialog that itself asks before it closes: the guard of its forms, and what they would ask. */
export function useDialogGuard(): { guard: Leaving; questions: readonly LeaveQuestion[] } {
  const screen = use(LeaveContext);
  const [asked, setAsked] = useState<ReadonlyMap<string, LeaveQuestion>>(new Map());
  const mark = useCallback<Leaving["mark"]>((form, question) => {
    setAsked((before) => {
      if (before.get(form) === question) return before;
      const others = [...before].filter(([id]) => id !== form);
      return new Map(question ? [...others, [form, question]] : others);
    });
  }, []);
  const guard = useMemo(() => ({ ...screen, mark }), [screen, mark]);
  return { guard, questions: [...asked.values()] };
}
