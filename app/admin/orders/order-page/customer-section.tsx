import { m } from "#app/i18n/translations.ts";
import { LANGUAGES } from "#shared/i18n/locale.ts";
import type { Order } from "#shared/orders/order.ts";

import { fieldLabel, PartCopyFacts } from "../order-fields.tsx";
import { addressOf, placeOf } from "../order-labels.ts";
import { CopyFact, FactRows, Section } from "../section.tsx";

/** Who ordered. */
export function CustomerSection({ order }: { order: Order }) {
  return (
    <Section title={m.panel_column_customer()}>
      <FactRows>
        <PartCopyFacts
          part="personalInfo"
          order={order}
          views={{
            firstName: <CopyFact label={m.panel_detail_name()} text={order.customerFullName} />,
            // Beside the first name.
            lastName: null,
          }}
        />
        <CopyFact label={m.panel_orders_language()} text={LANGUAGES[order.language].name} />
      </FactRows>
    </Section>
  );
}

/** Where it goes, and who is called when it comes. */
export function DeliverySection({ order }: { order: Order }) {
  const { country, city } = placeOf(order);
  return (
    <Section title={m.panel_step_delivery()}>
      <FactRows>
        <PartCopyFacts
          part="deliveryInfo"
          order={order}
          views={{
            country: <CopyFact label={fieldLabel("country")} text={country} />,
            city: <CopyFact label={fieldLabel("city")} text={city} />,
            // In place of the chosen ones, where they were typed.
            typedCountry: null,
            typedCity: null,
            // On one line, as it would stand on a parcel.
            addressLine1: <CopyFact label={m.panel_detail_address()} text={addressOf(order)} />,
            addressLine2: null,
            postcode: null,
            // What it stands for is shown.
            useSameContact: null,
          }}
        />
      </FactRows>
    </Section>
  );
}
