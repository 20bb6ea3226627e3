import { useId, type ComponentProps, type ReactNode } from "react";

import { classNames } from "./class-names.ts";
import { useDensity } from "./density.tsx";

export interface SwitchProps extends Omit<ComponentProps<"input">, "type" | "role" | "size"> {
  label: ReactNode;
  /** A line under the label. */
  description?: ReactNode;
}

/**
 * An on/off switch that takes effect at once. A native checkbox with the role of a switch: takes
 * `checked` and `onChange`, or react-hook-form's `register` result.
 */
export function Switch({ label, description, className, id: givenId, ...input }: SwitchProps) {
  const own = useId();
  const id = givenId ?? own;
  const panel = useDensity() === "panel";
  return (
    <label
      htmlFor={id}
      className={classNames("flex items-center gap-4", panel && "min-h-11 md:min-h-7", className)}
    >
      <span className="min-w-0 flex-1">
        <span id={`${id}-label`} className="block font-label leading-snug">
          {label}
        </span>
        {description && (
          <small id={`${id}-hint`} className="mt-0.5 block text-note text-ink-2">
            {description}
          </small>
        )}
      </span>
      <span className="relative inline-grid h-7 w-12 shrink-0">
        <input
          {...input}
          id={id}
          type="checkbox"
          role="switch"
          // The label element also contains the description, which is not part of the name.
          aria-labelledby={`${id}-label`}
          aria-describedby={description ? `${id}-hint` : undefined}
          className="peer absolute inset-0 m-0 cursor-pointer appearance-none rounded-pill bg-ink-3 transition-colors checked:bg-ink disabled:opacity-45"
        />
        <i
          aria-hidden="true"
          className="pointer-events-none absolute start-0.75 top-0.75 size-5.5 rounded-pill bg-white transition-[inset-inline-start] peer-checked:start-5.75 forced-colors:border"
        />
      </span>
    </label>
  );
}
