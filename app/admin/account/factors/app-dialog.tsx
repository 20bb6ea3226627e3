import { api } from "#app/api/panel-api.ts";
import { QR_QUIET, qrCodeAsWritten } from "#app/card/qr-code.ts";
import { m } from "#app/i18n/translations.ts";
import { secondFactorCalls } from "#shared/second-factors/second-factor-calls.ts";
import { secondFactorCode } from "#shared/session/session.ts";

import { ShownOnce } from "../shown-once.tsx";
import { LineDialog } from "./line-dialog.tsx";

interface AppDialogProps {
  /** What the app is told. */
  app: { secret: string; url: string };
  onAdded: (recoveryCodes: string[] | null) => void;
  onClose: () => void;
}

/** The key for an authenticator app, which counts once it has made a right code. */
export function AppDialog({ app: { secret, url }, onAdded, onClose }: AppDialogProps) {
  const { modules, path } = qrCodeAsWritten(url);
  const size = modules + 2 * QR_QUIET;
  return (
    <LineDialog
      title={m.panel_factor_app_add()}
      text={m.panel_factor_app_add_text()}
      label={m.panel_login_code()}
      dir="ltr"
      autoComplete="one-time-code"
      schema={secondFactorCode}
      submitLabel={m.panel_factor_app_confirm()}
      send={async (code) => (await api(secondFactorCalls.confirmApp, { body: { code } })).data.data}
      onDone={({ recoveryCodes }) => onAdded(recoveryCodes)}
      onClose={onClose}
    >
      <svg
        viewBox={`${-QR_QUIET} ${-QR_QUIET} ${size} ${size}`}
        role="img"
        aria-label={m.panel_factor_app_qr()}
        className="mx-auto aspect-square w-52 max-w-full rounded-field bg-white"
      >
        <path d={path} />
      </svg>
      <div className="grid gap-1.5">
        <p className="text-note text-ink-2">{m.panel_factor_app_key()}</p>
        <ShownOnce
          text={secret.replaceAll(/.{4}(?=.)/g, "$& ")}
          copyLabel={m.panel_factor_app_key_copy()}
        />
      </div>
    </LineDialog>
  );
}
