import { useEffect, useRef, useState, type Ref } from "react";

import { m } from "#app/i18n/translations.ts";
import { DropZone } from "#app/ui/drop-zone.tsx";
import { Field, useField, type FieldLook } from "#app/ui/field.tsx";
import { FileInput } from "#app/ui/file-input.tsx";
import { LazyPart } from "#app/ui/lazy-part.tsx";
import { usePictureIntake } from "#app/ui/use-picture-intake.ts";

import { sayMissing } from "./failures.ts";
import { PicturePreview } from "./picture-preview.tsx";
import { usePastedPicture } from "./use-pasted-picture.ts";
import type { UploadState } from "./use-upload.ts";

/** Loaded on demand, because it includes a library. */
const loadCrop = async () => (await import("#app/ui/crop-dialog.tsx")).default;

export interface PictureFieldProps extends FieldLook {
  /** The picked picture that is not uploaded yet. */
  file: File | null;
  onFileChange: (file: File | null) => void;
  /** URL of the stored picture, shown until another one is picked; '' or undefined for none. */
  stored?: string;
  /** Removes the stored picture; without it the picture can only be replaced. */
  onStoredRemove?: () => void;
  /** Width by height; a picked picture can then be cropped to it. */
  aspect?: number;
  /** Defined during an upload. */
  upload?: UploadState;
  name?: string;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
}

/** A field for one picture: pick, drop or paste, preview, crop, remove, upload progress. */
export function PictureField(props: PictureFieldProps) {
  const { file, stored, aspect, label, hint, required, aside, hideLabel, density } = props;
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement | null>(null);
  /** The picked original: each crop starts from it. */
  const [whole, setWhole] = useState<File>();
  const [isCropping, setCropping] = useState(false);
  const intake = usePictureIntake({}, (picked) => {
    // Dropped or pasted into a form that is only to be looked at.
    if (input.current?.matches(":disabled")) return;
    setWhole(picked);
    if (aspect) setCropping(true);
    else props.onFileChange(picked);
  });
  const { refusal } = intake;
  // Keeps the form from being sent without the picture (`unlessRefused`).
  useEffect(() => input.current?.setCustomValidity(refusal ?? ""), [refusal]);
  usePastedPicture(root, props.upload ? undefined : intake.take);
  const error = refusal ?? props.error;
  const { id, control } = useField({ error, hint });

  function use(picture: File) {
    setCropping(false);
    props.onFileChange(picture);
  }

  function remove() {
    intake.clearRefusal();
    if (file) props.onFileChange(null);
    else props.onStoredRemove?.();
    input.current?.focus();
  }

  function refuse() {
    intake.refuse();
    setCropping(false);
    props.onFileChange(null);
  }

  return (
    <Field {...{ id, label, error, hint, required, aside, hideLabel, density }}>
      <div ref={root} {...intake.drop} data-picture-field className="relative">
        <FileInput
          {...control}
          name={props.name}
          aria-required={required || undefined}
          disabled={props.upload !== undefined}
          onBlur={props.onBlur}
          onPick={intake.take}
          inner={input}
          outer={props.ref}
        />
        {file || stored ? (
          <PicturePreview
            file={file}
            stored={stored ?? ""}
            aspect={aspect}
            isOver={intake.isOver}
            upload={props.upload}
            onReplace={() => input.current?.click()}
            onCrop={aspect && file && whole ? () => setCropping(true) : undefined}
            onRemove={file || props.onStoredRemove ? remove : undefined}
            onNoPicture={refuse}
          />
        ) : (
          <>
            <DropZone
              inputId={id}
              prompt={m.ui_picture_choose()}
              notes={[m.panel_picture_drop(), m.ui_picture_rule()]}
              isOver={intake.isOver}
              isInvalid={Boolean(error)}
              density={density}
            />
            {refusal && !required && (
              <button
                type="button"
                onClick={intake.clearRefusal}
                className="mt-2 min-h-10 underline underline-offset-2 focus-ring"
              >
                {m.panel_picture_without()}
              </button>
            )}
          </>
        )}
      </div>
      <LazyPart
        load={loadCrop}
        need={isCropping}
        onMissing={() => {
          sayMissing();
          setCropping(false);
        }}
        props={
          aspect && whole
            ? {
                picture: whole,
                shapes: [{ name: "", aspect }],
                isOpen: isCropping,
                onClose: () => setCropping(false),
                onPicture: use,
                onNoPicture: refuse,
              }
            : undefined
        }
      />
    </Field>
  );
}
