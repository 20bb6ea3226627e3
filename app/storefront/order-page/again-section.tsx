import { useHref } from "react-router";

import { m } from "#app/i18n/translations.ts";
import { buttonClass } from "#app/ui/button-style.ts";
import { againPath } from "#shared/orders/again-path.ts";
import type { Order } from "#shared/orders/order.ts";

import { PageSection } from "./page-section.tsx";

interface AgainSectionProps {
  order: Pick<Order, "quantity">;
  token: string;
}

/** Leads to another order that begins like this one. */
export function AgainSection({ order, token }: AgainSectionProps) {
  return (
    <PageSection title={m.order_page_again_title()}>
      <p className="mb-6 text-ink-2">{m.order_page_again_text()}</p>
      {/* By a link of its own, because the order is begun by a program of the page that it leads to. */}
      <a
        href={useHref(againPath(token))}
        className={buttonClass({ variant: "line" }, "shop", "max-md:w-full")}
      >
        {order.quantity ? m.order_page_again_all() : m.order_page_again_button()}
      </a>
    </PageSection>
  );
}
