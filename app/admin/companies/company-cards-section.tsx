import { useMemo } from "react";

import { api } from "#app/api/panel-api.ts";
import { cardDesk } from "#app/company-cards/card-desk.ts";
import { CompanyCards } from "#app/company-cards/company-cards.tsx";
import { m } from "#app/i18n/translations.ts";

import { orderPagePath } from "../orders/order-paths.ts";
import { useMay } from "../session/use-may.ts";

/** The cards of a company, as its own page shows them. */
export function CompanyCardsSection({ id }: { id: string }) {
  const may = useMay();
  const desk = useMemo(() => cardDesk(api, { id }), [id]);
  return (
    <section className="mt-5">
      <h3 className="mb-3 border-b border-ink pb-1.5 font-label">
        {m.panel_companies_card_list()}
      </h3>
      <CompanyCards desk={desk} orderPath={orderPagePath} isReadOnly={!may("customers.write")} />
    </section>
  );
}
