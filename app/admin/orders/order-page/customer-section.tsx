import { m } from "#app/i18n/translations.ts";
import { LANGUAGES } from "#shared/i18n/locale.ts";
import type { Order } from "#shared/orders/order.ts";

import { PartCopyFacts } from "../order-fields.tsx";
import { CopyFact, FactRows, Section } from "./section.tsx";

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
