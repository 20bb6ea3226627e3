import { X } from "lucide-react";

import { m } from "#app/i18n/translations.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { UploadProgress } from "#app/ui/upload-progress.tsx";

import type { UploadState } from "./use-upload.ts";

/** The progress of an upload, with a button that cancels it. */
export function UploadBar({ share, cancel }: UploadState) {
  const percent = Math.round(share * 100);
  const text = share < 1 ? m.panel_uploading({ percent }) : m.panel_upload_working();
  return (
    <div className="flex items-center gap-3 py-1.5 ps-3.5 pe-1.5">
      <UploadProgress percent={percent} text={text} />
      <IconButton label={m.panel_upload_cancel()} onClick={cancel}>
        <X size={17} strokeWidth={1.6} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
