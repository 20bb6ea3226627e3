import type { ReactNode } from "react";

import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { DialogClose, DialogShell, DialogTitle } from "#app/ui/dialog.tsx";

interface ViewDialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
}

/** A record, read-only. */
export function ViewDialog({ isOpen, onClose, title, children }: ViewDialogProps) {
  return (
    <DialogShell open={isOpen} onOpenChange={(open) => !open && onClose()} className="text-panel">
      <div className="flex items-start justify-between gap-4 px-6 pt-6">
        <DialogTitle className="line-clamp-3 min-w-0 text-lead leading-snug font-label wrap-anywhere">
          <bdi>{title}</bdi>
        </DialogTitle>
        <DialogClose className="-me-2.5 -mt-2.5" />
      </div>
      <div className="px-6 py-4">{children}</div>
      <div className="flex justify-end border-t border-line px-6 py-4">
        <Button variant="line" onClick={onClose}>
          {m.ui_close()}
        </Button>
      </div>
    </DialogShell>
  );
}
