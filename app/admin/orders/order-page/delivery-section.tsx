import { m } from "#app/i18n/translations.ts";
import { everyField } from "#app/orders/every-field.tsx";
import type { Order } from "#shared/orders/order.ts";

import { MailLink, PhoneLink } from "../../resource/typed-link.tsx";
import { addressOf, placeOf } from "../order-words.ts";
import { CopyFact, FactRows, Section } from "./section.tsx";

/** Where it goes, and who is called when it comes. */
export function DeliverySection({ order }: { order: Order }) {
  const { deliveryInfo: delivery } = order;
  const { country, city } = placeOf(order);
  return (
    <Section title={m.panel_step_delivery()}>
      <FactRows>
        {everyField<"deliveryInfo">({
          country: <CopyFact label={m.panel_detail_country()} text={country} />,
          city: <CopyFact label={m.panel_detail_city()} text={city} />,
          // In place of the chosen ones, where they were typed.
          typedCountry: null,
          typedCity: null,
          // On one line, as it would stand on a parcel.
          addressLine1: <CopyFact label={m.panel_detail_address()} text={addressOf(order)} />,
          addressLine2: null,
          postcode: null,
          deliveryPhone: (
            <CopyFact label={m.panel_detail_delivery_phone()} text={delivery.deliveryPhone}>
              <PhoneLink phone={delivery.deliveryPhone} />
            </CopyFact>
          ),
          deliveryEmail: (
            <CopyFact label={m.panel_detail_delivery_email()} text={delivery.deliveryEmail}>
              <MailLink address={delivery.deliveryEmail} />
            </CopyFact>
          ),
          // What it stands for is shown.
          useSameContact: null,
        })}
      </FactRows>
    </Section>
  );
}
