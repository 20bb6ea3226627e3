import { Plus, X } from "lucide-react";
import { useRef } from "react";
import { flushSync } from "react-dom";
import { useController, useFormContext } from "react-hook-form";

import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { MAX_PHONE_NUMBERS } from "#shared/orders/order-form.ts";

import { useOrderDialog } from "./order-dialog-context.ts";
import type { OrderFormValues } from "./order-form-values.ts";
import { PhoneField } from "./phone-field.tsx";

/** A list of phone numbers; all but the last remaining one can be removed. */
export function PhoneNumbers() {
  const { placed } = useOrderDialog();
  const { clearErrors, getFieldState, trigger, formState } = useFormContext<OrderFormValues>();
  const { field } = useController<OrderFormValues, "personalInfo.phoneNumbers">({
    name: "personalInfo.phoneNumbers",
  });
  const phones = field.value;
  const list = useRef<HTMLDivElement>(null);

  function change(next: string[], focused?: number) {
    flushSync(() => field.onChange(next));
    if (focused !== undefined) list.current?.querySelectorAll("input")[focused]?.focus();
  }

  function edit(index: number, value: string) {
    clearErrors(`personalInfo.phoneNumbers.${index}`);
    field.onChange(phones.with(index, value));
  }

  function remove(index: number) {
    // Messages belong to positions, and removing an entry shifts the positions.
    clearErrors("personalInfo.phoneNumbers");
    change(phones.toSpliced(index, 1), Math.max(index - 1, 0));
  }

  return (
    <div ref={list} className="grid gap-6">
      {phones.map((phone, index) => (
        <PhoneField
          // An entry is identified only by its position.
          key={index}
          label={index === 0 ? m.order_phone() : m.order_phone_nth({ number: index + 1 })}
          required
          autoComplete={index === 0 ? "tel" : "off"}
          name={`personalInfo.phoneNumbers.${index}`}
          value={phone}
          onValueChange={(value) => edit(index, value)}
          onBlur={() => phone.trim() && void trigger(`personalInfo.phoneNumbers.${index}`)}
          error={getFieldState(`personalInfo.phoneNumbers.${index}`, formState).error?.message}
          trailing={
            phones.length > 1 &&
            !placed && (
              <IconButton
                label={m.order_phone_remove({ number: index + 1 })}
                onClick={() => remove(index)}
              >
                <X size={18} strokeWidth={1.5} aria-hidden="true" />
              </IconButton>
            )
          }
        />
      ))}
      {phones.length < MAX_PHONE_NUMBERS && !placed && (
        <Button
          variant="quiet"
          size="s"
          className="-mt-4 -ms-3 justify-self-start px-3!"
          onClick={() => change([...phones, ""], phones.length)}
        >
          <Plus size={18} strokeWidth={1.5} aria-hidden="true" />
          {m.order_phone_add()}
        </Button>
      )}
    </div>
  );
}
