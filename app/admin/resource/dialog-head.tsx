import type { ReactNode } from "react";

import { DialogClose, DialogDescription, DialogTitle } from "#app/ui/dialog.tsx";

interface DialogHeadProps {
  title: ReactNode;
  /** What it is for, also reported by screen readers. */
  description?: ReactNode;
  /** Whether the cross is there; not where one of the dialog's buttons has to be pressed. */
  hasCross?: boolean;
}

/** A dialog's title, as a rule beside the cross that closes it. */
export function DialogHead({ title, description, hasCross = true }: DialogHeadProps) {
  return (
    <div className="flex items-start justify-between gap-4">
      <div className="min-w-0">
        <DialogTitle className="text-lead leading-snug font-label wrap-anywhere">
          {title}
        </DialogTitle>
        {description && (
          <DialogDescription className="mt-1 text-ink-2 wrap-anywhere">
            {description}
          </DialogDescription>
        )}
      </div>
      {hasCross && <DialogClose className="-me-2.5 -mt-2.5" />}
    </div>
  );
}
