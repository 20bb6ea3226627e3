import { ArrivalToday } from "../arrival-today.tsx";
import { DeliveryEmail, DeliveryPhone } from "../delivery-contact.tsx";
import { Fields, Inputs, LineField, Pair } from "../fields.tsx";
import { useOrderDialog } from "../order-dialog-context.ts";
import { LocationFields } from "../place-fields.tsx";
import { SameContact } from "../same-contact.tsx";

export function DeliveryInfoStep() {
  const { locationIsTyped } = useOrderDialog();
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
            <LineField name="deliveryInfo.typedCountry" autoComplete="shipping country-name" />
          ),
          typedCity: locationIsTyped && (
            <LineField name="deliveryInfo.typedCity" autoComplete="shipping address-level2" />
          ),
          addressLine1: (
            <LineField name="deliveryInfo.addressLine1" autoComplete="shipping address-line1" />
          ),
          addressLine2: (
            <LineField name="deliveryInfo.addressLine2" autoComplete="shipping address-line2" />
          ),
          postcode: (
            <LineField
              name="deliveryInfo.postcode"
              autoComplete="shipping postal-code"
              spellCheck={undefined}
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
