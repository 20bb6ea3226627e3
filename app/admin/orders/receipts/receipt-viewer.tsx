import { ExternalLink, ImageOff, RotateCw, ZoomIn, ZoomOut } from "lucide-react";
import { useEffect, useRef, useState } from "react";

import { m } from "#app/i18n/translations.ts";
import { buttonClass } from "#app/ui/button-style.ts";
import { classNames } from "#app/ui/class-names.ts";
import { IconButton } from "#app/ui/icon-button.tsx";

import { useShortcutKeys } from "../../resource/use-shortcut-keys.ts";

/** How much larger than the frame the picture is drawn. */
const ZOOMS = [1, 1.5, 2, 3, 4] as const;

interface ReceiptViewerProps {
  src: string;
  className?: string;
  /** Whether + - and r on the page act on it. */
  hasKeys?: boolean;
}

/** A receipt that can be looked at closely: larger and smaller, turned by quarters, moved by scrolling. */
export function ReceiptViewer({ src, className, hasKeys = false }: ReceiptViewerProps) {
  const [level, setLevel] = useState(0);
  const [turns, setTurns] = useState(0);
  const [isBroken, setBroken] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const zoom = ZOOMS[level]!;
  const isLying = turns % 2 === 1;

  function zoomBy(step: 1 | -1) {
    setLevel((now) => Math.max(0, Math.min(now + step, ZOOMS.length - 1)));
  }
  const turn = () => setTurns((now) => (now + 1) % 4);

  // What was in the middle stays there.
  useEffect(() => {
    const area = frame.current;
    if (!area) return;
    area.scrollLeft = (area.scrollWidth - area.clientWidth) / 2;
    area.scrollTop = (area.scrollHeight - area.clientHeight) / 2;
  }, [level, turns]);

  useShortcutKeys((key) => {
    if (!hasKeys) return;
    if (key === "+" || key === "=") zoomBy(1);
    else if (key === "-") zoomBy(-1);
    else if (key === "r") turn();
  });

  if (src === "" || isBroken) {
    return (
      <p
        className={classNames(
          "grid place-content-center justify-items-center gap-2 rounded-panel bg-paper-lo p-6 text-ink-2",
          className,
        )}
      >
        <ImageOff size={20} strokeWidth={1.6} aria-hidden="true" />
        {src === "" ? m.panel_orders_receipt_none() : m.panel_picture_missing()}
      </p>
    );
  }
  return (
    <div className={classNames("relative flex min-h-0 flex-col", className)}>
      <div
        ref={frame}
        // Scrolled by keys too.
        tabIndex={0}
        role="group"
        aria-label={m.panel_detail_receipt()}
        className="grid min-h-0 flex-1 overflow-auto rounded-panel bg-paper-lo"
      >
        <div
          className="grid place-items-center [container-type:size]"
          style={{ width: `${zoom * 100}%`, height: `${zoom * 100}%` }}
        >
          <img
            src={src}
            alt={m.panel_detail_receipt()}
            onError={() => setBroken(true)}
            onDoubleClick={() => setLevel((now) => (now === 0 ? 2 : 0))}
            className="object-contain transition-[rotate] select-none"
            style={{
              rotate: `${turns * 90}deg`,
              // Lying on its side it fits the frame the other way.
              width: isLying ? "100cqh" : "100cqw",
              height: isLying ? "100cqw" : "100cqh",
              maxWidth: "none",
            }}
          />
        </div>
      </div>
      <div className="flex items-center gap-1 pt-2">
        <IconButton
          label={m.panel_orders_zoom_out()}
          aria-keyshortcuts="-"
          disabled={level === 0}
          onClick={() => zoomBy(-1)}
        >
          <ZoomOut size={18} strokeWidth={1.6} aria-hidden="true" />
        </IconButton>
        <span
          className="w-12 text-center text-note text-ink-2 tabular-nums"
          role="status"
          dir="ltr"
        >
          {zoom * 100}%
        </span>
        <IconButton
          label={m.panel_orders_zoom_in()}
          aria-keyshortcuts="+"
          disabled={level === ZOOMS.length - 1}
          onClick={() => zoomBy(1)}
        >
          <ZoomIn size={18} strokeWidth={1.6} aria-hidden="true" />
        </IconButton>
        <IconButton label={m.panel_orders_turn()} aria-keyshortcuts="r" onClick={turn}>
          <RotateCw size={18} strokeWidth={1.6} aria-hidden="true" />
        </IconButton>
        <a
          href={src}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={m.panel_picture_open()}
          className={buttonClass({ variant: "quiet" }, "panel", "ms-auto w-11 px-0! md:w-9")}
        >
          <ExternalLink size={17} strokeWidth={1.6} aria-hidden="true" />
        </a>
      </div>
    </div>
  );
}
