import { m } from "#app/i18n/translations.ts";
import { classNames } from "#app/ui/class-names.ts";
import type { OrderPage, OrderPageStep } from "#shared/orders/order-page.ts";

import { momentOf } from "./order-dates.ts";

const TEXTS: Record<OrderPageStep, () => string> = {
  placed: m.order_page_step_placed,
  paid: m.order_page_step_paid,
  processing: m.order_page_step_processing,
  shipped: m.order_page_step_shipped,
  delivered: m.order_page_step_delivered,
  cancelled: m.order_page_step_cancelled,
};

/** The way of an order along a line: horizontal on wide screens, vertical on phones. */
export function OrderSteps({ steps }: { steps: OrderPage["steps"] }) {
  return (
    <ol
      aria-label={m.order_page_steps()}
      className="grid max-lg:ms-1.25 lg:auto-cols-fr lg:grid-flow-col"
    >
      {steps.map(({ step, isDone, at }, index) => {
        const isNextDone = steps[index + 1]?.isDone ?? false;
        return (
          <li
            key={step}
            className={classNames(
              "relative pb-7 ps-6 last:pb-0 lg:pe-4 lg:pb-0 lg:ps-0 lg:pt-7",
              // The line to the next step, drawn through the middle of the marks.
              "before:absolute before:-start-px before:top-2 before:bottom-[-0.5rem] before:border-s-2",
              "lg:before:start-0 lg:before:end-0 lg:before:top-[5px] lg:before:bottom-auto lg:before:border-s-0 lg:before:border-t-2",
              "last:before:hidden",
              isNextDone ? "before:border-ink" : "before:border-dashed before:border-line-2",
            )}
          >
            <span
              aria-hidden="true"
              className={classNames(
                "absolute -start-1.5 top-1.5 size-3 rotate-45 lg:start-0 lg:top-0",
                isDone ? "bg-copper" : "border-2 border-control bg-paper",
              )}
            />
            <p className={isDone ? "font-label" : "text-ink-2"}>
              {TEXTS[step]()}
              <span className="sr-only">
                {" "}
                {isDone ? m.order_page_step_done() : m.order_page_step_open()}
              </span>
            </p>
            {at && (
              <p className="mt-0.5 text-note text-ink-2">
                <time dateTime={at}>{momentOf(at)}</time>
              </p>
            )}
          </li>
        );
      })}
    </ol>
  );
}
