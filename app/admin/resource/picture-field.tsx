import { lazy, Suspense, useRef, useState, type Ref } from "react";

import { m } from "#app/i18n/translations.ts";
import { DropZone } from "#app/ui/drop-zone.tsx";
import { Field, useField, type FieldLook } from "#app/ui/field.tsx";
import { FileInput } from "#app/ui/file-input.tsx";
import { usePictureIntake } from "#app/ui/use-picture-intake.ts";

import { PicturePreview } from "./picture-preview.tsx";
import { usePastedPicture } from "./use-pasted-picture.ts";
import type { UploadState } from "./use-upload.ts";

/** Loaded when somebody crops: it brings a library. */
const CropDialog = lazy(() => import("./crop-dialog.tsx"));

export interface PictureFieldProps extends FieldLook {
  /** A picture that was picked and is not stored yet. */
  file: File | null;
  onFileChange: (file: File | null) => void;
  /** Address of the stored picture, shown while no other is picked; '' or left out for none. */
  stored?: string;
  /** Takes the stored picture away; without it, it can only be replaced. */
  onStoredRemove?: () => void;
  /** Width by height: a picture that is picked can then be cropped to this shape. */
  aspect?: number;
  /** While the picture is sent. */
  upload?: UploadState;
  name?: string;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
}

/** One picture of a record: picked, dropped or pasted, seen before it is stored, cropped, removed. */
export function PictureField(props: PictureFieldProps) {
  const { file, stored, aspect, label, hint, required, aside, hideLabel, density } = props;
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement | null>(null);
  /** As it was picked: cropping begins with the whole of it each time. */
  const [whole, setWhole] = useState<File>();
  const [isCropping, setCropping] = useState(false);
  const intake = usePictureIntake({}, (picked) => {
    setWhole(picked);
    if (aspect) setCropping(true);
    else props.onFileChange(picked);
  });
  usePastedPicture(root, props.upload ? undefined : intake.take);
  const error = intake.refusal ?? props.error;
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
          <DropZone
            inputId={id}
            prompt={m.ui_picture_choose()}
            notes={[m.panel_picture_drop(), m.ui_picture_rule()]}
            isOver={intake.isOver}
            isInvalid={Boolean(error)}
            density={density}
          />
        )}
      </div>
      {aspect && whole && (
        <Suspense fallback={null}>
          <CropDialog
            picture={whole}
            aspect={aspect}
            isOpen={isCropping}
            onClose={() => setCropping(false)}
            onPicture={use}
            onNoPicture={refuse}
          />
        </Suspense>
      )}
    </Field>
  );
}
