import type { ReactNode } from "react";

import { DialogShell } from "#app/ui/dialog.tsx";

import { DialogHead } from "../resource/dialog-head.tsx";

interface ShownOnceDialogProps {
  title: string;
  description: string;
  /** The last one closes it. */
  buttons: ReactNode;
  children: ReactNode;
}

/** A secret that is not shown again: nothing but the dialog's own button closes it. */
export function ShownOnceDialog(props: ShownOnceDialogProps) {
  const { title, description, buttons, children } = props;
  return (
    <DialogShell
      open
      onOpenChange={() => {}}
      size="s"
      closeOnOutsideClick={false}
      className="text-panel"
    >
      <div className="grid grid-cols-1 gap-5 p-6">
        <DialogHead title={title} description={description} hasCross={false} />
        {children}
        <div className="flex flex-wrap justify-end gap-3">{buttons}</div>
      </div>
    </DialogShell>
  );
}
