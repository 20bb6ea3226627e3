import { useMemo } from "react";

import { api } from "#app/api/panel-api.ts";
import { officeDesk } from "#app/company-offices/office-desk.ts";
import { OpenOffices } from "#app/company-offices/open-offices.tsx";
import { m } from "#app/i18n/translations.ts";

import { useMay } from "../session/use-may.ts";

/** Where a company's cards are delivered, as its own page shows it. */
export function CompanyOfficesSection({ id }: { id: string }) {
  const may = useMay();
  const desk = useMemo(() => officeDesk(api, { id }), [id]);
  return (
    <section className="mt-5">
      <h3 className="mb-3 border-b border-ink pb-1.5 font-label">{m.panel_companies_offices()}</h3>
      <OpenOffices desk={desk} isReadOnly={!may("customers.write")} />
    </section>
  );
}
