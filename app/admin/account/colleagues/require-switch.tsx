import { useQuery } from "@tanstack/react-query";

import { api } from "#app/api/panel-api.ts";
import { m } from "#app/i18n/translations.ts";
import { Switch } from "#app/ui/switch.tsx";
import { secondFactorCalls } from "#shared/second-factors/second-factor-calls.ts";

import { countOf, secondFactorsQuery, useChangeFactors } from "../factors/factor-queries.ts";
import { sayUnlessGivenUp } from "../factors/factor-questions.tsx";

/** Whether everybody must have a second factor; an owner who requires it has one. */
export function RequireSwitch() {
  const { data: factors } = useQuery(secondFactorsQuery);
  const require = useChangeFactors(
    (isRequired: boolean) => api(secondFactorCalls.require, { body: { isRequired } }),
    sayUnlessGivenUp,
  );
  if (!factors) return null;
  const { isRequired } = factors;
  const canRequire = isRequired || countOf(factors) > 0;
  return (
    <div className="border-b border-line px-4 py-3 md:px-6">
      <Switch
        label={m.panel_factor_require()}
        description={canRequire ? m.panel_factor_require_text() : m.panel_factor_require_first()}
        checked={require.isPending ? require.variables : isRequired}
        disabled={!canRequire || require.isPending}
        onChange={(event) => require.mutate(event.target.checked)}
      />
    </div>
  );
}
