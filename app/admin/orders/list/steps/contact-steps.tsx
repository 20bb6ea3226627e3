import { m } from "#app/i18n/translations.ts";
import type { Order } from "#shared/orders/order.ts";

import { Detail, Details } from "../../../resource/details.tsx";
import { fieldLabel, PartDetails } from "../../order-fields.tsx";
import { deliveryFeeText, placeOf } from "../../order-labels.ts";

/** Step 1: the customer, and the links that the card opens. */
export function PersonalDetailsStep({ order }: { order: Order }) {
  return (
    <Details>
      <PartDetails
        part="personalInfo"
        order={order}
        views={{
          firstName: <Detail label={m.panel_detail_name()}>{order.customerFullName}</Detail>,
          // Shown with the first name.
          lastName: null,
        }}
      />
    </Details>
  );
}

/** Step 3: the delivery address and contact. */
export function DeliveryStep({ order }: { order: Order }) {
  const { deliveryInfo: delivery, personalInfo: person } = order;
  const { country, city } = placeOf(order);
  const contact = delivery.useSameContact && {
    deliveryPhone: person.phoneNumbers[0] ?? "",
    deliveryEmail: person.email,
  };
  return (
    <Details>
      <PartDetails
        part="deliveryInfo"
        order={{ deliveryInfo: { ...delivery, ...contact } }}
        views={{
          country: <Detail label={fieldLabel("country")}>{country}</Detail>,
          city: <Detail label={fieldLabel("city")}>{city}</Detail>,
          // Shown in place of the chosen ones.
          typedCountry: null,
          typedCity: null,
        }}
      />
      <Detail label={m.panel_detail_delivery_fee()}>{deliveryFeeText(order)}</Detail>
    </Details>
  );
}
