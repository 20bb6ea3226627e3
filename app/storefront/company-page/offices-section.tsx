import { useMemo } from "react";

import { api } from "#app/api/browser-api.ts";
import { officeDesk } from "#app/company-offices/office-desk.ts";
import { OpenOffices } from "#app/company-offices/open-offices.tsx";
import { m } from "#app/i18n/translations.ts";

import { PageSection } from "../order-page/page-section.tsx";

/** The company's offices, by the link to its page. */
export function OfficesSection({ token }: { token: string }) {
  const desk = useMemo(() => officeDesk(api, { token }), [token]);
  return (
    <PageSection title={m.company_page_offices()}>
      <OpenOffices desk={desk} />
    </PageSection>
  );
}
