import { Check, Minus } from "lucide-react";
import { useCallback, useId, type ComponentProps, type ReactNode, type Ref } from "react";

import { classNames } from "./class-names.ts";
import { FieldError } from "./field.tsx";

export interface CheckboxProps extends Omit<ComponentProps<"input">, "type" | "size"> {
  label: ReactNode;
  hideLabel?: boolean;
  /** Some of what it stands for is chosen. */
  indeterminate?: boolean;
  error?: string;
}

/** A native checkbox. Takes `checked` and `onChange`, or react-hook-form's `register` result. */
export function Checkbox(props: CheckboxProps) {
  const { label, hideLabel, indeterminate = false, error, className, ref, ...input } = props;
  const id = useId();
  const setBox = useIndeterminate(indeterminate, ref);
  return (
    <div className={className}>
      <label className="inline-flex min-h-6 items-center gap-3">
        <span className="relative grid size-5 shrink-0 place-items-center">
          <input
            {...input}
            ref={setBox}
            type="checkbox"
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            className="peer absolute inset-0 m-0 cursor-pointer appearance-none rounded-badge bg-paper-hi shadow-control transition-colors focus-ring checked:bg-ink indeterminate:bg-ink disabled:opacity-45"
          />
          <Check
            {...MARK}
            className="pointer-events-none relative hidden text-paper peer-checked:block peer-indeterminate:hidden"
          />
          <Minus
            {...MARK}
            className="pointer-events-none relative hidden text-paper peer-indeterminate:block"
          />
        </span>
        <span className={classNames("min-w-0", hideLabel && "sr-only")}>{label}</span>
      </label>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}

const MARK = { size: 14, strokeWidth: 2.25, "aria-hidden": true } as const;

/** The half-chosen state exists only as a property of the element. */
function useIndeterminate(indeterminate: boolean, ref?: Ref<HTMLInputElement>) {
  return useCallback(
    (box: HTMLInputElement | null) => {
      if (box) box.indeterminate = indeterminate;
      if (typeof ref === "function") return ref(box);
      if (ref) ref.current = box;
    },
    [indeterminate, ref],
  );
}
