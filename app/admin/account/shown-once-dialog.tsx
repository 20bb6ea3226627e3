import type { ReactNode } from "react";

import { DialogShell } from "#app/ui/dialog.tsx";

import { DialogHead } from "../resource/dialog-head.tsx";

interface ShownOnceDialogProps {
  title: string;
  description: string;
  onClose: () => void;
  /** The last one closes it. */
  buttons: ReactNode;
  children: ReactNode;
}

/** A secret that is not shown again: no click beside the dialog closes it. */
export function ShownOnceDialog(props: ShownOnceDialogProps) {
  const { title, description, onClose, buttons, children } = props;
  return (
    <DialogShell
      open
      onOpenChange={(open) => !open && onClose()}
      size="s"
      closeOnOutsideClick={false}
      className="text-panel"
    >
      <div className="grid gap-5 p-6">
        <DialogHead title={title} description={description} />
        {children}
        <div className="flex flex-wrap justify-end gap-3">{buttons}</div>
      </div>
    </DialogShell>
  );
}
