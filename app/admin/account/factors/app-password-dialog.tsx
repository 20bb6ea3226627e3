import { useState } from "react";

import { api } from "#app/api/panel-api.ts";
import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { factorName } from "#shared/second-factors/passkey.ts";
import { appPasswordCalls } from "#shared/second-factors/second-factor-calls.ts";

import { ShownOnceDialog } from "../shown-once-dialog.tsx";
import { ShownOnce } from "../shown-once.tsx";
import { LineDialog } from "./line-dialog.tsx";

/** Makes an app password, and shows it this once. */
export function AppPasswordDialog({ onClose }: { onClose: () => void }) {
  const [password, setPassword] = useState<string>();
  if (password === undefined) {
    return (
      <LineDialog
        title={m.panel_factor_programs_make()}
        text={m.panel_factor_programs_name_text()}
        label={m.panel_column_name()}
        schema={factorName}
        submitLabel={m.panel_factor_programs_make()}
        send={async (name) => (await api(appPasswordCalls.make, { body: { name } })).password}
        onDone={setPassword}
        onClose={onClose}
      />
    );
  }
  return (
    <ShownOnceDialog
      title={m.panel_factor_programs_made()}
      description={m.panel_factor_programs_made_text()}
      buttons={<Button onClick={onClose}>{m.panel_account_invited_done()}</Button>}
    >
      <ShownOnce text={password} copyLabel={m.panel_factor_programs_copy()} isFirst />
    </ShownOnceDialog>
  );
}
