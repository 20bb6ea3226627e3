import { ImageUp } from "lucide-react";

import { classNames } from "./class-names.ts";
import { useDensity, type Density } from "./density.tsx";

interface DropZoneProps {
  /** The id of the preceding file input, whose focus ring it shows. */
  inputId: string;
  prompt: string;
  /** Lines under the prompt. */
  notes: readonly string[];
  isOver: boolean;
  isInvalid: boolean;
  density?: Density;
}

/** The empty state of a picture field: click or drop. */
export function DropZone({ inputId, prompt, notes, isOver, isInvalid, density }: DropZoneProps) {
  const panel = useDensity(density) === "panel";
  return (
    <label
      htmlFor={inputId}
      className={classNames(
        panel ? "rounded-panel" : "rounded-field",
        "grid justify-items-center gap-1 border-[1.5px] border-dashed px-5 py-6.5 text-center transition-colors hover:bg-hover-wash",
        "peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-ink",
        isOver
          ? "border-ink bg-hover-wash"
          : isInvalid
            ? "border-solid border-bad"
            : "border-control",
        isInvalid && !isOver ? "bg-bad-wash/45" : "bg-paper-hi",
      )}
    >
      <ImageUp size={24} strokeWidth={1.4} aria-hidden="true" />
      <b className="mt-1.5 font-label underline decoration-1 underline-offset-4">{prompt}</b>
      {notes.map((note) => (
        <small key={note} className="text-note text-ink-2">
          {note}
        </small>
      ))}
    </label>
  );
}
