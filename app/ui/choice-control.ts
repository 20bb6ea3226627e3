import { classNames } from "./class-names.ts";
import { controlClass, lineHeight } from "./control-style.ts";
import { useDensity } from "./density.tsx";
import { useField } from "./field.tsx";
import type { SelectFieldProps } from "./select-field.tsx";

/** What the fields for choosing from a list share: the field around them, and their trigger. */
export function useChoiceControl(props: Omit<SelectFieldProps, "options">) {
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
