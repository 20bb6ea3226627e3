import { m } from "#app/i18n/translations.ts";
import { UploadProgress } from "#app/ui/upload-progress.tsx";

import { useOrderDialog } from "./order-dialog-context.ts";

/**
 * How much of the pictures is sent, above the footer, with a way to stop. It appears after a moment:
 * mostly all is sent before.
 */
export function UploadLine() {
  const { upload } = useOrderDialog();
  if (!upload) return null;
  const percent = Math.floor(upload.share * 100);
  const text = m.order_uploading({ percent });
  return (
    <div className="absolute inset-x-0 bottom-full flex items-center gap-4 border-t border-line bg-paper-lo px-5 py-1.5 transition-opacity delay-300 lg:px-10 starting:opacity-0">
      <UploadProgress percent={percent} text={text} />
      <button
        type="button"
        onClick={upload.cancel}
        className="min-h-11 shrink-0 rounded-badge px-1 font-label"
      >
        <span className="rule-link">{m.order_upload_cancel()}</span>
      </button>
    </div>
  );
}
