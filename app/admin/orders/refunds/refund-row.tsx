import { Undo2 } from "lucide-react";
import { useState } from "react";

import { m } from "#app/i18n/translations.ts";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { isolated } from "#app/ui/isolated.ts";
import { formatPrice } from "#app/ui/price.ts";
import type { Order } from "#shared/orders/order.ts";
import type { Refund } from "#shared/refunds/refund.ts";

import { longMoment } from "../../resource/display-date.ts";
import { PictureLink } from "../../resource/picture-link.tsx";
import { REFUND_METHOD_LABELS } from "./refund-labels.ts";
import { useWithdrawRefund } from "./refund-queries.ts";

interface RefundRowProps {
  order: Order;
  refund: Refund;
  mayWithdraw: boolean;
}

/** Money that was given back: how much, how, why, by whom; and what takes the entry back. */
export function RefundRow({ order, refund, mayWithdraw }: RefundRowProps) {
  const { _id, amount, method, reason, receipt, by, createdAt } = refund;
  const [isAsking, setAsking] = useState(false);
  const withdraw = useWithdrawRefund(order);
  const price = formatPrice(amount);
  return (
    <li className="flex items-start gap-3 py-2.75">
      <div className="min-w-0 flex-1">
        <p>
          {price} · {REFUND_METHOD_LABELS[method]()}
        </p>
        <p className="wrap-anywhere text-ink-2">
          <bdi>{reason}</bdi>
        </p>
        <p className="text-note text-ink-2">
          {m.panel_refunds_by({ by: isolated(by), at: longMoment(createdAt) })}
        </p>
        {receipt !== "" && (
          <PictureLink src={receipt} alt={m.panel_refunds_receipt()} className="max-h-24" />
        )}
      </div>
      {mayWithdraw && (
        <IconButton
          label={m.panel_refunds_withdraw()}
          className="print:hidden"
          onClick={() => setAsking(true)}
        >
          <Undo2 size={17} strokeWidth={1.6} aria-hidden="true" className="rtl:-scale-x-100" />
        </IconButton>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={m.panel_refunds_withdraw_title()}
        description={m.panel_refunds_withdraw_text({ amount: price })}
        confirmLabel={m.panel_refunds_withdraw()}
        pending={withdraw.isPending}
        onConfirm={() => withdraw.mutate(_id, { onSettled: () => setAsking(false) })}
      />
    </li>
  );
}
