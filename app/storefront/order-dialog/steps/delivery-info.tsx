import { useFormContext } from "react-hook-form";

import { m } from "#app/i18n/translations.ts";
import { Switch } from "#app/ui/switch.tsx";
import { TextField } from "#app/ui/text-field.tsx";

import { Fields, Inputs } from "../fields.tsx";
import { useOrderDialog } from "../order-dialog-context.ts";
import type { OrderFormValues } from "../order-form-values.ts";
import { LocationFields } from "../place-fields.tsx";
import { useTextFields } from "../use-order-form.ts";
import { copyContact } from "../use-order-wizard.ts";

export function DeliveryInfoStep() {
  const { locationIsTyped } = useOrderDialog();
  const form = useFormContext<OrderFormValues>();
  const text = useTextFields();

  const sameContact = form.register("deliveryInfo.useSameContact", {
    onChange: () => copyContact(form),
  });
  // Typing here makes it a separate contact, which going through step 1 again must not overwrite.
  const ownContact = { onChange: () => form.setValue("deliveryInfo.useSameContact", false) };

  return (
    <Fields>
      <Inputs<"deliveryInfo">
        pairs={[
          ["typedCountry", "typedCity"],
          ["deliveryPhone", "deliveryEmail"],
        ]}
        inputs={{
          country: <LocationFields />,
          // Shown with the country.
          city: null,
          typedCountry: locationIsTyped && (
            <TextField
              {...text("deliveryInfo.typedCountry")}
              label={m.order_typed_country()}
              required
              autoComplete="shipping country-name"
            />
          ),
          typedCity: locationIsTyped && (
            <TextField
              {...text("deliveryInfo.typedCity")}
              label={m.order_typed_city()}
              required
              autoComplete="shipping address-level2"
            />
          ),
          addressLine1: (
            <TextField
              {...text("deliveryInfo.addressLine1")}
              label={m.order_address_1()}
              required
              autoComplete="shipping address-line1"
            />
          ),
          addressLine2: (
            <TextField
              {...text("deliveryInfo.addressLine2")}
              label={m.order_address_2()}
              aside={m.order_optional()}
              autoComplete="shipping address-line2"
            />
          ),
          postcode: (
            <TextField
              {...text("deliveryInfo.postcode")}
              label={m.order_postcode()}
              aside={m.order_optional()}
              autoComplete="shipping postal-code"
            />
          ),
          useSameContact: (
            <Switch
              {...sameContact}
              label={m.order_same_contact()}
              description={m.order_same_contact_hint()}
            />
          ),
          deliveryPhone: (
            <TextField
              {...text("deliveryInfo.deliveryPhone", ownContact)}
              label={m.order_delivery_phone()}
              required
              type="tel"
              dir="ltr"
              className="rtl:text-end"
              autoComplete="shipping tel"
            />
          ),
          deliveryEmail: (
            <TextField
              {...text("deliveryInfo.deliveryEmail", ownContact)}
              label={m.order_delivery_email()}
              required
              type="email"
              dir="ltr"
              className="rtl:text-end"
              autoComplete="shipping email"
            />
          ),
        }}
      />
    </Fields>
  );
}
