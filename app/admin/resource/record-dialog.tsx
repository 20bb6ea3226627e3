import { useEffect, useState } from "react";
import { useForm, type FieldValues, type Path, type Resolver } from "react-hook-form";

import { ApiError } from "#app/api/api-error.ts";
import { m } from "#app/i18n/translations.ts";
import { staffText } from "#app/sentences/staff-text.ts";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { DialogClose, DialogShell, DialogTitle } from "#app/ui/dialog.tsx";
import { FieldError } from "#app/ui/field.tsx";
import { schemaResolver } from "#app/ui/schema-resolver.ts";

import type { PanelRecord, ResourceView } from "./resource-view.ts";
import { serverMessage } from "./server-message.ts";
import { useSaveRecord } from "./use-resource.ts";

interface RecordDialogProps<Item extends PanelRecord, Values extends FieldValues> {
  view: ResourceView<Item, Values>;
  /** The record to change; undefined creates one. */
  item: Item | undefined;
  isOpen: boolean;
  onClose: () => void;
}

/** Creates or changes a record. What was typed is not thrown away without a question. */
export function RecordDialog<Item extends PanelRecord, Values extends FieldValues>(
  props: RecordDialogProps<Item, Values>,
) {
  const { isOpen, onClose } = props;
  const [isDirty, setDirty] = useState(false);
  const [isAsking, setAsking] = useState(false);
  function close() {
    setAsking(false);
    setDirty(false);
    onClose();
  }
  return (
    <>
      <DialogShell
        open={isOpen}
        onOpenChange={(open) => {
          if (open) return;
          if (isDirty) setAsking(true);
          else close();
        }}
        closeOnOutsideClick={false}
        className="text-panel"
      >
        <RecordFormBody {...props} onClose={close} onDirty={setDirty} />
      </DialogShell>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={m.panel_discard_title()}
        description={m.panel_discard_text()}
        confirmLabel={m.panel_discard_confirm()}
        cancelLabel={m.panel_discard_cancel()}
        onConfirm={close}
      />
    </>
  );
}

interface BodyProps<Item extends PanelRecord, Values extends FieldValues> extends Omit<
  RecordDialogProps<Item, Values>,
  "isOpen"
> {
  onDirty: (isDirty: boolean) => void;
}

/** Mounted with the dialog, so that it always begins with the record as it is. */
function RecordFormBody<Item extends PanelRecord, Values extends FieldValues>({
  view,
  item,
  onClose,
  onDirty,
}: BodyProps<Item, Values>) {
  const { calls, words } = view;
  const recordForm = view.form!;
  const [pictures, setPictures] = useState<Record<string, File | null>>({});
  const [refusal, setRefusal] = useState("");
  const schema = item ? calls.change.body : calls.create!.body;
  const form = useForm<Values>({
    resolver: schemaResolver(schema, staffText) as unknown as Resolver<Values>,
    defaultValues: recordForm.valuesOf(item),
    mode: "onTouched",
  });
  const save = useSaveRecord(view, onClose);
  const isChanged = form.formState.isDirty || Object.values(pictures).some(Boolean);
  useEffect(() => onDirty(isChanged), [isChanged, onDirty]);

  const submit = form.handleSubmit((values) => {
    setRefusal("");
    save.mutate(
      { item, values: values as Values, pictures },
      {
        onError(error) {
          const names = Object.entries(error instanceof ApiError ? error.fields : {});
          for (const [field, said] of names) {
            form.setError(field as Path<Values>, { message: staffText(said) });
          }
          if (names.length > 0) form.setFocus(names[0]![0] as Path<Values>);
          else setRefusal(serverMessage(error, words.saveFailed.text()));
        },
      },
    );
  });
  const { Fields } = recordForm;

  return (
    <form noValidate onSubmit={submit} className="flex min-h-0 flex-col">
      <div className="flex items-start justify-between gap-4 px-6 pt-6">
        <DialogTitle className="text-lead leading-snug font-label">
          {item ? words.editTitle?.() : words.addTitle?.()}
        </DialogTitle>
        <DialogClose className="-me-2.5 -mt-2.5" />
      </div>
      <div className="grid gap-5 px-6 py-5">
        <Fields
          form={form}
          item={item}
          pictures={pictures}
          onPicture={(field, file) => setPictures((now) => ({ ...now, [field]: file }))}
        />
        <FieldError>{refusal}</FieldError>
      </div>
      <div className="sticky bottom-0 flex justify-end border-t border-line bg-paper px-6 py-4">
        <Button type="submit" pending={save.isPending} pendingLabel={m.panel_saving()}>
          {item ? m.panel_save() : words.add?.()}
        </Button>
      </div>
    </form>
  );
}
