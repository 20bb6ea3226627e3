import { useQuery } from "@tanstack/react-query";
import { Braces } from "lucide-react";
import { useState } from "react";

import { api } from "#app/api/panel-api.ts";
import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { appPasswordCalls } from "#shared/second-factors/second-factor-calls.ts";
import type { AppPassword } from "#shared/second-factors/second-factor.ts";

import { LoadError } from "../../resource/load-error.tsx";
import { SectionFrame } from "../../resource/section-frame.tsx";
import { AppPasswordDialog } from "./app-password-dialog.tsx";
import {
  appPasswordsQuery,
  countOf,
  secondFactorsQuery,
  useChangeFactors,
} from "./factor-queries.ts";
import { sayUnlessGivenUp } from "./factor-questions.tsx";
import { FactorRow, usedText } from "./factor-row.tsx";

/** Passwords for programs that can't ask for a second factor. */
export function AppPasswordsSection() {
  const query = useQuery(appPasswordsQuery);
  const { data: factors } = useQuery(secondFactorsQuery);
  const [isMaking, setMaking] = useState(false);
  const [revoked, setRevoked] = useState<AppPassword>();
  const revoke = useChangeFactors(
    ({ id }: AppPassword) => api(appPasswordCalls.remove, { params: { id } }),
    sayUnlessGivenUp,
  );
  const mayMake = factors !== undefined && countOf(factors) > 0;
  return (
    <SectionFrame
      id="app-passwords"
      title={m.panel_factor_programs_title()}
      text={m.panel_factor_programs_text()}
    >
      <div className="min-w-0 rounded-panel bg-white/60 shadow-line">
        {query.data ? (
          <ul className="divide-y divide-line px-4 md:px-6">
            {query.data.map((password) => (
              <FactorRow
                key={password.id}
                icon={Braces}
                name={password.name}
                note={usedText(password)}
              >
                <Button
                  variant="line"
                  aria-label={m.panel_factor_programs_revoke_named({ name: password.name })}
                  onClick={() => setRevoked(password)}
                >
                  {m.panel_factor_programs_revoke()}
                </Button>
              </FactorRow>
            ))}
          </ul>
        ) : query.isError ? (
          <LoadError
            text={m.panel_factor_load_failed()}
            onRetry={() => void query.refetch()}
            isRetrying={query.isFetching}
          />
        ) : (
          <Skeleton className="h-16 w-full" />
        )}
        <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2 border-t border-line px-4 py-3 first:border-0 md:px-6">
          {factors && !mayMake && (
            <p className="me-auto text-note text-ink-2">{m.panel_factor_programs_first()}</p>
          )}
          <Button variant="line" wraps disabled={!mayMake} onClick={() => setMaking(true)}>
            {m.panel_factor_programs_make()}
          </Button>
        </div>
      </div>
      {isMaking && <AppPasswordDialog onClose={() => setMaking(false)} />}
      <ConfirmDialog
        open={revoked !== undefined}
        onOpenChange={(open) => !open && setRevoked(undefined)}
        title={m.panel_factor_programs_revoke_title({ name: revoked?.name ?? "" })}
        description={m.panel_factor_programs_revoke_text()}
        confirmLabel={m.panel_factor_programs_revoke()}
        pending={revoke.isPending}
        onConfirm={() =>
          revoked && revoke.mutate(revoked, { onSettled: () => setRevoked(undefined) })
        }
      />
    </SectionFrame>
  );
}
