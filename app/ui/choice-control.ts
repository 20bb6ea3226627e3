import type { Ref } from "react";

import { classNames } from "./class-names.ts";
import { controlClass, lineHeight } from "./control-style.ts";
import { useDensity } from "./density.tsx";
import { useField, type FieldLook } from "./field.tsx";

/** What a field for choosing from a list has besides its choices. */
export interface ChoiceControlProps extends FieldLook {
  onBlur?: () => void;
  ref?: Ref<HTMLButtonElement>;
  id?: string;
  className?: string;
}

/** What the fields for choosing from a list share: the field around them, and their trigger. */
export function useChoiceControl(props: ChoiceControlProps) {
  const { label, error, hint, required, aside, hideLabel } = props;
  const density = useDensity(props.density);
  const { id, labelId, control } = useField({ error, hint }, props.id);
  const field = { id, label, error, hint, required, aside, hideLabel, density };
  const trigger = {
    ...control,
    ref: props.ref,
    onBlur: props.onBlur,
    "aria-labelledby": labelId,
    "aria-required": required || undefined,
    className: controlClass(
      density,
      Boolean(error),
      classNames(
        "group flex! items-center justify-between gap-3 text-start data-disabled:opacity-55",
        lineHeight(density),
        props.className,
      ),
    ),
  };
  return { density, field, trigger };
}
