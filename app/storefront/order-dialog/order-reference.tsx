import type { ReactNode } from "react";

import { m } from "#app/i18n/translations.ts";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { formatPrice } from "#app/ui/price.ts";
import { Skeleton } from "#app/ui/skeleton.tsx";

import { LoadFailure } from "./load-failure.tsx";
import { useOrderDialog } from "./order-dialog-context.ts";
import { useOrderTotal } from "./use-order-total.ts";

/** What only this transfer has: its amount, and the order's number, which it must quote. */
export function AmountAndReference() {
  const { placed, reservation } = useOrderDialog();
  const { total, label } = useOrderTotal();
  const number = placed?.orderNumber ?? reservation.orderNumber;
  return (
    <>
      <NightBox>
        <NightRow caption={label} copy={{ text: String(total), label: m.order_bank_amount_copy() }}>
          {formatPrice(total)}
        </NightRow>
        {number && <NumberRow caption={m.order_bank_reference()} number={number} />}
        {!number && !reservation.failed && (
          <div role="status" className="py-4">
            <p className="text-note text-on-night-2">{m.order_bank_reference_waiting()}</p>
            <Skeleton className="mt-2 h-8 w-40 bg-night-line!" />
          </div>
        )}
      </NightBox>
      {!number && reservation.failed && (
        <LoadFailure onRetry={reservation.retry} isRetrying={reservation.isRetrying}>
          {m.order_bank_reference_failed()}
        </LoadFailure>
      )}
    </>
  );
}

/** An order number with a copy button, on a dark background. */
export function NumberBox(props: { caption: string; number: string }) {
  return (
    <NightBox>
      <NumberRow {...props} />
    </NightBox>
  );
}

function NightBox({ children }: { children: ReactNode }) {
  return (
    <div className="divide-y divide-night-line rounded-field ps-4.5 pe-2 on-night">{children}</div>
  );
}

function NumberRow({ caption, number }: { caption: string; number: string }) {
  return (
    <NightRow caption={caption} copy={{ text: number, label: m.order_number_copy() }}>
      <span dir="ltr">{number}</span>
    </NightRow>
  );
}

interface NightRowProps {
  caption: string;
  copy: { text: string; label: string };
  children: ReactNode;
}

function NightRow({ caption, copy, children }: NightRowProps) {
  return (
    <div className="flex items-center py-4">
      <p className="min-w-0 flex-1">
        <span className="block max-w-60 text-note text-on-night-2">{caption}</span>
        <bdi className="mt-1 block w-fit text-[1.75rem] leading-snug font-light tracking-[.02em] tabular-nums">
          {children}
        </bdi>
      </p>
      <CopyButton {...copy} />
    </div>
  );
}
