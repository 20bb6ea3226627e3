import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField, type SelectOption } from "#app/ui/select-field.tsx";

import { GuardedDialog, useDirty, type OnDirty } from "./guarded-dialog.tsx";
import { SmallForm } from "./small-form.tsx";
import { useDraftState } from "./use-draft-state.ts";

interface EditStatusDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** Names the record. */
  description: string;
  /** Identifies the record, for what was chosen when the session ended. */
  recordId: string;
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
  const { description, recordId, current, options, onSave, isSaving, onDirty, changed } = props;
  const [status, setStatus] = useDraftState(
    `status ${recordId}`,
    () => current,
    (chosen) => chosen !== current,
  );
  useDirty(status !== current, onDirty);
  return (
    <SmallForm
      title={m.panel_status_edit()}
      description={description}
      onSubmit={() => {
        if (status !== current && !isSaving) onSave(status);
      }}
      submit={
        <Button type="submit" disabled={status === current} pending={isSaving}>
          {m.panel_status_update()}
        </Button>
      }
    >
      <SelectField
        label={m.panel_column_status()}
        options={options}
        value={status}
        onValueChange={setStatus}
        error={changed}
      />
    </SmallForm>
  );
}
