import { m } from "#app/i18n/translations.ts";
import { ORDER_LABELS } from "#app/orders/order-fields.tsx";
import { buttonClass } from "#app/ui/button-style.ts";
import { TextField } from "#app/ui/text-field.tsx";
import { ADDRESS_FIELDS, type AddressField } from "#shared/orders/order-page.ts";
import type { Order } from "#shared/orders/order.ts";

import { TYPED_AT_MOST } from "../forms/form-fields.ts";
import { LTR } from "../forms/ltr.ts";
import type { RefusedOrderForm } from "./order-forms.ts";
import { Fold, PageForm } from "./page-form.tsx";

interface AddressFormProps {
  order: Order;
  token: string;
  refused: RefusedOrderForm | undefined;
}

const AUTO_COMPLETE = {
  addressLine1: "address-line1",
  addressLine2: "address-line2",
  postcode: "postal-code",
  deliveryPhone: "tel",
} satisfies Record<AddressField, string>;

/** Corrects the address of a pending order. */
export function AddressForm({ order, token, refused }: AddressFormProps) {
  const own = refused?.form === "address" ? refused : undefined;
  const values = own?.values ?? order.deliveryInfo;
  const input = ({ name, kind, isOptional }: (typeof ADDRESS_FIELDS)[number]) => (
    <TextField
      key={name}
      id={name}
      name={name}
      defaultValue={values[name]}
      error={own?.errors[name]}
      maxLength={TYPED_AT_MOST.line}
      label={ORDER_LABELS[name]()}
      aside={isOptional && m.storefront_form_optional()}
      required={!isOptional}
      autoComplete={AUTO_COMPLETE[name]}
      {...(kind !== "text" && LTR)}
      {...(kind === "phone" && ({ type: "tel", inputMode: "tel" } as const))}
    />
  );
  return (
    <Fold title={m.order_page_address_title()} isOpen={own !== undefined}>
      <p className="mb-6 text-ink-2">{m.order_page_address_text()}</p>
      <PageForm name="address" token={token} refused={refused}>
        <div className="grid gap-6 md:grid-cols-2">
          {ADDRESS_FIELDS.map((field) =>
            field.kind === "text" ? (
              <div key={field.name} className="md:col-span-2">
                {input(field)}
              </div>
            ) : (
              input(field)
            ),
          )}
        </div>
        <button type="submit" className={buttonClass({}, "shop", "mt-6 max-md:w-full")}>
          {m.order_page_address_save()}
        </button>
      </PageForm>
    </Fold>
  );
}
