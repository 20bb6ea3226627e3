import { m } from "#app/i18n/translations.ts";
import { buttonClass } from "#app/ui/button-style.ts";
import type { Order } from "#shared/orders/order.ts";

import type { RefusedOrderForm } from "./order-forms.ts";
import { PageForm } from "./page-form.tsx";
import { PageSection } from "./page-section.tsx";

interface CardPageFormProps {
  order: Pick<Order, "cards">;
  token: string;
  refused: RefusedOrderForm | undefined;
}

/** Leads to the page that each card opens, to be filled in while the cards are made. */
export function CardPageForm({ order, token, refused }: CardPageFormProps) {
  const button = buttonClass({ variant: "line" }, "shop", "max-md:w-full");
  return (
    <PageSection title={order.cards ? m.own_page_order_titles() : m.own_page_order_title()}>
      <p className="mb-6 text-ink-2">
        {order.cards ? m.own_page_order_texts() : m.own_page_order_text()}
      </p>
      <PageForm name="card" token={token} refused={refused}>
        {order.cards ? (
          <div className="flex flex-wrap gap-3">
            {order.cards.map(({ nameOnCard }, index) => (
              <button key={index} type="submit" name="card" value={index + 1} className={button}>
                <bdi>{nameOnCard}</bdi>
              </button>
            ))}
          </div>
        ) : (
          <button type="submit" className={button}>
            {m.own_page_order_button()}
          </button>
        )}
      </PageForm>
    </PageSection>
  );
}
