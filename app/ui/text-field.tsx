import type { ComponentProps, ReactNode } from "react";

import { classNames } from "./class-names.ts";
import { controlClass, lineHeight, MARKED_FRAME } from "./control-style.ts";
import { useDensity } from "./density.tsx";
import { Field, useField, type FieldLook } from "./field.tsx";

export interface TextFieldProps extends FieldLook, Omit<ComponentProps<"input">, "size"> {
  /** Content inside the field at its start or end: an icon, a unit, a button. */
  leading?: ReactNode;
  trailing?: ReactNode;
}

/** A one-line input. Spread react-hook-form's `register` result onto it. */
export function TextField({
  label,
  error,
  errorPlace,
  hint,
  note,
  required,
  aside,
  hideLabel,
  density: given,
  leading,
  trailing,
  className,
  id: givenId,
  ...input
}: TextFieldProps) {
  const density = useDensity(given);
  const { id, control } = useField({ error, errorPlace, hint, note }, givenId);
  return (
    <Field {...{ id, label, error, errorPlace, hint, note, required, aside, hideLabel, density }}>
      <span className="relative block" dir={input.dir}>
        {leading && (
          <span className="pointer-events-none absolute inset-y-0 start-3 grid place-items-center text-ink-2">
            {leading}
          </span>
        )}
        <input
          {...input}
          {...control}
          aria-required={required || undefined}
          className={controlClass(
            density,
            Boolean(error),
            classNames(
              lineHeight(density),
              errorPlace && MARKED_FRAME,
              Boolean(leading) && "ps-10",
              Boolean(trailing) && "pe-12",
              className,
            ),
          )}
        />
        {trailing && (
          <span className="absolute inset-y-0 end-1 grid place-items-center">{trailing}</span>
        )}
      </span>
    </Field>
  );
}
