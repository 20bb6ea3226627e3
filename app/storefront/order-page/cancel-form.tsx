import { useHref } from "react-router";

import { m } from "#app/i18n/translations.ts";
import { buttonClass } from "#app/ui/button-style.ts";
import { formatPrice } from "#app/ui/price.ts";
import type { OrderPage } from "#shared/orders/order-page.ts";
import type { Order } from "#shared/orders/order.ts";

import { momentOf } from "./order-dates.ts";
import type { RefusedOrderForm } from "./order-forms.ts";
import { Fold, PageForm } from "./page-form.tsx";

type Terms = NonNullable<OrderPage["cancellation"]>;

interface CancelFormProps {
  order: Order;
  terms: Terms;
  token: string;
  refused: RefusedOrderForm | undefined;
}

/** Cancels the order, after what it costs has been reported. */
export function CancelForm({ order, terms, token, refused }: CancelFormProps) {
  const policy = useHref("/cancellation-policy");
  return (
    <Fold title={m.order_page_cancel_title()} isOpen={refused?.form === "cancellation"}>
      <p>{costs(terms)}</p>
      <p className="mt-2 mb-6 text-ink-2">
        {m.order_page_cancel_final()}{" "}
        <a href={policy} className="rule-link">
          {m.order_page_cancel_policy()}
        </a>
      </p>
      <PageForm name="cancellation" token={token} refused={refused}>
        <input type="hidden" name="feePercent" value={terms.feePercent} />
        <button
          type="submit"
          className={buttonClass({ variant: "danger" }, "shop", "max-md:w-full")}
        >
          {m.order_page_cancel_button({ number: order.orderNumber })}
        </button>
      </PageForm>
    </Fold>
  );
}

function costs({ feePercent, fee, until }: Terms): string {
  const time = momentOf(until);
  if (feePercent === 0) return m.order_page_cancel_free({ time });
  if (fee === 0) return m.order_page_cancel_unpaid({ time });
  return m.order_page_cancel_fee({ time, percent: feePercent, fee: formatPrice(fee) });
}
