import { m } from "#app/i18n/translations.ts";
import type { CompanyPage } from "#shared/companies/company-page.ts";

import { dayOf } from "../order-page/order-dates.ts";
import { PageSection } from "../order-page/page-section.tsx";

/** The lists of the company's people. */
export function PeopleSection({ page: { rosters, waitingCards } }: { page: CompanyPage }) {
  return (
    <PageSection title={m.company_page_people()}>
      {waitingCards > 0 && (
        <p className="text-ink-2">{m.company_page_waiting({ count: waitingCards })}</p>
      )}
      <ul className="mt-2 divide-y divide-line">
        {rosters.map(({ id, name, people, ordered, createdAt }) => (
          <li key={id} className="py-3">
            <p className="font-label wrap-anywhere">
              <bdi>{name || m.company_page_list_typed()}</bdi>
            </p>
            <p className="flex flex-wrap gap-x-3 text-note text-ink-2">
              <span>{m.company_page_list_line({ people, ordered })}</span>
              <span>{dayOf(createdAt)}</span>
            </p>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
