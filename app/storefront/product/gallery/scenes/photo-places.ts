import type { SceneProps } from "../scene.ts";

interface Size {
  /** As for the `sizes` of an image: the longer side, because photographs are square. */
  sizes: string;
  className: string;
}

/** How large a photograph is. Over the whole screen all of it is seen; elsewhere it is cut. */
export const PLACES: Record<SceneProps["place"], Size> = {
  thumbnail: { sizes: "80px", className: "absolute inset-0" },
  stage: { sizes: "(width >= 64rem) 55vw, 100vw", className: "absolute inset-0" },
  screen: {
    sizes: "100vmin",
    className: "absolute inset-0 m-auto size-[100cqmin] md:rounded-stage",
  },
};
