import { Reveal } from "../layout/reveal.tsx";
import { PreviewScene } from "./drawings.ts";

/** A preview of what a tap does, on a dark background. */
export function Preview() {
  return (
    <Reveal id="preview" className="overflow-hidden on-night">
      <PreviewScene />
    </Reveal>
  );
}
