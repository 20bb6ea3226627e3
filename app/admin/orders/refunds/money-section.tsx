import { useQuery } from "@tanstack/react-query";
import { HandCoins } from "lucide-react";
import { useState } from "react";

import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { formatPrice } from "#app/ui/price.ts";
import type { Order } from "#shared/orders/order.ts";

import { orderInvoicesQuery } from "../../invoices/invoice-queries.ts";
import { restOf } from "../../invoices/invoice-rest.ts";
import { LoadError } from "../../resource/load-error.tsx";
import { useMay } from "../../session/use-may.ts";
import { Section } from "../section.tsx";
import { RefundDialog } from "./refund-dialog.tsx";
import { orderMoneyQuery } from "./refund-queries.ts";
import { RefundRow } from "./refund-row.tsx";

/** What was paid of an order, given back, and is still to come; for who may see money. */
export function MoneySection({ order, isGone }: { order: Order; isGone: boolean }) {
  const may = useMay();
  const isShown = may("money.read") && !isGone;
  const { data, isError, isFetching, refetch } = useQuery({
    ...orderMoneyQuery(order._id),
    enabled: isShown,
  });
  const { data: documents } = useQuery({ ...orderInvoicesQuery(order._id), enabled: isShown });
  const [isAdding, setAdding] = useState(false);
  if (!isShown) return null;
  if (isError && !data) {
    return (
      <LoadError
        text={m.panel_refunds_failed()}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  if (!data) return null;
  const mayAdd = may("money.write") && data.refundable > 0;
  // Nothing takes back a credit note.
  const mayWithdraw =
    may("money.write") && documents?.some(({ kind }) => kind === "credit_note") === false;
  return (
    <Section
      title={m.panel_refunds_title()}
      action={
        mayAdd && (
          <Button variant="quiet" className="print:hidden" onClick={() => setAdding(true)}>
            <HandCoins size={17} strokeWidth={1.6} aria-hidden="true" />
            {m.panel_refunds_add()}
          </Button>
        )
      }
    >
      <dl className="divide-y divide-line">
        <Sum name={m.panel_refunds_paid()} amount={data.paid} />
        {data.refunded > 0 && <Sum name={m.panel_refunds_refunded()} amount={data.refunded} />}
        {data.due > 0 && <Sum name={m.panel_refunds_due()} amount={data.due} isStrong />}
      </dl>
      {data.refunds.length > 0 && (
        <ul className="divide-y divide-line border-t border-line">
          {data.refunds.map((refund) => (
            <RefundRow key={refund._id} order={order} refund={refund} mayWithdraw={mayWithdraw} />
          ))}
        </ul>
      )}
      <RefundDialog
        order={order}
        money={data}
        isCredited={documents === undefined || restOf(documents) > 0}
        isOpen={isAdding}
        onClose={() => setAdding(false)}
      />
    </Section>
  );
}

interface SumProps {
  name: string;
  /** In dinars. */
  amount: number;
  isStrong?: boolean;
}

function Sum({ name, amount, isStrong = false }: SumProps) {
  return (
    <div className={classNames("flex justify-between gap-4 py-2.75", isStrong && "font-label")}>
      <dt>{name}</dt>
      <dd className="whitespace-nowrap tabular-nums">{formatPrice(amount)}</dd>
    </div>
  );
}
