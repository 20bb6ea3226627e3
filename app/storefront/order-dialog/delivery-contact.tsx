import { useController, useFormContext } from "react-hook-form";

import { severalPhonesHint } from "#app/orders/lazy-hints.tsx";
import { ORDER_LABELS } from "#app/orders/order-fields.tsx";

import { LineField } from "./fields.tsx";
import type { OrderFormValues } from "./order-form-values.ts";
import { PhoneField } from "./phone-field.tsx";

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
      label={ORDER_LABELS.deliveryPhone()}
      required
      autoComplete="shipping tel"
      error={fieldState.error?.message}
    />
  );
}

export function DeliveryEmail() {
  return (
    <LineField
      name="deliveryInfo.deliveryEmail"
      onTyped={useOwnContact()}
      autoComplete="shipping email"
    />
  );
}
