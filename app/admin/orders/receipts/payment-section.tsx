import { m } from "#app/i18n/translations.ts";
import { classNames } from "#app/ui/class-names.ts";
import type { SameReceipt } from "#shared/orders/order-record.ts";
import { NEEDS_RECEIPT } from "#shared/orders/payment-method.ts";
import type { StaffOrder } from "#shared/orders/staff-order.ts";

import { useMay } from "../../session/use-may.ts";
import { METHOD_LABELS, paymentLabel } from "../order-labels.ts";
import { Section } from "../section.tsx";
import { CashDecision } from "./cash-decision.tsx";
import { PaymentDecision } from "./payment-decision.tsx";
import { ReceiptFacts, SameReceiptWarning } from "./receipt-facts.tsx";
import { ReceiptViewer } from "./receipt-viewer.tsx";

interface PaymentSectionProps {
  order: StaffOrder;
  sameReceipt: readonly SameReceipt[] | undefined;
  isGone: boolean;
}

/** How it is paid, where that stands; of a transfer the receipt beside what it must show. */
export function PaymentSection({ order, sameReceipt, isGone }: PaymentSectionProps) {
  const { text, needsOwner } = paymentLabel(order);
  const may = useMay();
  const hasReceipt = NEEDS_RECEIPT[order.paymentMethod];
  return (
    <Section
      title={m.panel_column_payment()}
      action={
        <span>
          {METHOD_LABELS[order.paymentMethod]()}
          {" · "}
          <span className={classNames(needsOwner && "font-label text-copper")}>{text}</span>
        </span>
      }
    >
      {!hasReceipt && !isGone && <CashDecision order={order} />}
      {hasReceipt && !may("money.read") && (
        <p className="py-3 text-ink-2 print:hidden">{m.panel_orders_receipt_hidden()}</p>
      )}
      {hasReceipt && may("money.read") && (
        <div className="grid gap-3 py-3 print:hidden">
          <ReceiptFacts order={order} />
          <SameReceiptWarning orders={sameReceipt} />
          {order.receiptReason !== "" && (
            <p className="text-ink-2" dir="auto">
              {m.panel_orders_event_reason({ reason: order.receiptReason })}
            </p>
          )}
          <ReceiptViewer src={order.despositeTransactionImg} className="h-[46dvh] md:h-72" />
          <div className={classNames(needsOwner && "max-md:hidden")}>
            <PaymentDecision order={order} isOffered={!isGone} />
          </div>
        </div>
      )}
    </Section>
  );
}
