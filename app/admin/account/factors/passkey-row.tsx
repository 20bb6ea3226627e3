import { KeyRound, Pencil, Trash2 } from "lucide-react";

import { m } from "#app/i18n/translations.ts";
import type { Passkey } from "#shared/second-factors/passkey.ts";

import { RowMenu } from "../../resource/row-menu.tsx";
import { FactorRow, usedText } from "./factor-row.tsx";

interface PasskeyRowProps {
  passkey: Passkey;
  onRename: () => void;
  onRemove: () => void;
}

export function PasskeyRow({ passkey, onRename, onRemove }: PasskeyRowProps) {
  return (
    <FactorRow icon={KeyRound} name={passkey.name} note={usedText(passkey)}>
      <RowMenu
        row={passkey}
        rowName={({ name }) => name}
        actions={[
          { label: m.panel_factor_rename(), icon: Pencil, keys: [], run: onRename },
          {
            label: m.panel_factor_remove(),
            icon: Trash2,
            keys: [],
            isDestructive: true,
            run: onRemove,
          },
        ]}
      />
    </FactorRow>
  );
}
