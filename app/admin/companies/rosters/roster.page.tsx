import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router";

import { m } from "#app/i18n/translations.ts";
import { NewRoster } from "#app/rosters/new-roster.tsx";
import { People } from "#app/rosters/people.tsx";
import { RosterDeskContext } from "#app/rosters/roster-desk.ts";
import { rosterQuery } from "#app/rosters/roster-queries.ts";
import { Skeleton } from "#app/ui/skeleton.tsx";

import { PageBar } from "../../layout/page-bar.tsx";
import { ScreenBody } from "../../layout/screen-body.tsx";
import { LoadError } from "../../resource/load-error.tsx";
import { serverMessage } from "../../resource/server-message.ts";
import type { Route } from "./+types/roster.page.ts";
import { BackToCompany } from "./back-to-company.tsx";
import { usePanelDesk } from "./panel-desk.ts";
import { NEW_ROSTER } from "./roster-paths.ts";

export const meta = () => [{ title: m.panel_title({ screen: m.panel_roster_title() }) }];

/** The list of people that a company has sent, or another one. */
export default function RosterPage({ params }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const isNew = params.id === NEW_ROSTER;
  return (
    <>
      <PageBar title={isNew ? m.panel_roster_new() : m.panel_roster_title()} />
      {isNew ? (
        <Framed company={search.get("company") ?? ""}>
          <NewRoster />
        </Framed>
      ) : (
        <StoredRoster key={params.id} id={params.id} />
      )}
    </>
  );
}

/** With the way back to the company, whose lists they are. */
function Framed({ company, children }: { company: string; children: ReactNode }) {
  return (
    <ScreenBody>
      <RosterDeskContext value={usePanelDesk(company)}>
        <div className="mx-auto grid max-w-310 grid-cols-[minmax(0,1fr)] gap-2 px-4 pt-1.5 pb-8 md:px-7 md:pt-3">
          <BackToCompany company={company} />
          {children}
        </div>
      </RosterDeskContext>
    </ScreenBody>
  );
}

function StoredRoster({ id }: { id: string }) {
  const desk = usePanelDesk("");
  const query = useQuery(rosterQuery(desk, id));
  if (query.data) {
    return (
      <Framed company={query.data.company}>
        <People roster={query.data} />
      </Framed>
    );
  }
  return query.isError ? (
    <LoadError
      text={serverMessage(query.error, m.panel_roster_load_failed())}
      onRetry={() => void query.refetch()}
      isRetrying={query.isFetching}
    />
  ) : (
    <div className="grid gap-4 p-4 md:p-7" role="status" aria-label={m.panel_loading()}>
      {Array.from({ length: 6 }, (_, part) => (
        <Skeleton key={part} className="h-14 w-full" />
      ))}
    </div>
  );
}
