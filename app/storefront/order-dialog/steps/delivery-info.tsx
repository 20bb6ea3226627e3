import { m } from "#app/i18n/translations.ts";
import { TextField } from "#app/ui/text-field.tsx";

import { ArrivalToday } from "../arrival-today.tsx";
import { DeliveryEmail, DeliveryPhone } from "../delivery-contact.tsx";
import { Fields, Inputs, Pair } from "../fields.tsx";
import { useOrderDialog } from "../order-dialog-context.ts";
import { LocationFields } from "../place-fields.tsx";
import { SameContact } from "../same-contact.tsx";
import { useTextFields } from "../use-order-form.ts";

export function DeliveryInfoStep() {
  const { locationIsTyped } = useOrderDialog();
  const text = useTextFields();

  return (
    <Fields>
      <Inputs<"deliveryInfo">
        pairs={[["typedCountry", "typedCity"]]}
        inputs={{
          country: (
            <>
              <LocationFields />
              {!locationIsTyped && <ArrivalToday className="text-note text-ink-2" />}
            </>
          ),
          // Shown with the country.
          city: null,
          typedCountry: locationIsTyped && (
            <TextField
              {...text("deliveryInfo.typedCountry")}
              label={m.order_typed_country()}
              required
              autoCapitalize="words"
              autoComplete="shipping country-name"
            />
          ),
          typedCity: locationIsTyped && (
            <TextField
              {...text("deliveryInfo.typedCity")}
              label={m.order_typed_city()}
              required
              autoCapitalize="words"
              autoComplete="shipping address-level2"
            />
          ),
          addressLine1: (
            <TextField
              {...text("deliveryInfo.addressLine1")}
              label={m.order_address_1()}
              required
              autoCapitalize="words"
              autoComplete="shipping address-line1"
            />
          ),
          addressLine2: (
            <TextField
              {...text("deliveryInfo.addressLine2")}
              label={m.order_address_2()}
              aside={m.order_optional()}
              autoCapitalize="words"
              autoComplete="shipping address-line2"
            />
          ),
          postcode: (
            <TextField
              {...text("deliveryInfo.postcode")}
              label={m.order_postcode()}
              aside={m.order_optional()}
              dir="ltr"
              className="rtl:text-end"
              autoCapitalize="characters"
              autoComplete="shipping postal-code"
            />
          ),
          useSameContact: (
            <SameContact>
              <Pair>
                <DeliveryPhone />
                <DeliveryEmail />
              </Pair>
            </SameContact>
          ),
          // Shown with the switch.
          deliveryPhone: null,
          deliveryEmail: null,
        }}
      />
    </Fields>
  );
}
