import type { ComponentProps, ReactNode } from "react";

import { controlClass, lineHeight } from "./control-style.ts";
import { useDensity } from "./density.tsx";
import { Field, useField, type FieldLook } from "./field.tsx";

export interface NativeSelectProps
  extends
    FieldLook,
    Pick<
      ComponentProps<"select">,
      "id" | "name" | "defaultValue" | "autoComplete" | "value" | "onChange"
    > {
  /** `option` and `optgroup` elements. */
  children: ReactNode;
}

/** A choice from a list, which works in a page without a script too. */
export function NativeSelect(props: NativeSelectProps) {
  const { label, error, hint, required, aside, children, id: _, ...select } = props;
  const density = useDensity(props.density);
  const { id, control } = useField({ error, hint }, props.id);
  return (
    <Field {...{ id, label, error, hint, required, aside, density }}>
      <select
        {...control}
        name={select.name}
        defaultValue={select.defaultValue}
        autoComplete={select.autoComplete}
        {...(select.value !== undefined && { value: select.value, onChange: select.onChange })}
        required={required}
        className={controlClass(density, Boolean(error), lineHeight(density))}
      >
        {children}
      </select>
    </Field>
  );
}
