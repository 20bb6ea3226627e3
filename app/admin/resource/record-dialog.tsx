import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import {
  useForm,
  useWatch,
  type DefaultValues,
  type FieldValues,
  type Path,
  type Resolver,
} from "react-hook-form";

import { ApiError } from "#app/api/api-error.ts";
import { m } from "#app/i18n/translations.ts";
import { staffText } from "#app/sentences/staff-text.ts";
import { Button } from "#app/ui/button.tsx";
import { FieldError } from "#app/ui/field.tsx";
import { unlessRefused } from "#app/ui/refused-input.ts";
import { schemaResolver } from "#app/ui/schema-resolver.ts";

import type { Draft } from "../session/drafts.ts";
import { currentRecord, takeOver } from "./changed-meanwhile.ts";
import { DialogHead } from "./dialog-head.tsx";
import { isChangedMeanwhile, isGivenUp } from "./failures.ts";
import { GuardedDialog, useDirty, type OnDirty } from "./guarded-dialog.tsx";
import type { PanelRecord, RecordView } from "./resource-view.ts";
import { serverMessage } from "./server-message.ts";
import { useDraft } from "./use-draft.ts";
import { SAVE_FAILED, useSaveRecord } from "./use-resource.ts";

interface RecordDialogProps<Item extends PanelRecord, Values extends FieldValues> {
  view: RecordView<Item, Values>;
  /** The record to change; undefined creates one. */
  item: Item | undefined;
  /** What was typed into the dialog before the session ended. */
  draft?: Draft<Item, Values> | undefined;
  isOpen: boolean;
  onClose: () => void;
}

/** Creates or changes a record. Closing it asks for confirmation if there are unsaved changes. */
export function RecordDialog<Item extends PanelRecord, Values extends FieldValues>(
  props: RecordDialogProps<Item, Values>,
) {
  return (
    <GuardedDialog open={props.isOpen} onClose={props.onClose} className="text-panel">
      {(onDirty) => <RecordFormBody {...props} onDirty={onDirty} />}
    </GuardedDialog>
  );
}

interface BodyProps<Item extends PanelRecord, Values extends FieldValues> extends Omit<
  RecordDialogProps<Item, Values>,
  "isOpen"
> {
  onDirty: OnDirty;
}

/** Mounted anew at each opening, so that it starts with the present record. */
function RecordFormBody<Item extends PanelRecord, Values extends FieldValues>({
  view,
  item,
  draft,
  onClose,
  onDirty,
}: BodyProps<Item, Values>) {
  const { calls, words, form: recordForm } = view;
  const [pictures, setPictures] = useState(draft?.pictures ?? {});
  const [refusal, setRefusal] = useState("");
  /** The record as it was when the form was last brought up to it. */
  const [base, setBase] = useState(item);
  const cache = useQueryClient();
  const schema = recordForm.schema ?? (item ? calls.change.body : calls.create!.body);
  const form = useForm<Values>({
    resolver: schemaResolver(schema, staffText) as unknown as Resolver<Values>,
    defaultValues: recordForm.valuesOf(item),
    mode: "onTouched",
  });
  const failed = (!item && words.createFailed) || (words.saveFailed ?? SAVE_FAILED);
  const save = useSaveRecord(view, onClose);
  const isChanged = form.formState.isDirty || Object.values(pictures).some(Boolean);
  useDirty(isChanged, onDirty);
  useDraft(form, { name: calls.list.path, draft, isChanged, item: base, pictures });

  async function takeOverChanges(): Promise<void> {
    const now = await currentRecord<Item>(cache, calls.list, item!._id);
    if (!now) return setRefusal(m.panel_changed_gone());
    takeOver(form, recordForm.valuesOf(base), recordForm.valuesOf(now));
    setBase(now);
    setRefusal(m.panel_changed_meanwhile());
  }

  const submit = form.handleSubmit((values) => {
    setRefusal("");
    save.mutate(
      { item: base, values: values as Values, pictures },
      {
        onError(error) {
          if (isChangedMeanwhile(error)) return void takeOverChanges();
          const names = Object.entries(error instanceof ApiError ? error.fields : {});
          for (const [field, said] of names) {
            form.setError(field as Path<Values>, { message: staffText(said) });
          }
          if (names.length > 0) form.setFocus(names[0]![0] as Path<Values>);
          else if (!isGivenUp(error)) setRefusal(serverMessage(error, failed.text()));
        },
      },
    );
  });
  const { Fields } = recordForm;
  const typed = useWatch({ control: form.control }) as DefaultValues<Values>;

  return (
    <form noValidate onSubmit={unlessRefused(submit)} className="flex min-h-0 flex-col">
      <div className="px-6 pt-6">
        <DialogHead title={(item ? (words.editTitle ?? words.edit) : words.add)?.()} />
      </div>
      <div className="grid gap-5 px-6 py-5">
        <Fields
          form={form}
          item={item}
          pictures={pictures}
          upload={save.upload}
          onPicture={(field, file) => setPictures((now) => ({ ...now, [field]: file }))}
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
          {item ? (words.save ?? m.panel_save)() : words.add?.()}
        </Button>
      </div>
    </form>
  );
}
