import { useCallback, useEffect, useLayoutEffect, useState, type ReactNode } from "react";

import { m } from "#app/i18n/translations.ts";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { DialogShell, type DialogShellProps } from "#app/ui/dialog.tsx";

import { useUnsaved } from "./use-unsaved.ts";

interface GuardedDialogProps extends Omit<
  DialogShellProps,
  "onOpenChange" | "closeOnOutsideClick" | "children"
> {
  onClose: () => void;
  children: (onDirty: OnDirty) => ReactNode;
}

/** Told by the form in a dialog whether it holds what is not saved. */
export type OnDirty = (isDirty: boolean) => void;

/** A dialog with a form: closing it, or leaving the screen, asks first if something is not saved. */
export function GuardedDialog({ open, onClose, children, ...shell }: GuardedDialogProps) {
  const [isDirty, setDirty] = useState(false);
  const [isAsking, setAsking] = useState(false);
  useUnsaved(open && isDirty);
  const onDirty = useCallback<OnDirty>((now) => {
    setDirty(now);
    if (!now) setAsking(false);
  }, []);
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
        {children(onDirty)}
      </DialogShell>
      <ConfirmDialog
        open={open && isAsking}
        onOpenChange={setAsking}
        title={m.panel_discard_title()}
        description={m.panel_discard_text()}
        confirmLabel={m.panel_discard_confirm()}
        cancelLabel={m.panel_discard_cancel()}
        onConfirm={() => {
          onDirty(false);
          onClose();
        }}
      />
    </>
  );
}

/** Tells the form's dialog whether it holds what is not saved, and that nothing is when it goes. */
export function useDirty(isDirty: boolean, onDirty: OnDirty): void {
  // At once: the next key may be Escape.
  useLayoutEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  useEffect(() => () => onDirty(false), [onDirty]);
}
