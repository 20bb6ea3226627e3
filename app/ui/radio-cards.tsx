import { useId, type ChangeEvent, type ComponentProps, type ReactNode } from "react";

import { classNames } from "./class-names.ts";
import { FieldError, FieldLabel, type FieldLook } from "./field.tsx";

export interface RadioCardOption {
  value: string;
  label: ReactNode;
  description?: ReactNode;
  icon?: ReactNode;
  disabled?: boolean;
}

export interface RadioCardsProps
  extends FieldLook, Pick<ComponentProps<"input">, "name" | "onChange" | "onBlur" | "ref"> {
  options: readonly RadioCardOption[];
  /** The chosen value in controlled use; omit it with `register`. */
  value?: string;
  onValueChange?: (value: string) => void;
  /** Two columns apply to wide screens only. */
  columns?: 1 | 2;
}

/**
 * A choice of a few options, each a card with its explanation. Native radio buttons: pass
 * react-hook-form's `register` result, or `value` with `onValueChange`.
 */
export function RadioCards(props: RadioCardsProps) {
  const { label, error, hint, required, aside, hideLabel, density, options, columns = 1 } = props;
  const id = useId();
  const name = props.name ?? id;
  function choose(event: ChangeEvent<HTMLInputElement>) {
    props.onChange?.(event);
    props.onValueChange?.(event.currentTarget.value);
  }
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-required={required || undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : hint ? `${id}-hint` : undefined}
    >
      <FieldLabel as="span" {...{ id, label, required, aside, hideLabel, density }} />
      <div className={classNames("grid gap-4", columns === 2 && "md:grid-cols-2 md:gap-3")}>
        {options.map((option) => (
          <label
            key={option.value}
            className="flex items-center gap-3.5 rounded-field p-4 shadow-line-2 transition-shadow has-checked:bg-paper-hi has-checked:shadow-chosen has-disabled:opacity-45"
          >
            {option.icon && <span className="shrink-0">{option.icon}</span>}
            <span className="min-w-0 flex-1">
              <span className="block font-label leading-snug">{option.label}</span>
              {option.description && (
                <small className="block text-note text-ink-2">{option.description}</small>
              )}
            </span>
            <input
              type="radio"
              name={name}
              value={option.value}
              ref={props.ref}
              onChange={choose}
              onBlur={props.onBlur}
              disabled={option.disabled}
              checked={props.value === undefined ? undefined : props.value === option.value}
              className="m-0 size-5.5 shrink-0 cursor-pointer appearance-none rounded-pill border-[1.5px] border-control transition-[border-width,border-color] checked:border-7 checked:border-copper"
            />
          </label>
        ))}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="mt-2 text-note text-ink-2">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}
