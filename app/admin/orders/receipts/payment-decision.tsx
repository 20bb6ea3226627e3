import { useIsMutating } from "@tanstack/react-query";
import { Check, MessageCircleQuestionMark, Undo2 } from "lucide-react";
import { useState } from "react";

import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import type { Order } from "#shared/orders/order.ts";
import { NEEDS_RECEIPT } from "#shared/orders/payment-method.ts";

import { useMay } from "../../session/use-may.ts";
import { ORDER_CHANGE } from "../order-cache.ts";
import { AskBetterDialog } from "./ask-better-dialog.tsx";
import { useDecidePayment } from "./decide-payment.ts";

interface PaymentDecisionProps {
  order: Order;
  /** In one line on a phone: asking is then an icon. */
  isCompact?: boolean;
  /** Whether its buttons show; a reason that is being written stays all the same. */
  isOffered?: boolean;
}

/** What one can decide of an order's receipt as it stands; nothing of one that has none. */
export function PaymentDecision(props: PaymentDecisionProps) {
  const { order, isCompact = false } = props;
  const isOffered = useMay()("money.write") && (props.isOffered ?? true);
  const [isAsking, setAsking] = useState(false);
  const decide = useDecidePayment(() => setAsking(false));
  const isPending = useIsMutating({ mutationKey: ORDER_CHANGE }) > 0;
  if (!NEEDS_RECEIPT[order.paymentMethod]) return null;
  const { paymentState } = order;
  return (
    <>
      {isOffered && (
        <div className={classNames("flex gap-2", isCompact ? "min-w-0 flex-1" : "flex-wrap")}>
          {paymentState !== "accepted" && (
            <Button
              className="max-md:flex-1"
              disabled={isPending}
              onClick={() => decide.mutate({ order, paymentState: "accepted" })}
            >
              {!isCompact && <Check size={17} strokeWidth={1.75} aria-hidden="true" />}
              {m.panel_orders_accept()}
            </Button>
          )}
          {paymentState !== "accepted" && (
            <Button
              variant="line"
              aria-label={m.panel_orders_ask_better()}
              className={isCompact ? "w-11 px-0!" : "max-md:flex-1"}
              disabled={isPending}
              onClick={() => setAsking(true)}
            >
              <MessageCircleQuestionMark size={17} strokeWidth={1.6} aria-hidden="true" />
              {!isCompact && m.panel_orders_ask_better()}
            </Button>
          )}
          {paymentState === "accepted" && (
            <Button
              variant="quiet"
              className="-ms-3.5"
              disabled={isPending}
              onClick={() => decide.mutate({ order, paymentState: "receipt_to_check" })}
            >
              <Undo2 size={17} strokeWidth={1.6} aria-hidden="true" className="rtl:-scale-x-100" />
              {m.panel_orders_check_again()}
            </Button>
          )}
        </div>
      )}
      <AskBetterDialog
        order={order}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onAsk={(reason) => decide.mutate({ order, paymentState: "better_receipt_asked", reason })}
        isAsking={decide.isPending}
      />
    </>
  );
}
