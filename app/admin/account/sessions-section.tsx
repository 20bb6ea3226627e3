import { useQuery } from "@tanstack/react-query";
import { useState } from "react";

import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";

import { LoadError } from "../resource/load-error.tsx";
import { SectionFrame } from "../resource/section-frame.tsx";
import { sessionsQuery, useEndSessions } from "./account-queries.ts";
import { SessionRow } from "./session-row.tsx";

/** Where one is signed in, and the way to end it from here. */
export function SessionsSection() {
  const query = useQuery(sessionsQuery);
  const end = useEndSessions();
  const [isAsking, setAsking] = useState(false);
  const { data } = query;
  return (
    <SectionFrame
      id="sessions"
      title={m.panel_account_sessions_title()}
      text={m.panel_account_sessions_text()}
    >
      <div className="min-w-0 rounded-panel bg-white/60 shadow-line">
        {data === undefined ? (
          query.isError ? (
            <LoadError
              text={m.panel_account_sessions_load_failed()}
              onRetry={() => void query.refetch()}
              isRetrying={query.isFetching}
            />
          ) : (
            <Skeleton className="h-32 w-full" />
          )
        ) : (
          <>
            <ul className="divide-y divide-line px-4 md:px-6">
              {data
                .toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent))
                .map((session) => (
                  <SessionRow
                    key={session._id}
                    session={session}
                    isEnding={end.isPending && end.variables === session._id}
                    onEnd={() => end.mutate(session._id)}
                  />
                ))}
            </ul>
            {data.length > 1 && (
              <div className="flex justify-end border-t border-line px-4 py-3 md:px-6">
                <Button variant="line" wraps onClick={() => setAsking(true)}>
                  {m.panel_account_sessions_end_others()}
                </Button>
              </div>
            )}
          </>
        )}
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={m.panel_account_sessions_end_others_title()}
        description={m.panel_account_sessions_end_others_text()}
        confirmLabel={m.panel_account_sessions_end_others()}
        pending={end.isPending}
        onConfirm={() => end.mutate(undefined, { onSettled: () => setAsking(false) })}
      />
    </SectionFrame>
  );
}
