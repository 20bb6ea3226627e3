import { Crop, ImageOff, ImageUp, Trash2 } from "lucide-react";
import { useState } from "react";

import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { fileSize } from "#app/ui/picture-file.ts";
import { useObjectUrl } from "#app/ui/use-object-url.ts";

import { UploadBar } from "./upload-bar.tsx";
import type { UploadState } from "./use-upload.ts";

interface PicturePreviewProps {
  file: File | null;
  /** URL of the stored picture, shown when there is no file. */
  stored: string;
  /** Width by height of the published picture. */
  aspect: number | undefined;
  /** A file is being dragged over it. */
  isOver: boolean;
  upload: UploadState | undefined;
  onReplace: () => void;
  onCrop: (() => void) | undefined;
  onRemove: (() => void) | undefined;
  /** Called when the file can't be shown, so is not a picture. */
  onNoPicture: () => void;
}

/** A preview of the picture with its actions. */
export function PicturePreview(props: PicturePreviewProps) {
  const { file, stored, aspect, isOver, upload, onReplace, onCrop, onRemove, onNoPicture } = props;
  const own = useObjectUrl(file);
  return (
    <div
      className={classNames(
        "overflow-hidden rounded-panel border bg-paper-hi",
        isOver ? "border-ink outline outline-ink" : "border-line-2",
      )}
    >
      <Shown
        key={own ?? stored}
        url={file ? own : stored}
        aspect={aspect}
        onBroken={file ? onNoPicture : undefined}
      />
      {upload ? (
        <UploadBar {...upload} />
      ) : (
        <div className="flex flex-wrap items-center gap-x-1 gap-y-1 py-1.5 ps-3.5 pe-1.5">
          <span className="me-auto min-w-24 flex-1 py-1">
            <bdi className="block truncate font-label leading-snug" title={file?.name}>
              {file?.name ?? m.panel_picture_stored()}
            </bdi>
            {file && <small className="block text-note text-ink-2">{fileSize(file.size)}</small>}
          </span>
          {onCrop && (
            <Button variant="quiet" onClick={onCrop} className="px-2.5!">
              <Crop {...ICON} />
              {m.ui_picture_crop()}
            </Button>
          )}
          <Button variant="quiet" onClick={onReplace} className="px-2.5!">
            <ImageUp {...ICON} />
            {m.ui_picture_replace()}
          </Button>
          {onRemove && (
            <IconButton label={m.ui_picture_remove()} onClick={onRemove}>
              <Trash2 {...ICON} />
            </IconButton>
          )}
        </div>
      )}
    </div>
  );
}

const ICON = { size: 16, strokeWidth: 1.6, "aria-hidden": true } as const;

interface ShownProps {
  url: string | undefined;
  aspect: number | undefined;
  onBroken: (() => void) | undefined;
}

function Shown({ url, aspect, onBroken }: ShownProps) {
  const [isBroken, setBroken] = useState(false);
  return (
    <div className="grid h-52 place-items-center border-b border-line bg-paper-lo p-3">
      {isBroken ? (
        <span className="flex items-center gap-2 text-ink-2">
          <ImageOff {...ICON} />
          {m.panel_picture_missing()}
        </span>
      ) : (
        url && (
          <img
            src={url}
            alt={m.panel_picture_preview()}
            onError={() => (onBroken ? onBroken() : setBroken(true))}
            style={aspect ? { aspectRatio: aspect } : undefined}
            className={classNames(
              "rounded-badge",
              aspect ? "h-46 max-w-full object-cover" : "max-h-46 max-w-full object-contain",
            )}
          />
        )
      )}
    </div>
  );
}
