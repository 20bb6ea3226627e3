import type { ReactNode } from "react";

import { buttonClass, type ButtonSize } from "#app/ui/button-style.ts";
import { classNames } from "#app/ui/class-names.ts";

interface SubmitButtonProps {
  size?: ButtonSize;
  className?: string;
  /** The label while the form, which is a `group`, is busy. */
  pendingLabel: string;
  children: ReactNode;
}

/** The button of a form that `form-program.ts` sends. The wider of its labels determines its width. */
export function SubmitButton({ size, className, pendingLabel, children }: SubmitButtonProps) {
  return (
    <button
      type="submit"
      className={buttonClass({ size }, "shop", classNames("group-aria-busy:opacity-70", className))}
    >
      <span className="grid *:col-start-1 *:row-start-1">
        <span className="group-aria-busy:invisible">{children}</span>
        <span className="invisible group-aria-busy:visible">{pendingLabel}</span>
      </span>
    </button>
  );
}
