import { KeyRound, LifeBuoy, Smartphone } from "lucide-react";
import { useState } from "react";

import { api } from "#app/api/panel-api.ts";
import { m } from "#app/i18n/translations.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import type { Passkey } from "#shared/second-factors/passkey.ts";
import { secondFactorCalls } from "#shared/second-factors/second-factor-calls.ts";
import { RECOVERY_CODES, type SecondFactors } from "#shared/second-factors/second-factor.ts";

import { hasPasskeys } from "../../session/passkey.ts";
import { AppDialog } from "./app-dialog.tsx";
import { countOf, useChangeFactors } from "./factor-queries.ts";
import { RemoveQuestion, RenewQuestion, sayUnlessGivenUp } from "./factor-questions.tsx";
import { FactorRow, usedText } from "./factor-row.tsx";
import { PasskeyDialog } from "./passkey-dialog.tsx";
import { PasskeyRow } from "./passkey-row.tsx";

/** With so few recovery codes left it is time for new ones. */
const FEW_CODES = 3;

interface FactorListProps {
  factors: SecondFactors;
  onCodes: (codes: string[] | null) => void;
}

type Question =
  | { ask: "app"; app: { secret: string; url: string } }
  | { ask: "passkey"; passkey?: Passkey }
  | { ask: "remove"; factor: Passkey | "app" }
  | { ask: "renew" };

/** One's second factors, and how they are added and removed. */
export function FactorList({ factors, onCodes }: FactorListProps) {
  const { authenticatorApp, passkeys, recoveryCodesLeft } = factors;
  const [open, setOpen] = useState<Question>();
  const close = () => setOpen(undefined);
  const done = (codes: string[] | null) => {
    close();
    onCodes(codes);
  };
  const start = useChangeFactors(
    async () => (await api(secondFactorCalls.startApp)).data.data,
    sayUnlessGivenUp,
  );
  const count = countOf(factors);
  const isRunningOut = recoveryCodesLeft <= FEW_CODES;
  return (
    <>
      <ul className="divide-y divide-line px-4 md:px-6">
        <FactorRow
          icon={Smartphone}
          name={m.panel_factor_app()}
          note={authenticatorApp ? usedText(authenticatorApp) : m.panel_factor_app_text()}
        >
          {authenticatorApp ? (
            <Button
              variant="line"
              aria-label={m.panel_factor_remove_named({ name: m.panel_factor_app() })}
              onClick={() => setOpen({ ask: "remove", factor: "app" })}
            >
              {m.panel_factor_remove()}
            </Button>
          ) : (
            <Button
              variant="line"
              pending={start.isPending}
              aria-label={m.panel_factor_app_add()}
              onClick={() =>
                start.mutate(undefined, { onSuccess: (app) => setOpen({ ask: "app", app }) })
              }
            >
              {m.panel_factor_set_up()}
            </Button>
          )}
        </FactorRow>
        {passkeys.map((passkey) => (
          <PasskeyRow
            key={passkey.id}
            passkey={passkey}
            onRename={() => setOpen({ ask: "passkey", passkey })}
            onRemove={() => setOpen({ ask: "remove", factor: passkey })}
          />
        ))}
        <FactorRow
          icon={KeyRound}
          name={passkeys.length > 0 ? m.panel_factor_passkey_another() : m.panel_factor_passkey()}
          note={hasPasskeys() ? m.panel_factor_passkey_text() : m.panel_factor_passkey_none()}
        >
          {hasPasskeys() && (
            <Button variant="line" onClick={() => setOpen({ ask: "passkey" })}>
              {m.panel_factor_passkey_add()}
            </Button>
          )}
        </FactorRow>
        {count > 0 && (
          <FactorRow
            icon={LifeBuoy}
            name={m.panel_factor_codes()}
            note={isRunningOut ? m.panel_factor_codes_few() : m.panel_factor_codes_text()}
          >
            <Badge tone={isRunningOut ? "warn" : "neutral"}>
              {m.panel_factor_codes_left({ left: recoveryCodesLeft, all: RECOVERY_CODES })}
            </Badge>
            <Button variant="line" onClick={() => setOpen({ ask: "renew" })}>
              {m.panel_factor_codes_renew()}
            </Button>
          </FactorRow>
        )}
      </ul>
      {open?.ask === "app" && <AppDialog app={open.app} onAdded={done} onClose={close} />}
      {open?.ask === "passkey" && (
        <PasskeyDialog passkey={open.passkey} onAdded={done} onClose={close} />
      )}
      {open?.ask === "remove" && (
        <RemoveQuestion factor={open.factor} isLast={count === 1} onClose={close} />
      )}
      {open?.ask === "renew" && <RenewQuestion onCodes={done} onClose={close} />}
    </>
  );
}
