import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";

import { m } from "#app/i18n/translations.ts";
import { Skeleton } from "#app/ui/skeleton.tsx";

import { PageBar } from "../../layout/page-bar.tsx";
import { ScreenBody } from "../../layout/screen-body.tsx";
import { LoadError } from "../../resource/load-error.tsx";
import { serverMessage } from "../../resource/server-message.ts";
import type { Route } from "./+types/roster.page.ts";
import { NewRoster } from "./new-roster.tsx";
import { People } from "./people.tsx";
import { NEW_ROSTER } from "./roster-paths.ts";
import { rosterQuery } from "./roster-queries.ts";

export const meta = () => [{ title: m.panel_title({ screen: m.panel_roster_title() }) }];

/** The list of people that a company has sent, or another one. */
export default function RosterPage({ params }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const isNew = params.id === NEW_ROSTER;
  return (
    <>
      <PageBar title={isNew ? m.panel_roster_new() : m.panel_roster_title()} />
      {isNew ? (
        <ScreenBody>
          <NewRoster company={search.get("company") ?? ""} />
        </ScreenBody>
      ) : (
        <StoredRoster key={params.id} id={params.id} />
      )}
    </>
  );
}

function StoredRoster({ id }: { id: string }) {
  const query = useQuery(rosterQuery(id));
  if (query.data) {
    return (
      <ScreenBody>
        <People roster={query.data} />
      </ScreenBody>
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
