import type { ReactNode } from "react";

import { DialogClose, DialogDescription, DialogTitle } from "#app/ui/dialog.tsx";

interface DialogHeadProps {
  title: ReactNode;
  /** What it is for, also reported by screen readers. */
  description?: ReactNode;
}

/** A dialog's title beside the cross that closes it. */
export function DialogHead({ title, description }: DialogHeadProps) {
  return (
    <div className="flex items-start justify-between gap-4">
      <div className="min-w-0">
        <DialogTitle className="text-lead leading-snug font-label">{title}</DialogTitle>
        {description && (
          <DialogDescription className="mt-1 text-ink-2 wrap-anywhere">
            {description}
          </DialogDescription>
        )}
      </div>
      <DialogClose className="-me-2.5 -mt-2.5" />
    </div>
  );
}
