import { m } from "#app/i18n/translations.ts";
import { classNames } from "#app/ui/class-names.ts";
import { formatPrice } from "#app/ui/price.ts";
import { NEEDS_RECEIPT } from "#shared/orders/payment-method.ts";
import type { StaffOrder } from "#shared/orders/staff-order.ts";

import { Detail, Details } from "../../../resource/details.tsx";
import { PictureLink } from "../../../resource/picture-link.tsx";
import { useMay } from "../../../session/use-may.ts";
import { METHOD_LABELS, paymentLabel } from "../../order-labels.ts";

/** Step 5: the payment method, the state of the payment, and the receipt of a transfer. */
export function PaymentStep({ order }: { order: StaffOrder }) {
  const may = useMay();
  const { text, needsOwner } = paymentLabel(order);
  const receipt = order.despositeTransactionImg;
  return (
    <Details>
      <Detail label={m.panel_detail_payment_method()}>
        {METHOD_LABELS[order.paymentMethod]()}
      </Detail>
      <Detail label={m.panel_detail_payment_state()}>
        <span className={classNames(needsOwner && "font-label text-copper")}>{text}</span>
      </Detail>
      <Detail label={m.panel_column_total()}>{formatPrice(order.total)}</Detail>
      {NEEDS_RECEIPT[order.paymentMethod] && may("money.read") && (
        <Detail label={m.panel_detail_receipt()}>
          {receipt && <PictureLink src={receipt} alt={m.panel_detail_receipt()} />}
        </Detail>
      )}
    </Details>
  );
}
