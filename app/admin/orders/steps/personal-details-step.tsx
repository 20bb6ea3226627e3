import { m } from "#app/i18n/translations.ts";
import type { Order } from "#shared/orders/order.ts";

import { Detail, Details } from "../../resource/details.tsx";
import { PartDetails } from "../order-fields.tsx";

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
