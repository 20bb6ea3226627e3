import { smallestOf, srcSetOf, type Photographed } from "./pictures.ts";

interface PhotoPictureProps {
  name: Photographed;
  /** Its displayed width, as for the `sizes` of an image. */
  sizes: string;
  alt: string;
  /** Loaded behind everything else. */
  minor?: boolean;
}

/** A photograph, square, as large as what it is in; loaded when it comes near the screen. */
export function PhotoPicture({ name, sizes, alt, minor }: PhotoPictureProps) {
  return (
    <picture>
      <source type="image/avif" srcSet={srcSetOf(name, "avif")} sizes={sizes} />
      <img
        loading="lazy"
        fetchPriority={minor ? "low" : undefined}
        sizes={sizes}
        srcSet={srcSetOf(name, "webp")}
        src={smallestOf(name)}
        alt={alt}
        decoding="async"
        className="size-full object-cover"
      />
    </picture>
  );
}
