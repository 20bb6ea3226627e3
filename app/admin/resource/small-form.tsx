import type { ReactNode } from "react";

import { DialogHead } from "./dialog-head.tsx";

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
      data-first-focus
      className="grid grid-cols-1 gap-5 p-6"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <DialogHead title={title} description={description} />
      {children}
      <div className="flex justify-end">{submit}</div>
    </form>
  );
}
