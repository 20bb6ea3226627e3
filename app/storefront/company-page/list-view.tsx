import { QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";

import { QUERY_RULES } from "#app/api/query-rules.ts";
import { m } from "#app/i18n/translations.ts";
import { NewRoster } from "#app/rosters/new-roster.tsx";
import { People } from "#app/rosters/people.tsx";
import { RosterDeskContext, useRosterDesk } from "#app/rosters/roster-desk.ts";
import { rosterQuery } from "#app/rosters/roster-queries.ts";
import { Button } from "#app/ui/button.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { companyPagePath, NEW_LIST } from "#shared/companies/company-page-paths.ts";

import { useIsReady } from "../own-page/use-is-ready.ts";
import { companyDesk } from "./company-desk.ts";

interface ListViewProps {
  /** The company's. */
  name: string;
  token: string;
  list: string;
}

/** One list of a company's people with the way back to its page, or the form for a new one. */
export function ListView({ name, token, list }: ListViewProps) {
  const isReady = useIsReady();
  const [queries] = useState(() => new QueryClient({ defaultOptions: QUERY_RULES }));
  const [desk] = useState(() => companyDesk(token));
  return (
    <div className="wrap pt-26 pb-22 lg:pt-38 lg:pb-28">
      <Link
        to={companyPagePath(token)}
        className="inline-flex min-h-11 items-center underline decoration-line-2 underline-offset-4 wrap-anywhere hover:decoration-current"
      >
        <bdi>{name}</bdi>
      </Link>
      <h1 className="mt-2 mb-10 text-product font-light tracking-section">
        {list === NEW_LIST ? m.company_page_new_list() : m.people_title()}
      </h1>
      {isReady ? (
        <QueryClientProvider client={queries}>
          <RosterDeskContext value={desk}>
            {list === NEW_LIST ? <NewRoster /> : <StoredList id={list} />}
          </RosterDeskContext>
        </QueryClientProvider>
      ) : (
        <noscript>
          <p className="text-ink-2">{m.company_page_needs_script()}</p>
        </noscript>
      )}
    </div>
  );
}

function StoredList({ id }: { id: string }) {
  const query = useQuery(rosterQuery(useRosterDesk(), id));
  if (query.data) return <People roster={query.data} />;
  if (!query.isError) {
    return (
      <div className="grid gap-4" role="status" aria-label={m.company_page_loading()}>
        {Array.from({ length: 6 }, (_, part) => (
          <Skeleton key={part} className="h-14 w-full" />
        ))}
      </div>
    );
  }
  return (
    <div role="alert">
      <p className="mb-4 text-bad">{m.company_page_list_failed()}</p>
      <Button variant="line" pending={query.isFetching} onClick={() => void query.refetch()}>
        {m.company_page_retry()}
      </Button>
    </div>
  );
}
