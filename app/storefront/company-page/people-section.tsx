import { Link } from "react-router";

import { m } from "#app/i18n/translations.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { companyListPath, NEW_LIST } from "#shared/companies/company-page-paths.ts";
import type { CompanyPage } from "#shared/companies/company-page.ts";

import { dayOf } from "../order-page/order-dates.ts";
import { PageSection } from "../order-page/page-section.tsx";

interface PeopleSectionProps {
  page: CompanyPage;
  token: string;
}

/** The lists of the company's people. */
export function PeopleSection({ page: { rosters, waitingCards }, token }: PeopleSectionProps) {
  return (
    <PageSection title={m.company_page_people()}>
      {waitingCards > 0 && (
        <p className="text-ink-2">{m.company_page_waiting({ count: waitingCards })}</p>
      )}
      <ul className="mt-2 divide-y divide-line">
        {rosters.map(({ id, name, people, ordered, createdAt }) => (
          <li key={id} className="py-3">
            <Link
              to={companyListPath(token, id)}
              className="inline-flex min-h-11 items-center font-label underline decoration-line-2 underline-offset-4 wrap-anywhere hover:decoration-current"
            >
              <bdi>{name || m.company_page_list_typed()}</bdi>
            </Link>
            <p className="flex flex-wrap gap-x-3 text-note text-ink-2">
              <span>{m.company_page_list_line({ people, ordered })}</span>
              <span>{dayOf(createdAt)}</span>
            </p>
          </li>
        ))}
      </ul>
      <ButtonLink
        to={companyListPath(token, NEW_LIST)}
        variant={rosters.length > 0 ? "line" : "ink"}
        className="mt-4 max-md:w-full"
      >
        {m.company_page_add_list()}
      </ButtonLink>
    </PageSection>
  );
}
