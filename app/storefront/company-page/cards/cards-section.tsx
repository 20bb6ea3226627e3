import { useMemo } from "react";

import { api } from "#app/api/browser-api.ts";
import { cardDesk } from "#app/company-cards/card-desk.ts";
import { CompanyCards } from "#app/company-cards/company-cards.tsx";
import { m } from "#app/i18n/translations.ts";

import { PageSection } from "../../order-page/page-section.tsx";

/** The company's cards, by the link to its page. */
export function CardsSection({ token }: { token: string }) {
  const desk = useMemo(() => cardDesk(api, { token }), [token]);
  return (
    <PageSection title={m.company_page_cards()}>
      <CompanyCards desk={desk} />
    </PageSection>
  );
}
