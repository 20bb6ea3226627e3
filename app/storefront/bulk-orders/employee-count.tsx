import { useEffect, useRef } from "react";

import { m } from "#app/i18n/translations.ts";
import { TextField } from "#app/ui/text-field.tsx";

import { LTR } from "../forms/ltr.ts";

interface EmployeeCountProps {
  id: string;
  name: string;
  defaultValue: string;
  error: string | undefined;
  count: string;
  onCount: (count: string) => void;
}

/** One card for each employee: the field and the calculator have the same value. */
export function EmployeeCount({ count, onCount, ...field }: EmployeeCountProps) {
  const input = useRef<HTMLInputElement>(null);
  const told = useRef(count);
  // An uncontrolled field: it may hold a value typed before the script ran. Later it follows the
  // calculator.
  useEffect(() => {
    if (!input.current || input.current.value === count) return;
    if (told.current === count) onCount(input.current.value);
    else input.current.value = count;
    told.current = count;
  }, [count, onCount]);
  return (
    <TextField
      {...field}
      dir={LTR.dir}
      className={`${LTR.className} [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none`}
      ref={input}
      label={m.storefront_bulk_employees()}
      hint={m.storefront_bulk_employees_hint()}
      required
      type="number"
      inputMode="numeric"
      min={1}
      step={1}
      autoComplete="off"
      onInput={(event) => onCount(event.currentTarget.value)}
    />
  );
}
