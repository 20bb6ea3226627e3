import { useEffect, useRef, useState, type ReactElement } from "react";

import { m } from "#app/i18n/translations.ts";

import { Button } from "./button.tsx";
import { NoPictureIcon } from "./plain-icons.tsx";

type PictureState = "loading" | "loaded" | "failed-to-fallback" | "failed-total";

interface PictureProps {
  src: string;
  /** Shown when `src` does not load: another picture, or an element that can't fail. */
  fallback: string | ReactElement;
  alt: string;
  /**
   * Its displayed width, as for the `sizes` of an image: determines which stored size is loaded.
   */
  sizes: string;
  /** Loaded at once because it is visible at first, rather than lazily. */
  eager?: boolean;
  className?: string;
}

/**
 * A stored picture. When it does not load, the fallback is shown; when that fails too, a message
 * with a button to try again. Give it a size by class, so that the layout does not shift when it
 * loads.
 */
export function Picture({ src, fallback, alt, sizes, eager = false, className }: PictureProps) {
  const [state, setState] = useState<PictureState>("loading");
  const image = useRef<HTMLImageElement>(null);
  const retry = useRef<HTMLButtonElement>(null);
  const [retried, setRetried] = useState(false);
  const fail = () =>
    setState((now) => (now === "failed-to-fallback" ? "failed-total" : "failed-to-fallback"));

  // The picture may have failed before the script was running.
  useEffect(() => {
    const { current } = image;
    if (state === "loading" && current?.complete && current.naturalWidth === 0) fail();
  }, [state]);

  // The pressed button is gone: keyboard users continue from here.
  useEffect(() => {
    if (!retried || document.activeElement !== document.body) return;
    (image.current ?? retry.current)?.focus({ preventScroll: true });
  }, [state, retried]);

  if (state === "failed-to-fallback" && typeof fallback !== "string") return fallback;
  if (state === "failed-total") {
    return (
      <div
        role="group"
        className={`grid! place-content-center justify-items-center gap-4 rounded-stage bg-paper-lo p-6 text-center shadow-line ${className ?? ""}`}
      >
        <NoPictureIcon size={28} strokeWidth={1.4} className="text-ink-3" />
        <p className="font-label">{m.ui_picture_failed()}</p>
        <Button
          ref={retry}
          variant="line"
          size="s"
          onClick={() => {
            setRetried(true);
            setState("loading");
          }}
        >
          {m.ui_retry()}
        </Button>
      </div>
    );
  }
  const shown = state === "failed-to-fallback" && typeof fallback === "string" ? fallback : src;
  return (
    <img
      ref={image}
      // Must precede the addresses, otherwise they would be loaded at once.
      loading={eager ? "eager" : "lazy"}
      fetchPriority={eager ? "high" : undefined}
      sizes={sizes}
      srcSet={variantsOf(shown)}
      src={shown}
      alt={alt}
      tabIndex={retried ? -1 : undefined}
      decoding="async"
      onLoad={() => setState((now) => (now === "loading" ? "loaded" : now))}
      onError={fail}
      className={className}
    />
  );
}

/** In pixels: the widths in which the server offers public pictures. */
const WIDTHS = [320, 640, 960, 1280, 1920];

/** The `srcset` of a public stored picture; the server chooses the format by the request. */
function variantsOf(src: string): string | undefined {
  if (!src.startsWith("/uploads/public/")) return undefined;
  return WIDTHS.map((width) => `${src}?w=${width} ${width}w`).join(", ");
}
