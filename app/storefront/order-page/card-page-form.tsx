import { m } from "#app/i18n/translations.ts";
import { buttonClass } from "#app/ui/button-style.ts";

import type { RefusedOrderForm } from "./order-forms.ts";
import { PageForm } from "./page-form.tsx";
import { PageSection } from "./page-section.tsx";

/** Leads to the page that the card opens, to be filled in while the card is made. */
export function CardPageForm({
  token,
  refused,
}: {
  token: string;
  refused: RefusedOrderForm | undefined;
}) {
  return (
    <PageSection title={m.own_page_order_title()}>
      <p className="mb-6 text-ink-2">{m.own_page_order_text()}</p>
      <PageForm name="card" token={token} refused={refused}>
        <button type="submit" className={buttonClass({ variant: "line" }, "shop", "max-md:w-full")}>
          {m.own_page_order_button()}
        </button>
      </PageForm>
    </PageSection>
  );
}
