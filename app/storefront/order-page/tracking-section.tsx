import { m } from "#app/i18n/translations.ts";
import { Fact, FactList } from "#app/orders/order-facts.tsx";
import { buttonClass } from "#app/ui/button-style.ts";
import type { Tracking } from "#shared/shipments/shipment.ts";

import { PageSection } from "./page-section.tsx";

/** With which courier it is on its way, and how it is followed there. */
export function TrackingSection({ shipment }: { shipment: Tracking }) {
  const { courier, trackingNumber, url } = shipment;
  return (
    <PageSection title={m.order_page_tracking_title()}>
      <FactList>
        <Fact name={m.order_page_tracking_courier()}>
          <bdi>{courier}</bdi>
        </Fact>
        <Fact name={m.order_page_tracking_number()} ltr>
          {trackingNumber}
        </Fact>
      </FactList>
      {url !== "" && (
        <a
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass({ variant: "line" }, "shop", "mt-4 max-md:w-full")}
        >
          {m.order_page_tracking_open()}
        </a>
      )}
    </PageSection>
  );
}
