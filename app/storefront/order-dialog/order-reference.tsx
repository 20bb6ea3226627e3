import { m } from "#app/i18n/translations.ts";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";

import { LoadFailure } from "./load-failure.tsx";
import { useOrderDialog } from "./order-dialog-context.ts";

/** The order's number, which a transfer must quote. */
export function OrderReference() {
  const { placed, reservation } = useOrderDialog();
  const number = placed?.orderNumber ?? reservation.orderNumber;
  if (number) return <NumberBox caption={m.order_bank_reference()} number={number} />;
  if (reservation.failed) {
    return (
      <LoadFailure onRetry={reservation.retry} isRetrying={reservation.isRetrying}>
        {m.order_bank_reference_failed()}
      </LoadFailure>
    );
  }
  return (
    <div role="status" className="rounded-field p-4.5 on-night">
      <p className="text-note text-on-night-2">{m.order_bank_reference_waiting()}</p>
      <Skeleton className="mt-2 h-8 w-40 bg-night-line!" />
    </div>
  );
}

/** An order number with a copy button, on a dark background. */
export function NumberBox({ caption, number }: { caption: string; number: string }) {
  return (
    <div className="flex items-center rounded-field py-4 ps-4.5 pe-2 on-night">
      <p className="min-w-0 flex-1">
        <span className="block max-w-60 text-note text-on-night-2">{caption}</span>
        <bdi
          dir="ltr"
          className="mt-1 block w-fit text-[1.75rem] leading-snug font-light tracking-[.02em] tabular-nums"
        >
          {number}
        </bdi>
      </p>
      <CopyButton text={number} label={m.order_number_copy()} />
    </div>
  );
}
