import { api } from "#app/api/panel-api.ts";
import { m } from "#app/i18n/translations.ts";
import { passkeyCalls } from "#shared/second-factors/passkey-calls.ts";
import { factorName, type Passkey } from "#shared/second-factors/passkey.ts";

import { makePasskey } from "../../session/passkey.ts";
import { LineDialog } from "./line-dialog.tsx";

interface PasskeyDialogProps {
  /** The one to rename; a new one without. */
  passkey: Passkey | undefined;
  onAdded: (recoveryCodes: string[] | null) => void;
  onClose: () => void;
}

/** Names a passkey, and lets the browser make a new one. */
export function PasskeyDialog({ passkey, onAdded, onClose }: PasskeyDialogProps) {
  async function send(name: string): Promise<string[] | null> {
    if (passkey) {
      await api(passkeyCalls.rename, { params: { id: passkey.id }, body: { name } });
      return null;
    }
    const options = (await api(passkeyCalls.options)).data.data;
    const made = await makePasskey(options);
    return (await api(passkeyCalls.add, { body: { name, passkey: made } })).data.data.recoveryCodes;
  }
  return (
    <LineDialog
      title={passkey ? m.panel_factor_passkey_rename() : m.panel_factor_passkey_add()}
      text={m.panel_factor_passkey_name_text()}
      label={m.panel_column_name()}
      schema={factorName}
      value={passkey?.name ?? m.panel_account_sessions_this()}
      submitLabel={passkey ? m.panel_save() : m.panel_factor_passkey_make()}
      send={send}
      onDone={onAdded}
      onClose={onClose}
    />
  );
}
