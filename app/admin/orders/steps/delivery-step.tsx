import { m } from "#app/i18n/translations.ts";
import { everyField } from "#app/orders/every-field.tsx";
import type { Order } from "#shared/orders/order.ts";

import { Detail, Details } from "../../resource/details.tsx";
import { MailLink, PhoneLink } from "../../resource/typed-link.tsx";
import { deliveryFeeWords, placeOf } from "../order-words.ts";

/** Step 3: the delivery address and contact. */
export function DeliveryStep({ order }: { order: Order }) {
  const { deliveryInfo: delivery, personalInfo: person } = order;
  const { country, city } = placeOf(order);
  const phone = delivery.useSameContact ? person.phoneNumbers[0] : delivery.deliveryPhone;
  const email = delivery.useSameContact ? person.email : delivery.deliveryEmail;
  return (
    <Details>
      {everyField<"deliveryInfo">({
        country: <Detail label={m.panel_detail_country()}>{country}</Detail>,
        city: <Detail label={m.panel_detail_city()}>{city}</Detail>,
        // Shown in place of the chosen ones.
        typedCountry: null,
        typedCity: null,
        addressLine1: <Detail label={m.panel_detail_address_1()}>{delivery.addressLine1}</Detail>,
        addressLine2: <Detail label={m.panel_detail_address_2()}>{delivery.addressLine2}</Detail>,
        postcode: <Detail label={m.panel_detail_postcode()}>{delivery.postcode}</Detail>,
        useSameContact: (
          <Detail label={m.panel_detail_same_contact()}>
            {delivery.useSameContact ? m.panel_yes() : m.panel_no()}
          </Detail>
        ),
        deliveryPhone: (
          <Detail label={m.panel_detail_delivery_phone()}>
            {phone && <PhoneLink phone={phone} />}
          </Detail>
        ),
        deliveryEmail: (
          <Detail label={m.panel_detail_delivery_email()}>
            {email && <MailLink address={email} />}
          </Detail>
        ),
      })}
      <Detail label={m.panel_detail_delivery_fee()}>{deliveryFeeWords(order)}</Detail>
    </Details>
  );
}
