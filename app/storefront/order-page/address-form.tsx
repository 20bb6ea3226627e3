import { m } from "#app/i18n/translations.ts";
import { buttonClass } from "#app/ui/button-style.ts";
import { TextField } from "#app/ui/text-field.tsx";
import type { Order } from "#shared/orders/order.ts";

import { TYPED_AT_MOST } from "../forms/form-fields.ts";
import { LTR } from "../forms/ltr.ts";
import type { AddressField, RefusedOrderForm } from "./order-forms.ts";
import { Fold, PageForm } from "./page-form.tsx";

interface AddressFormProps {
  order: Order;
  token: string;
  refused: RefusedOrderForm | undefined;
}

/** Corrects the address of a pending order. */
export function AddressForm({ order, token, refused }: AddressFormProps) {
  const own = refused?.form === "address" ? refused : undefined;
  const values = own?.values ?? order.deliveryInfo;
  const field = (name: AddressField) => ({
    id: name,
    name,
    defaultValue: values[name],
    error: own?.errors[name],
    maxLength: TYPED_AT_MOST.line,
  });
  return (
    <Fold title={m.order_page_address_title()} isOpen={own !== undefined}>
      <p className="mb-6 text-ink-2">{m.order_page_address_text()}</p>
      <PageForm name="address" token={token} refused={refused}>
        <div className="grid gap-6 md:grid-cols-2">
          <div className="md:col-span-2">
            <TextField
              {...field("addressLine1")}
              label={m.order_page_address_line_1()}
              required
              autoComplete="address-line1"
            />
          </div>
          <div className="md:col-span-2">
            <TextField
              {...field("addressLine2")}
              label={m.order_page_address_line_2()}
              aside={m.storefront_form_optional()}
              autoComplete="address-line2"
            />
          </div>
          <TextField
            {...field("postcode")}
            {...LTR}
            label={m.order_page_address_postcode()}
            aside={m.storefront_form_optional()}
            autoComplete="postal-code"
          />
          <TextField
            {...field("deliveryPhone")}
            {...LTR}
            label={m.order_page_address_phone()}
            required
            type="tel"
            inputMode="tel"
            autoComplete="tel"
          />
        </div>
        <button type="submit" className={buttonClass({}, "shop", "mt-6 max-md:w-full")}>
          {m.order_page_address_save()}
        </button>
      </PageForm>
    </Fold>
  );
}
