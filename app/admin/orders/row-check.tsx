import { Check, Minus } from "lucide-react";
import type { MouseEvent } from "react";

import { classNames } from "#app/ui/class-names.ts";

interface RowCheckProps {
  label: string;
  state: boolean | "mixed";
  onToggle: (isRange: boolean) => void;
  className?: string;
}

/** Chooses a row: a box of 18 px in a target of 44. With Shift all from the last one on. */
export function RowCheck({ label, state, onToggle, className }: RowCheckProps) {
  const isOn = state !== false;
  return (
    <button
      type="button"
      role="checkbox"
      aria-checked={state}
      aria-label={label}
      onMouseDown={(event: MouseEvent) => event.shiftKey && event.preventDefault()}
      onClick={(event) => {
        event.stopPropagation();
        onToggle(event.shiftKey);
      }}
      className={classNames(
        "group/check -m-2.5 grid size-11 shrink-0 place-items-center rounded-panel",
        className,
      )}
    >
      <span
        className={classNames(
          "grid size-4.5 place-items-center rounded-[4px] transition-colors",
          isOn ? "bg-ink text-paper" : "shadow-control group-hover/check:bg-ink/6",
        )}
      >
        {state === true && <Check size={13} strokeWidth={2.5} aria-hidden="true" />}
        {state === "mixed" && <Minus size={13} strokeWidth={2.5} aria-hidden="true" />}
      </span>
    </button>
  );
}
