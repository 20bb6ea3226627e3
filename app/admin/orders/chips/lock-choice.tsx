import { useState } from "react";

import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { DialogShell } from "#app/ui/dialog.tsx";
import { Switch } from "#app/ui/switch.tsx";
import { TextField } from "#app/ui/text-field.tsx";

import { SmallForm } from "../../resource/small-form.tsx";

interface LockChoiceProps {
  locks: boolean;
  onLocks: (locks: boolean) => void;
}

/** Whether chips are locked once they are bound. It can't be undone, so its word has to be typed. */
export function LockChoice({ locks, onLocks }: LockChoiceProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Switch
        label={m.panel_chips_lock()}
        description={m.panel_chips_lock_hint()}
        checked={locks}
        onChange={(event) => (event.target.checked ? setAsking(true) : onLocks(false))}
      />
      <DialogShell open={isAsking} onOpenChange={setAsking} size="s">
        <LockForm
          onLock={() => {
            setAsking(false);
            onLocks(true);
          }}
        />
      </DialogShell>
    </>
  );
}

function LockForm({ onLock }: { onLock: () => void }) {
  const [typed, setTyped] = useState("");
  const [isTried, setTried] = useState(false);
  const word = m.panel_chips_lock_word();
  const isWord = typed.trim().toLowerCase() === word.toLowerCase();
  return (
    <SmallForm
      title={m.panel_chips_lock_title()}
      description={m.panel_chips_lock_text()}
      onSubmit={() => {
        setTried(true);
        if (isWord) onLock();
      }}
      submit={
        <Button type="submit" variant="danger">
          {m.panel_chips_lock_confirm()}
        </Button>
      }
    >
      <TextField
        label={m.panel_chips_lock_type({ word })}
        error={isTried && !isWord ? m.panel_chips_lock_wrong({ word }) : undefined}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        autoComplete="off"
        autoCapitalize="off"
        maxLength={20}
        required
      />
    </SmallForm>
  );
}
