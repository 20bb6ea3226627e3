import { api } from "#app/api/panel-api.ts";
import { m } from "#app/i18n/translations.ts";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { passkeyCalls } from "#shared/second-factors/passkey-calls.ts";
import type { Passkey } from "#shared/second-factors/passkey.ts";
import { secondFactorCalls } from "#shared/second-factors/second-factor-calls.ts";

import { isGivenUp, sayFailed } from "../../resource/failures.ts";
import { useChangeFactors } from "./factor-queries.ts";

interface RemoveQuestionProps {
  /** The passkey to remove, or the authenticator app. */
  factor: Passkey | "app";
  /** Whether no other is left then. */
  isLast: boolean;
  onClose: () => void;
}

/** Removes a second factor; what goes with the last one is said before. */
export function RemoveQuestion({ factor, isLast, onClose }: RemoveQuestionProps) {
  const name = factor === "app" ? m.panel_factor_app() : factor.name;
  const remove = useChangeFactors(
    () =>
      factor === "app"
        ? api(secondFactorCalls.removeApp)
        : api(passkeyCalls.remove, { params: { id: factor.id } }),
    sayUnlessGivenUp,
  );
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={m.panel_factor_remove_title({ name })}
      description={isLast ? m.panel_factor_remove_last() : m.panel_factor_remove_text()}
      confirmLabel={m.panel_factor_remove()}
      pending={remove.isPending}
      onConfirm={() => remove.mutate(undefined, { onSettled: onClose })}
    />
  );
}

interface RenewQuestionProps {
  onCodes: (codes: string[]) => void;
  onClose: () => void;
}

/** Makes recovery codes anew. */
export function RenewQuestion({ onCodes, onClose }: RenewQuestionProps) {
  const renew = useChangeFactors(
    async () => (await api(secondFactorCalls.renewCodes)).data.data.recoveryCodes,
    sayUnlessGivenUp,
  );
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={m.panel_factor_codes_renew_title()}
      description={m.panel_factor_codes_renew_text()}
      confirmLabel={m.panel_factor_codes_renew()}
      pending={renew.isPending}
      tone="ink"
      onConfirm={() => renew.mutate(undefined, { onSuccess: onCodes, onError: onClose })}
    />
  );
}

/** Says that a change of second factors failed, unless the person gave it up. */
export function sayUnlessGivenUp(error: Error): void {
  if (!isGivenUp(error)) sayFailed(error, m.panel_update_failed(), m.panel_save_failed());
}
