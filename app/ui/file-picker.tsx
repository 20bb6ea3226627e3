import { ImageUp } from "lucide-react";
import { useRef, useState, type DragEvent, type Ref } from "react";

import { m } from "#app/i18n/translations.ts";

import { classNames } from "./class-names.ts";
import { Field, useField, type FieldLook } from "./field.tsx";
import { PickedFile } from "./picked-file.tsx";
import { PICTURE_MAX_BYTES, PICTURE_TYPES, pictureProblem } from "./picture-file.ts";

export interface FilePickerProps extends FieldLook {
  file: File | null;
  /** The picked file, always a valid one; null after removing it. */
  onFileChange: (file: File | null) => void;
  /** A stored picture, shown as long as no new one is picked. */
  stored?: { url: string; name: string } | null;
  onStoredRemove?: () => void;
  accept?: readonly string[];
  maxBytes?: number;
  /** Says what to do, e.g. 'Choose a picture'. */
  prompt?: string;
  /** Lines under the prompt. */
  notes?: readonly string[];
  wrongTypeMessage?: string;
  tooLargeMessage?: string;
  name?: string;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
}

/** Picks one picture by file dialog or drag and drop, and shows it. Usable by keyboard. */
export function FilePicker(props: FilePickerProps) {
  const { file, stored, accept = PICTURE_TYPES, maxBytes = PICTURE_MAX_BYTES } = props;
  const { label, hint, required, aside, hideLabel, density } = props;
  const input = useRef<HTMLInputElement | null>(null);
  const [refusal, setRefusal] = useState<string>();
  const [over, setOver] = useState(false);
  const error = refusal ?? props.error;
  const { id, control } = useField({ error, hint });
  const picked = Boolean(file ?? stored);

  function take(next: File | null | undefined) {
    if (!next) return;
    const problem = pictureProblem(next, accept, maxBytes);
    if (problem) {
      setRefusal(
        problem === "too-large"
          ? (props.tooLargeMessage ?? m.ui_picture_too_large())
          : (props.wrongTypeMessage ?? m.ui_picture_wrong_type()),
      );
      return;
    }
    setRefusal(undefined);
    props.onFileChange(next);
  }

  function remove() {
    setRefusal(undefined);
    if (file) props.onFileChange(null);
    else props.onStoredRemove?.();
    input.current?.focus();
  }

  const drop = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      take(event.dataTransfer.files[0]);
    },
  };

  return (
    <Field {...{ id, label, error, hint, required, aside, hideLabel, density }}>
      <div {...drop} className="relative">
        <input
          {...control}
          ref={(element) => {
            input.current = element;
            if (typeof props.ref === "function") props.ref(element);
            else if (props.ref) props.ref.current = element;
          }}
          type="file"
          name={props.name}
          accept={accept.join(",")}
          aria-required={required || undefined}
          onBlur={props.onBlur}
          onChange={(event) => {
            take(event.currentTarget.files?.[0]);
            // The same file must be pickable again after it was removed.
            event.currentTarget.value = "";
          }}
          className="peer sr-only"
        />
        {picked ? (
          <PickedFile
            file={file}
            stored={stored ?? null}
            density={density}
            over={over}
            onReplace={() => input.current?.click()}
            onRemove={file || props.onStoredRemove ? remove : undefined}
          />
        ) : (
          <label
            htmlFor={id}
            className={classNames(
              "grid justify-items-center gap-1 rounded-field border-[1.5px] border-dashed px-5 py-6.5 text-center transition-colors hover:bg-hover-wash",
              "peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-ink",
              over
                ? "border-ink bg-hover-wash"
                : error
                  ? "border-solid border-bad"
                  : "border-control",
              error && !over ? "bg-bad-wash/45" : "bg-paper-hi",
            )}
          >
            <ImageUp size={24} strokeWidth={1.4} aria-hidden="true" />
            <b className="mt-1.5 font-label underline decoration-1 underline-offset-4">
              {props.prompt ?? m.ui_picture_choose()}
            </b>
            {(props.notes ?? [m.ui_picture_rule()]).map((note) => (
              <small key={note} className="text-note text-ink-2">
                {note}
              </small>
            ))}
          </label>
        )}
      </div>
    </Field>
  );
}
