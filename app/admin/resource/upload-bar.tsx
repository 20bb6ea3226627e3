import { X } from "lucide-react";

import { m } from "#app/i18n/translations.ts";
import { IconButton } from "#app/ui/icon-button.tsx";

import type { UploadState } from "./use-upload.ts";

/** The progress of an upload, with a button that cancels it. */
export function UploadBar({ share, cancel }: UploadState) {
  const percent = Math.round(share * 100);
  const words = share < 1 ? m.panel_uploading({ percent }) : m.panel_upload_working();
  return (
    <div className="flex items-center gap-3 py-1.5 ps-3.5 pe-1.5">
      <div className="min-w-0 flex-1">
        <span className="block text-note tabular-nums">{words}</span>
        <div
          role="progressbar"
          aria-label={words}
          aria-valuenow={percent}
          className="mt-1.5 h-1.5 overflow-hidden rounded-pill bg-ink/10"
        >
          <div className="h-full rounded-pill bg-ink" style={{ width: `${percent}%` }} />
        </div>
      </div>
      <IconButton label={m.panel_upload_cancel()} onClick={cancel}>
        <X size={17} strokeWidth={1.6} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
