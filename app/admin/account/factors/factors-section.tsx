import { useQuery } from "@tanstack/react-query";
import { useState } from "react";

import { m } from "#app/i18n/translations.ts";
import { Skeleton } from "#app/ui/skeleton.tsx";

import { LoadError } from "../../resource/load-error.tsx";
import { SectionFrame } from "../../resource/section-frame.tsx";
import { FactorList } from "./factor-list.tsx";
import { secondFactorsQuery } from "./factor-queries.ts";
import { RecoveryCodesDialog } from "./recovery-codes-dialog.tsx";

/** What one shows beside the password when signing in. @param onAdded once recovery codes were seen */
export function FactorsSection({ onAdded }: { onAdded?: () => void }) {
  const query = useQuery(secondFactorsQuery);
  const [codes, setCodes] = useState<string[]>();
  return (
    <SectionFrame id="second-factor" title={m.panel_factor_title()} text={m.panel_factor_text()}>
      <div className="min-w-0 rounded-panel bg-white/60 shadow-line">
        {query.data ? (
          <FactorList
            factors={query.data}
            onCodes={(made) => (made ? setCodes(made) : onAdded?.())}
          />
        ) : query.isError ? (
          <LoadError
            text={m.panel_factor_load_failed()}
            onRetry={() => void query.refetch()}
            isRetrying={query.isFetching}
          />
        ) : (
          <Skeleton className="h-32 w-full" />
        )}
      </div>
      {codes && (
        <RecoveryCodesDialog
          codes={codes}
          onClose={() => {
            setCodes(undefined);
            onAdded?.();
          }}
        />
      )}
    </SectionFrame>
  );
}
