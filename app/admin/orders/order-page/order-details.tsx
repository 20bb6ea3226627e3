import { useQuery } from "@tanstack/react-query";

import { m } from "#app/i18n/translations.ts";
import { classNames } from "#app/ui/class-names.ts";
import type { StaffOrder } from "#shared/orders/staff-order.ts";

import { OrderInvoices } from "../../invoices/order-invoices.tsx";
import { ScreenBody } from "../../layout/screen-body.tsx";
import { longMoment } from "../../resource/display-date.ts";
import { LoadError } from "../../resource/load-error.tsx";
import { useMay } from "../../session/use-may.ts";
import { BackToOrders } from "../back-to-orders.tsx";
import { ContactActions } from "../contact/contact-actions.tsx";
import { OrderBadge } from "../order-badge.tsx";
import { paymentLabel } from "../order-labels.ts";
import { orderRecordQuery } from "../order-record-queries.ts";
import { PackingSlip } from "../packing-slip.tsx";
import { packingQuery } from "../packing/packing-queries.ts";
import { PackingSection } from "../packing/packing-section.tsx";
import { ProofSection } from "../proofs/proof-section.tsx";
import { PaymentDecision } from "../receipts/payment-decision.tsx";
import { PaymentSection } from "../receipts/payment-section.tsx";
import { MoneySection } from "../refunds/money-section.tsx";
import { ShipmentSection } from "../shipments/shipment-section.tsx";
import { CardSection } from "./card-section.tsx";
import { CustomerSection, DeliverySection } from "./customer-section.tsx";
import { HistorySection } from "./history-section.tsx";
import { NotesSection } from "./notes-section.tsx";
import { PriceSection } from "./price-section.tsx";
import { StatusStep } from "./status-step.tsx";
import { StepOrders } from "./step-orders.tsx";

/** The receipt comes first: its decision then takes the next step's place under the thumb. */
const waitsForDecision = (order: StaffOrder) => paymentLabel(order).needsOwner;

interface OrderDetailsProps {
  order: StaffOrder;
  /** It was deleted meanwhile, and shows only for what is typed on its page. */
  isGone: boolean;
}

/** An order with everything in sight, and what is done with it where the eye is. */
export function OrderDetails({ order, isGone }: OrderDetailsProps) {
  const record = useQuery(orderRecordQuery(order._id));
  const hasPacking = order.isOfCompany === true && !isGone;
  const packing = useQuery({ ...packingQuery(order._id), enabled: hasPacking });
  const decidesFirst = useMay()("money.write") && waitsForDecision(order);
  return (
    <>
      <ScreenBody>
        <div className="@container mx-auto grid max-w-310 grid-cols-[minmax(0,1fr)] gap-6 px-4 pt-1.5 pb-8 md:px-7 md:pt-3">
          <div className="flex items-center justify-between gap-3">
            <BackToOrders />
            <StepOrders id={order._id} />
          </div>
          {isGone && <GoneNote />}
          <div className="-mt-5 flex flex-wrap items-center gap-x-4 gap-y-3">
            <div className="min-w-0 flex-1 basis-60">
              <p className="line-clamp-2 text-[1.375rem] leading-snug tracking-item wrap-anywhere">
                <bdi>{order.customerFullName}</bdi>
              </p>
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-ink-2">
                <OrderBadge status={order.status} />
                <time dateTime={order.createdAt}>{longMoment(order.createdAt)}</time>
              </p>
            </div>
            {!isGone && (
              <div className="flex gap-2 max-md:hidden">
                <ContactActions order={order} />
                <StatusStep order={order} />
              </div>
            )}
          </div>
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-7 @[56rem]:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] @[56rem]:gap-10">
            <div className="grid min-w-0 gap-7">
              <PaymentSection
                order={order}
                sameReceipt={record.data?.sameReceipt}
                isGone={isGone}
              />
              <PriceSection order={order} />
              <MoneySection order={order} isGone={isGone} />
              <OrderInvoices order={order} isGone={isGone} />
              <CustomerSection order={order} />
              <DeliverySection order={order} />
              {order.isOfCompany && <PackingSection order={order} isGone={isGone} />}
              <ShipmentSection order={order} isGone={isGone} />
            </div>
            <div className="grid min-w-0 gap-7">
              <CardSection order={order} />
              <ProofSection order={order} isGone={isGone} />
              {record.isError && !record.data && !isGone ? (
                <LoadError
                  text={m.panel_orders_record_failed()}
                  onRetry={() => void record.refetch()}
                  isRetrying={record.isFetching}
                />
              ) : (
                <>
                  <NotesSection orderId={order._id} notes={record.data?.notes} isGone={isGone} />
                  <HistorySection events={record.data?.events} />
                </>
              )}
            </div>
          </div>
        </div>
      </ScreenBody>
      <div
        data-foot
        className={classNames(
          "sticky bottom-0 z-20 flex gap-2 border-t border-line bg-paper-hi px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:hidden",
          isGone && "hidden",
        )}
      >
        <ContactActions order={order} />
        <PaymentDecision order={order} isCompact isOffered={decidesFirst} />
        <StatusStep order={order} isCompact={decidesFirst} />
      </div>
      <PackingSlip order={order} packing={packing.data} />
    </>
  );
}

function GoneNote() {
  return (
    <p role="alert" className="-mt-3 mb-3 rounded-panel bg-warn-wash px-3.5 py-3 text-warn">
      <span className="font-label">{m.panel_changed_gone()}</span> {m.panel_orders_gone_kept()}
    </p>
  );
}
