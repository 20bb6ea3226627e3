import { useState } from "react";

import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { DialogClose, DialogDescription, DialogTitle } from "#app/ui/dialog.tsx";
import { SelectField, type SelectOption } from "#app/ui/select-field.tsx";

import { GuardedDialog, useDirty, type OnDirty } from "./guarded-dialog.tsx";

interface EditStatusDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** Names the record. */
  description: string;
  current: string;
  options: readonly SelectOption[];
  onSave: (status: string) => void;
  isSaving: boolean;
  /** That somebody else changed the record meanwhile; what was chosen stays. */
  changed?: string | undefined;
}

/** Sets a status to any of the options; an unchanged one is not sent. */
export function EditStatusDialog(props: EditStatusDialogProps) {
  return (
    <GuardedDialog open={props.isOpen} onClose={props.onClose} size="s" className="text-panel">
      {(onDirty) => <StatusForm {...props} onDirty={onDirty} />}
    </GuardedDialog>
  );
}

/** Mounted when the dialog opens, so that it starts with the current status. */
function StatusForm(props: EditStatusDialogProps & { onDirty: OnDirty }) {
  const { description, current, options, onSave, isSaving, onDirty, changed } = props;
  const [status, setStatus] = useState(current);
  useDirty(status !== current, onDirty);
  return (
    <form
      className="grid gap-5 p-6"
      onSubmit={(event) => {
        event.preventDefault();
        if (status !== current && !isSaving) onSave(status);
      }}
    >
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <DialogTitle className="text-lead leading-snug font-label">
            {m.panel_status_edit()}
          </DialogTitle>
          <DialogDescription className="mt-1 text-ink-2">{description}</DialogDescription>
        </div>
        <DialogClose className="-me-2.5 -mt-2.5" />
      </div>
      <SelectField
        label={m.panel_column_status()}
        options={options}
        value={status}
        onValueChange={setStatus}
        error={changed}
      />
      <div className="flex justify-end">
        <Button type="submit" disabled={status === current} pending={isSaving}>
          {m.panel_status_update()}
        </Button>
      </div>
    </form>
  );
}
