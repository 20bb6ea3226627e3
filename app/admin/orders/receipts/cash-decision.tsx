import { Undo2 } from "lucide-react";
import { useState } from "react";

import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { formatPrice } from "#app/ui/price.ts";
import type { Order } from "#shared/orders/order.ts";

import { useMay } from "../../session/use-may.ts";
import { useDecidePayment } from "./decide-payment.ts";

/** Takes back that cash was paid before the courier comes; once it is delivered, the status says so. */
export function CashDecision({ order }: { order: Order }) {
  const mayDecide = useMay()("money.write");
  const [isAsking, setAsking] = useState(false);
  const decide = useDecidePayment();
  const { status, paymentState } = order;
  const isPaidBefore =
    paymentState === "accepted" && status !== "delivered" && status !== "completed";
  if (!mayDecide || !isPaidBefore) return null;
  const settle = { onSettled: () => setAsking(false) };
  return (
    <div className="py-2 print:hidden">
      <Button variant="quiet" className="-ms-3.5" onClick={() => setAsking(true)}>
        <Undo2 size={17} strokeWidth={1.6} aria-hidden="true" className="rtl:-scale-x-100" />
        {m.panel_orders_not_paid()}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={m.panel_orders_not_paid_title()}
        description={
          status === "cancelled"
            ? m.panel_orders_not_paid_cancelled()
            : m.panel_orders_not_paid_text({ amount: formatPrice(order.total) })
        }
        confirmLabel={m.panel_orders_not_paid()}
        pending={decide.isPending}
        onConfirm={() => decide.mutate({ order, paymentState: "cash_due" }, settle)}
      />
    </div>
  );
}
