import { Camera, Trash2 } from "lucide-react";
import { useRef, useState, type ComponentType } from "react";

import { api } from "#app/api/browser-api.ts";
import { visitorUploadApi } from "#app/api/visitor-upload-api.ts";
import { m } from "#app/i18n/translations.ts";
import { pictureAt } from "#app/profile/view-labels.ts";
import { Button } from "#app/ui/button.tsx";
import type { CropDialogProps } from "#app/ui/crop-dialog.tsx";
import { FieldError } from "#app/ui/field.tsx";
import { PICTURE_TYPES } from "#app/ui/picture-file.ts";
import { usePictureIntake } from "#app/ui/use-picture-intake.ts";
import { putPagePhoto, removePagePhoto } from "#shared/profiles/own-page-calls.ts";

import type { OwnPageForm } from "./use-page-form.ts";

const ICON = { size: 18, strokeWidth: 1.5, "aria-hidden": true } as const;

interface PhotoFieldProps {
  own: OwnPageForm;
  token: string;
}

/** The photo of a page, which is cut to a square and stored at once. */
export function PhotoField({ own, token }: PhotoFieldProps) {
  const { photo } = own.page;
  const input = useRef<HTMLInputElement>(null);
  const [picked, setPicked] = useState<File>();
  const [isCropping, setCropping] = useState(false);
  const [CropDialog, setCropDialog] = useState<ComponentType<CropDialogProps>>();
  const [busy, setBusy] = useState<"put" | "remove">();
  const [failed, setFailed] = useState<File>();
  const intake = usePictureIntake({}, (file) => void open(file));

  async function open(file: File) {
    setFailed(undefined);
    setPicked(file);
    try {
      // Loaded when it is needed, because it includes a library.
      const { default: Loaded } = await import("#app/ui/crop-dialog.tsx");
      setCropDialog(() => Loaded);
      setCropping(true);
    } catch {
      await put(file);
    }
  }

  async function put(file: File) {
    setCropping(false);
    setFailed(undefined);
    setBusy("put");
    const call = () =>
      visitorUploadApi(putPagePhoto, { params: { token }, body: {}, files: { photo: file } });
    // What could not be sent is kept, to be sent again with one tap.
    await own.act(call, m.own_page_photo_saved()).catch(() => setFailed(file));
    setBusy(undefined);
  }

  async function remove() {
    setBusy("remove");
    const call = () => api(removePagePhoto, { params: { token } });
    await own.act(call, m.own_page_photo_removed()).catch(() => undefined);
    setBusy(undefined);
    input.current?.focus();
  }

  return (
    <div {...intake.drop} className="flex flex-wrap items-center gap-6">
      {photo ? (
        <img
          {...pictureAt(photo)}
          sizes="8rem"
          width="128"
          height="128"
          alt={m.own_page_photo_alt()}
          className="size-32 rounded-stage bg-paper-lo object-cover"
        />
      ) : (
        <span
          aria-hidden="true"
          className="grid size-32 place-items-center rounded-stage bg-paper-lo text-ink-3"
        >
          <Camera size={32} strokeWidth={1.25} />
        </span>
      )}
      <div className="min-w-0 flex-1 basis-60">
        <div className="flex flex-wrap gap-3">
          <Button
            variant="line"
            size="s"
            pending={busy === "put"}
            onClick={() => input.current?.click()}
          >
            {photo ? m.own_page_photo_replace() : m.own_page_photo_choose()}
          </Button>
          {photo && (
            <Button
              variant="quiet"
              size="s"
              pending={busy === "remove"}
              onClick={() => void remove()}
            >
              <Trash2 {...ICON} />
              {m.own_page_photo_remove()}
            </Button>
          )}
        </div>
        <input
          ref={input}
          type="file"
          accept={PICTURE_TYPES.join(",")}
          aria-label={m.own_page_photo_choose()}
          tabIndex={-1}
          className="sr-only"
          onChange={(event) => {
            intake.take(event.currentTarget.files?.[0]);
            event.currentTarget.value = "";
          }}
        />
        <p className="mt-3 text-note text-ink-2">{m.own_page_photo_text()}</p>
        <FieldError>{intake.refusal}</FieldError>
        {failed && (
          <FieldError>
            {m.own_page_photo_failed()}{" "}
            <button
              type="button"
              className="min-h-11 rounded-badge text-ink underline underline-offset-4 focus-ring"
              onClick={() => void put(failed)}
            >
              {m.own_page_photo_again()}
            </button>
          </FieldError>
        )}
      </div>
      {CropDialog && picked && (
        <CropDialog
          picture={picked}
          shapes={[{ name: m.own_page_photo_square(), aspect: 1 }]}
          isOpen={isCropping}
          onClose={() => setCropping(false)}
          onPicture={(file) => void put(file)}
          onNoPicture={() => {
            setCropping(false);
            intake.refuse();
          }}
        />
      )}
    </div>
  );
}
