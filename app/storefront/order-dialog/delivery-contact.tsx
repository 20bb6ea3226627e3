import { useController, useFormContext } from "react-hook-form";

import { m } from "#app/i18n/translations.ts";
import { severalPhonesHint } from "#app/orders/lazy-hints.tsx";
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
  const { setFocus, trigger } = useFormContext<OrderFormValues>();
  const { field, fieldState } = useController<OrderFormValues, "deliveryInfo.deliveryPhone">({
    name: "deliveryInfo.deliveryPhone",
  });
  const own = useOwnContact();

  function change(phone: string) {
    field.onChange(phone);
    own();
  }

  function keep(phone: string) {
    change(phone);
    setFocus(field.name);
  }

  return (
    <PhoneField
      ref={field.ref}
      name={field.name}
      value={field.value}
      onValueChange={change}
      hint={severalPhonesHint({ typed: field.value, onKeep: keep })}
      onBlur={() => field.value.trim() && void trigger(field.name)}
      label={m.order_delivery_phone()}
      required
      autoComplete="shipping tel"
      error={fieldState.error?.message}
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
