import { useEffect, useState } from "react";

import type { PrintedPicture } from "#app/card/card-print.ts";

/** The picture with its aspect ratio, once the browser has decoded it; null until then, or without one. */
export function usePrintedPicture(url: string | undefined): PrintedPicture | null {
  const [picture, setPicture] = useState<PrintedPicture | null>(null);
  useEffect(() => {
    if (!url) return;
    const image = new Image();
    image.onload = () => setPicture({ url, aspect: image.naturalWidth / image.naturalHeight || 1 });
    image.src = url;
    return () => {
      image.onload = null;
      setPicture(null);
    };
  }, [url]);
  return picture;
}
