import { useState } from "react";

import { TextField, type TextFieldProps } from "#app/ui/text-field.tsx";
import { groupedNumber, plainNumber } from "#shared/phone-number.ts";

interface PhoneFieldProps extends Omit<TextFieldProps, "value" | "onChange" | "onBlur" | "type"> {
  /** The number as `plainNumber` returns it. */
  value: string;
  onValueChange: (value: string) => void;
  onBlur?: () => void;
}

/**
 * A phone number, typed in any spelling and any digits. It is shown as typed until the field is
 * left, and in groups from then on.
 */
export function PhoneField({ value, onValueChange, onBlur, ...field }: PhoneFieldProps) {
  const [typed, setTyped] = useState(value);
  const [isEdited, setEdited] = useState(false);
  const isTyped = isEdited && plainNumber(typed) === value;
  return (
    <TextField
      {...field}
      type="tel"
      dir="ltr"
      className="tabular-nums rtl:text-end"
      value={isTyped ? typed : groupedNumber(value)}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        setEdited(true);
        onValueChange(plainNumber(currentTarget.value));
      }}
      onBlur={() => {
        setEdited(false);
        onBlur?.();
      }}
    />
  );
}
