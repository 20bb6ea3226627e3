import type { ComponentProps } from "react";

import { classNames } from "./class-names.ts";
import { controlClass, MARKED_FRAME } from "./control-style.ts";
import { useDensity } from "./density.tsx";
import { Field, useField, type FieldLook } from "./field.tsx";

export interface TextareaFieldProps extends FieldLook, ComponentProps<"textarea"> {}

/**
 * An input of several lines that grows with its text. Takes react-hook-form's `register` result.
 */
export function TextareaField({
  label,
  error,
  errorPlace,
  hint,
  required,
  aside,
  hideLabel,
  density: given,
  className,
  id: givenId,
  rows = 4,
  ...textarea
}: TextareaFieldProps) {
  const density = useDensity(given);
  const { id, control } = useField({ error, errorPlace, hint }, givenId);
  const space = density === "panel" ? "px-2.75 py-2" : "px-4 py-3";
  return (
    <Field {...{ id, label, error, errorPlace, hint, required, aside, hideLabel, density }}>
      <textarea
        {...textarea}
        {...control}
        rows={rows}
        aria-required={required || undefined}
        className={controlClass(
          density,
          Boolean(error),
          classNames(
            "field-sizing-content min-h-24 resize-none",
            errorPlace && MARKED_FRAME,
            space,
            className,
          ),
        )}
      />
    </Field>
  );
}
