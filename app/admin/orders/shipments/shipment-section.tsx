import { useQuery } from "@tanstack/react-query";
import { Pencil } from "lucide-react";
import { useState } from "react";

import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import type { Order } from "#shared/orders/order.ts";

import { LoadError } from "../../resource/load-error.tsx";
import { TypedLink } from "../../resource/typed-link.tsx";
import { useMay } from "../../session/use-may.ts";
import { CopyFact, FactRows, Section } from "../section.tsx";
import { HandoverLine } from "./handover-line.tsx";
import { ShipmentDialog } from "./shipment-dialog.tsx";
import { shipmentQuery } from "./shipment-queries.ts";

/** With which courier the order is on its way, as its customer is told. */
export function ShipmentSection({ order, isGone }: { order: Order; isGone: boolean }) {
  const query = useQuery({ ...shipmentQuery(order._id), enabled: !isGone });
  const [isOpen, setOpen] = useState(false);
  const canWrite = useMay()("orders.write") && !isGone && order.status !== "cancelled";
  const shipment = query.data?.shipment;
  return (
    <Section
      title={m.panel_courier_shipment()}
      action={
        query.data &&
        canWrite && (
          <Button variant="quiet" className="-me-3 print:hidden" onClick={() => setOpen(true)}>
            {shipment && <Pencil size={15} strokeWidth={1.6} aria-hidden="true" />}
            {shipment ? m.panel_courier_correct() : m.panel_courier_enter()}
          </Button>
        )
      }
    >
      {query.isError && !query.data && !isGone && (
        <LoadError
          text={m.panel_courier_load_failed()}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      )}
      {query.data && !shipment && (
        <p className="py-3 text-ink-2">{m.panel_courier_shipment_none()}</p>
      )}
      {shipment && (
        <FactRows>
          <CopyFact label={m.order_page_tracking_courier()} text={shipment.courier} />
          <CopyFact label={m.order_page_tracking_number()} text={shipment.trackingNumber} />
          <CopyFact label={m.panel_courier_link()} text={shipment.url}>
            <TypedLink url={shipment.url} />
          </CopyFact>
        </FactRows>
      )}
      {query.data?.handover && <HandoverLine handover={query.data.handover} />}
      {query.data && (
        <ShipmentDialog
          order={order}
          known={query.data}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
        />
      )}
    </Section>
  );
}
