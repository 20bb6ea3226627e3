import { useLayoutEffect, useRef, useState, type CSSProperties, type ReactNode } from "react";

import { smallestOf, srcSetOf, type Photographed } from "./pictures.ts";

interface PhotoPictureProps {
  name: Photographed;
  /** Its displayed width, as for the `sizes` of an image. */
  sizes: string;
  /** Loaded behind everything else. */
  minor?: boolean;
  /** Its size and place. */
  style: CSSProperties;
  /** What is laid on it: it is not seen without the photograph. */
  children: ReactNode;
}

/** A square photograph with what is laid on it; loaded when it comes near the screen. */
export function PhotoPicture({ name, sizes, minor, style, children }: PhotoPictureProps) {
  const picture = useRef<HTMLImageElement>(null);
  // On the server's page both are in sight, since without scripts nothing would show them.
  const [isLoading, setLoading] = useState(false);
  useLayoutEffect(() => setLoading(!picture.current!.complete), []);
  const show = () => setLoading(false);
  return (
    <div
      style={style}
      className={isLoading ? "opacity-0" : "transition-opacity duration-220 ease-out"}
    >
      <picture>
        <source type="image/avif" srcSet={srcSetOf(name, "avif")} sizes={sizes} />
        <img
          ref={picture}
          loading="lazy"
          fetchPriority={minor ? "low" : undefined}
          sizes={sizes}
          srcSet={srcSetOf(name, "webp")}
          src={smallestOf(name)}
          alt=""
          decoding="async"
          onLoad={show}
          onError={show}
          className="size-full object-cover"
        />
      </picture>
      {children}
    </div>
  );
}
