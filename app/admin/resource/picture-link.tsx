import { ExternalLink, ImageOff } from "lucide-react";
import { useState } from "react";

import { m } from "#app/i18n/translations.ts";
import { classNames } from "#app/ui/class-names.ts";

interface PictureLinkProps {
  src: string;
  /** The alternative text. */
  alt: string;
  className?: string;
}

/** A stored picture that opens in full size in a new tab. */
export function PictureLink({ src, alt, className }: PictureLinkProps) {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) {
    return (
      <span className="inline-flex items-center gap-2 text-ink-2">
        <ImageOff size={16} strokeWidth={1.6} aria-hidden="true" />
        {m.panel_picture_missing()}
      </span>
    );
  }
  return (
    <a
      href={src}
      target="_blank"
      rel="noopener noreferrer"
      className="group/picture relative inline-block max-w-full overflow-hidden rounded-panel bg-paper-lo shadow-line focus-ring"
    >
      <img
        src={src}
        alt={alt}
        onError={() => setBroken(true)}
        className={classNames("block max-w-full object-contain", className ?? "max-h-80")}
      />
      <span className="absolute end-2 bottom-2 inline-flex items-center gap-1.5 rounded-badge bg-night px-2 py-1 text-note text-on-night opacity-0 transition-opacity group-hover/picture:opacity-100 group-focus-visible/picture:opacity-100">
        <ExternalLink size={14} strokeWidth={1.6} aria-hidden="true" />
        {m.panel_picture_open()}
      </span>
    </a>
  );
}
