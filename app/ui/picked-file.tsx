import { ImageOff, Trash2 } from "lucide-react";
import { useState } from "react";

import { m } from "#app/i18n/translations.ts";

import { Button } from "./button.tsx";
import { classNames } from "./class-names.ts";
import type { Density } from "./density.tsx";
import { IconButton } from "./icon-button.tsx";
import { fileSize } from "./picture-file.ts";
import { useObjectUrl } from "./use-object-url.ts";

interface PickedFileProps {
  file: File | null;
  stored: { url: string; name: string } | null;
  density?: Density;
  /** A file is being dragged over it. */
  over: boolean;
  onReplace: () => void;
  onRemove?: () => void;
}

/** The picked picture: thumbnail, name, size, and buttons to replace and remove it. */
export function PickedFile({ file, stored, density, over, onReplace, onRemove }: PickedFileProps) {
  const own = useObjectUrl(file);
  const url = file ? own : stored?.url;
  const name = file?.name ?? stored?.name ?? "";
  return (
    <div
      className={classNames(
        "flex min-h-18 items-center gap-3.5 rounded-field bg-paper-hi ps-3 pe-2",
        over ? "shadow-chosen" : "shadow-line-2",
      )}
    >
      <Thumbnail key={url} url={url} />
      <span className="min-w-0 flex-1 py-2">
        <bdi className="block truncate font-label leading-snug rtl:text-right" title={name}>
          {name}
        </bdi>
        {file && <small className="block text-note text-ink-2">{fileSize(file.size)}</small>}
      </span>
      <Button variant="quiet" size="s" density={density} onClick={onReplace} className="px-3.5!">
        {m.ui_picture_replace()}
      </Button>
      {onRemove && (
        <IconButton label={m.ui_picture_remove()} density={density} onClick={onRemove}>
          <Trash2 size={18} strokeWidth={1.5} aria-hidden="true" />
        </IconButton>
      )}
    </div>
  );
}

function Thumbnail({ url }: { url?: string }) {
  const [broken, setBroken] = useState(false);
  return (
    <span className="grid size-12 shrink-0 place-items-center overflow-hidden rounded-panel bg-paper-lo">
      {broken ? (
        <ImageOff size={18} strokeWidth={1.5} className="text-ink-3" aria-hidden="true" />
      ) : (
        url && (
          <img
            src={url}
            alt=""
            className="size-full object-contain"
            onError={() => setBroken(true)}
          />
        )
      )}
    </span>
  );
}
