import { useState } from "react";

import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { formatPrice } from "#app/ui/price.ts";
import { bulkOrderCalls, bulkOrderReplyCalls } from "#shared/bulk-orders/bulk-order-calls.ts";
import type { BulkOrder } from "#shared/bulk-orders/bulk-order.ts";
import { pricePerCard, totalPrice } from "#shared/bulk-orders/bulk-price.ts";
import { formatNumber } from "#shared/format-number.ts";
import { orderNumber } from "#shared/ids.ts";

import { CorrespondenceDialog } from "../replies/correspondence-dialog.tsx";
import { Detail, Details } from "../resource/details.tsx";
import { longMoment } from "../resource/display-date.ts";
import type { OpenedRecord } from "../resource/resource-view.ts";
import { MailLink, PhoneLink } from "../resource/typed-link.tsx";
import { useMay } from "../session/use-may.ts";
import { BulkOrderBadge } from "./bulk-order-badge.tsx";
import { QuoteDialog } from "./quote-dialog.tsx";
import { QuoteList } from "./quote-list.tsx";

/** A bulk order to read and to answer. */
export function BulkOrderDialog({ item: bulkOrder, ...opened }: OpenedRecord<BulkOrder>) {
  const { companyInfo, orderDetails } = bulkOrder;
  const may = useMay();
  const [isQuoting, setQuoting] = useState(false);
  return (
    <>
      <CorrespondenceDialog
        {...opened}
        record={bulkOrder}
        title={companyInfo.companyName}
        badge={<BulkOrderBadge status={bulkOrder.status} />}
        facts={
          <>
            <BulkOrderFacts bulkOrder={bulkOrder} />
            <QuoteList id={bulkOrder._id} />
          </>
        }
        text={orderDetails.message}
        writer={{ name: companyInfo.contactPerson, email: companyInfo.email }}
        calls={bulkOrderReplyCalls}
        list={bulkOrderCalls.list}
        foot={
          may("customers.write") && (
            <Button variant="line" className="max-md:w-full" onClick={() => setQuoting(true)}>
              {m.panel_bulk_quote()}
            </Button>
          )
        }
      />
      <QuoteDialog bulkOrder={bulkOrder} isOpen={isQuoting} onClose={() => setQuoting(false)} />
    </>
  );
}

function BulkOrderFacts({ bulkOrder }: { bulkOrder: BulkOrder }) {
  const { companyInfo, orderDetails, customPricing, customerResponse } = bulkOrder;
  return (
    <Details>
      <Detail label={m.panel_bulk_column_number()}>{orderNumber(bulkOrder._id)}</Detail>
      <Detail label={m.panel_bulk_field_person()}>{companyInfo.contactPerson}</Detail>
      <Detail label={m.panel_detail_email()}>
        <MailLink address={companyInfo.email} />
      </Detail>
      <Detail label={m.panel_bulk_field_phone()}>
        <PhoneLink phone={companyInfo.phone} />
      </Detail>
      <Detail label={m.panel_bulk_field_employees()}>
        {formatNumber(orderDetails.employeeCount)}
      </Detail>
      <Detail label={m.panel_bulk_pricing()}>
        {m.panel_bulk_pricing_line({
          kind: customPricing.isCustom
            ? m.panel_bulk_pricing_custom()
            : m.panel_bulk_pricing_standard(),
          price: formatPrice(pricePerCard(bulkOrder)),
          total: formatPrice(totalPrice(bulkOrder)),
        })}
      </Detail>
      <Detail label={m.panel_bulk_response()}>
        {customerResponse.approved
          ? m.panel_bulk_response_approved()
          : m.panel_bulk_response_pending()}
      </Detail>
      <Detail label={m.panel_bulk_field_delivery()}>{bulkOrder.estimatedDelivery}</Detail>
      <Detail label={m.panel_column_created()}>{longMoment(bulkOrder.createdAt)}</Detail>
      <Detail label={m.panel_detail_updated()}>{longMoment(bulkOrder.updatedAt)}</Detail>
    </Details>
  );
}
