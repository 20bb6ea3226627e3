import { useQueryClient } from "@tanstack/react-query";
import { useWatch, type DefaultValues, type FieldValues } from "react-hook-form";

import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { FieldError } from "#app/ui/field.tsx";
import { unlessRefused } from "#app/ui/refused-input.ts";

import type { Draft } from "../session/drafts.ts";
import { DialogHead } from "./dialog-head.tsx";
import { GuardedDialog } from "./guarded-dialog.tsx";
import type { PanelRecord, RecordView } from "./resource-view.ts";
import { useEditedForm } from "./use-edited-form.ts";
import { currentRecord, SAVE_FAILED, useSaveRecord } from "./use-resource.ts";

interface RecordDialogProps<Item extends PanelRecord, Values extends FieldValues> {
  view: RecordView<Item, Values>;
  /** The record to change; undefined creates one. */
  item: Item | undefined;
  /** What was typed into the dialog before the session ended. */
  draft?: Draft<Item | undefined, Values> | undefined;
  isOpen: boolean;
  onClose: () => void;
}

/** Creates or changes a record. Closing it asks for confirmation if there are unsaved changes. */
export function RecordDialog<Item extends PanelRecord, Values extends FieldValues>(
  props: RecordDialogProps<Item, Values>,
) {
  return (
    <GuardedDialog open={props.isOpen} onClose={props.onClose} className="text-panel">
      <RecordFormBody {...props} />
    </GuardedDialog>
  );
}

/** Mounted anew at each opening, so that it starts with the present record. */
function RecordFormBody<Item extends PanelRecord, Values extends FieldValues>({
  view,
  item,
  draft,
  onClose,
}: Omit<RecordDialogProps<Item, Values>, "isOpen">) {
  const { calls, texts, form: recordForm } = view;
  const cache = useQueryClient();
  const failed = (!item && texts.createFailed) || (texts.saveFailed ?? SAVE_FAILED);
  const save = useSaveRecord(view, onClose);
  const { form, pictures, onPicture, refusal, submit } = useEditedForm<Item | undefined, Values>({
    schema: recordForm.schema ?? (item ? calls.change.body : calls.create!.body),
    item,
    valuesOf: recordForm.valuesOf,
    save: (edit, { onError }) => save.mutate(edit, { onError }),
    load: () => currentRecord<Item>(cache, calls.list, item!._id),
    draftName: calls.list.path,
    draft: draft ?? null,
    failed: failed.text(),
    showsRefusal: true,
  });
  const { Fields } = recordForm;
  const typed = useWatch({ control: form.control }) as DefaultValues<Values>;

  return (
    <form
      noValidate
      data-first-focus
      onSubmit={unlessRefused(submit)}
      className="flex min-h-0 flex-col"
    >
      <div className="px-6 pt-6">
        <DialogHead title={(item ? (texts.editTitle ?? texts.edit) : texts.add)?.()} />
      </div>
      <div className="grid gap-5 px-6 py-5">
        <Fields
          form={form}
          item={item}
          pictures={pictures}
          upload={save.upload}
          onPicture={onPicture}
        />
      </div>
      <div className="sticky bottom-0 grid justify-items-end gap-3 border-t border-line bg-paper px-6 py-4">
        {/* Here it is in sight, also below a form that is longer than the screen. */}
        <div role="alert" className="justify-self-start empty:hidden">
          <FieldError>{refusal}</FieldError>
        </div>
        <Button
          type="submit"
          disabled={recordForm.canSave?.(typed) === false}
          pending={save.isPending}
          pendingLabel={m.panel_saving()}
        >
          {item ? (texts.save ?? m.panel_save)() : texts.add?.()}
        </Button>
      </div>
    </form>
  );
}
