import { useEffect, useRef, type Ref } from "react";

import { m } from "#app/i18n/translations.ts";

import { DropZone } from "./drop-zone.tsx";
import { Field, useField, type FieldLook } from "./field.tsx";
import { FileInput } from "./file-input.tsx";
import { PickedFile } from "./picked-file.tsx";
import { isReadable } from "./picture-file.ts";
import { usePictureIntake, type PictureRules } from "./use-picture-intake.ts";

export interface FilePickerProps extends FieldLook, PictureRules {
  file: File | null;
  /** The picked file; null after removing it, and once it turns out not to be a picture. */
  onFileChange: (file: File | null) => void;
  /** A stored picture, shown as long as no new one is picked. */
  stored?: { url: string; name: string } | null;
  onStoredRemove?: () => void;
  /** Says what to do, e.g. 'Choose a picture'. */
  prompt?: string;
  /** Lines under the prompt. */
  notes?: readonly string[];
  name?: string;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
}

/** Picks one picture by file dialog or drag and drop, and shows it. Usable by keyboard. */
export function FilePicker(props: FilePickerProps) {
  const { file, stored, label, hint, required, aside, hideLabel, density } = props;
  const input = useRef<HTMLInputElement | null>(null);
  const present = useRef(file);
  useEffect(() => {
    present.current = file;
  });
  const intake = usePictureIntake(props, (picked) => {
    props.onFileChange(picked);
    // Taken at once, so that nothing waits for it, and refused as soon as it turns out to be broken.
    void isReadable(picked).then((isPicture) => {
      if (isPicture || present.current !== picked) return;
      intake.refuse();
      props.onFileChange(null);
    });
  });
  const error = intake.refusal ?? props.error;
  const { id, control } = useField({ error, hint });

  function remove() {
    intake.clearRefusal();
    if (file) props.onFileChange(null);
    else props.onStoredRemove?.();
    input.current?.focus();
  }

  return (
    <Field {...{ id, label, error, hint, required, aside, hideLabel, density }}>
      <div {...intake.drop} className="relative">
        <FileInput
          {...control}
          name={props.name}
          accept={props.accept}
          aria-required={required || undefined}
          onBlur={props.onBlur}
          onPick={intake.take}
          inner={input}
          outer={props.ref}
        />
        {file || stored ? (
          <PickedFile
            file={file}
            stored={stored ?? null}
            density={density}
            over={intake.isOver}
            onReplace={() => input.current?.click()}
            onRemove={file || props.onStoredRemove ? remove : undefined}
          />
        ) : (
          <DropZone
            inputId={id}
            prompt={props.prompt ?? m.ui_picture_choose()}
            notes={props.notes ?? [m.ui_picture_rule()]}
            isOver={intake.isOver}
            isInvalid={Boolean(error)}
            density={density}
          />
        )}
      </div>
    </Field>
  );
}
