import type { ReactNode } from "react";

import { DialogClose, DialogDescription, DialogTitle } from "#app/ui/dialog.tsx";

interface SmallFormProps {
  title: string;
  /** What it does, or to which record. */
  description: string;
  onSubmit: () => void;
  /** The button that submits it. */
  submit: ReactNode;
  children: ReactNode;
}

/** The content of a small dialog: a title, a few fields, and one button. */
export function SmallForm({ title, description, onSubmit, submit, children }: SmallFormProps) {
  return (
    <form
      noValidate
      className="grid gap-5 p-6"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <DialogTitle className="text-lead leading-snug font-label">{title}</DialogTitle>
          <DialogDescription className="mt-1 text-ink-2 wrap-anywhere">
            {description}
          </DialogDescription>
        </div>
        <DialogClose className="-me-2.5 -mt-2.5" />
      </div>
      {children}
      <div className="flex justify-end">{submit}</div>
    </form>
  );
}
