import { useRef, useState } from "react";

import { severalPhonesHint } from "#app/orders/lazy-hints.tsx";
import { TextField, type TextFieldProps } from "#app/ui/text-field.tsx";

import { LTR } from "./ltr.ts";

/** A field for one phone number in a plain form, which says when several are in it. */
export function OnePhoneField(field: Omit<TextFieldProps, "hint" | "onInput" | "ref">) {
  const [typed, setTyped] = useState("");
  const input = useRef<HTMLInputElement>(null);

  function keep(phone: string) {
    input.current!.value = phone;
    setTyped(phone);
    // The form looks again at what it reported of the field.
    input.current!.dispatchEvent(new Event("input", { bubbles: true }));
    input.current!.focus();
  }

  return (
    <TextField
      {...field}
      {...LTR}
      ref={input}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      hint={severalPhonesHint({ typed, onKeep: keep })}
      onInput={(event) => setTyped(event.currentTarget.value)}
    />
  );
}
