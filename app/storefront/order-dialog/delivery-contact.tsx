import { Controller, useFormContext } from "react-hook-form";

import { m } from "#app/i18n/translations.ts";
import { TextField } from "#app/ui/text-field.tsx";

import type { OrderFormValues } from "./order-form-values.ts";
import { PhoneField } from "./phone-field.tsx";
import { useTextFields } from "./use-order-form.ts";

/** Typing a contact makes it a separate one, which the first step must not overwrite any more. */
function useOwnContact() {
  const { setValue } = useFormContext<OrderFormValues>();
  return () => setValue("deliveryInfo.useSameContact", false);
}

export function DeliveryPhone() {
  const { control, trigger } = useFormContext<OrderFormValues>();
  const own = useOwnContact();
  return (
    <Controller
      control={control}
      name="deliveryInfo.deliveryPhone"
      render={({ field, fieldState }) => (
        <PhoneField
          ref={field.ref}
          name={field.name}
          value={field.value}
          onValueChange={(value) => {
            field.onChange(value);
            own();
          }}
          onBlur={() => field.value.trim() && void trigger(field.name)}
          label={m.order_delivery_phone()}
          required
          autoComplete="shipping tel"
          error={fieldState.error?.message}
        />
      )}
    />
  );
}

export function DeliveryEmail() {
  const text = useTextFields();
  const own = useOwnContact();
  return (
    <TextField
      {...text("deliveryInfo.deliveryEmail", { onChange: own })}
      label={m.order_delivery_email()}
      required
      type="email"
      dir="ltr"
      className="rtl:text-end"
      autoCapitalize="off"
      spellCheck={false}
      autoComplete="shipping email"
    />
  );
}
