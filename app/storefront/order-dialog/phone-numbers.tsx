import { useController, useFormContext } from "react-hook-form";

import { m } from "#app/i18n/translations.ts";
import { MAX_PHONE_NUMBERS } from "#shared/orders/order-fields.ts";

import { PhoneList } from "../forms/phone-list.tsx";
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

  function edit(index: number, value: string) {
    clearErrors(`personalInfo.phoneNumbers.${index}`);
    field.onChange(phones.with(index, value));
  }

  function change(next: string[]) {
    // Messages belong to positions, and another number of entries shifts the positions.
    if (next.length !== phones.length) clearErrors("personalInfo.phoneNumbers");
    field.onChange(next);
  }

  return (
    <PhoneList
      phones={phones}
      most={MAX_PHONE_NUMBERS}
      isOpen={!placed}
      addLabel={m.order_phone_add()}
      removeLabel={(number) => m.order_phone_remove({ number })}
      onChange={change}
      field={(index, phone, trailing, hint) => (
        <PhoneField
          // An entry is identified only by its position.
          key={index}
          label={index === 0 ? m.order_phone() : m.order_phone_nth({ number: index + 1 })}
          required
          autoComplete={index === 0 ? "tel" : "off"}
          name={`personalInfo.phoneNumbers.${index}`}
          value={phone}
          hint={hint}
          onValueChange={(value) => edit(index, value)}
          onBlur={() => phone.trim() && void trigger(`personalInfo.phoneNumbers.${index}`)}
          error={getFieldState(`personalInfo.phoneNumbers.${index}`, formState).error?.message}
          trailing={trailing}
        />
      )}
    />
  );
}
