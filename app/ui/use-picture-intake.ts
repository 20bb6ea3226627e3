import { useState, type DragEvent } from "react";

import { m } from "#app/i18n/translations.ts";

import { PICTURE_MAX_BYTES, PICTURE_TYPES, pictureProblem } from "./picture-file.ts";

export interface PictureRules {
  accept?: readonly string[];
  maxBytes?: number;
  wrongTypeMessage?: string;
  tooLargeMessage?: string;
}

/**
 * Checks picked, dropped and pasted files: an invalid one sets `refusal` to a message, a valid one is
 * passed to `onFile`. Spread `drop` onto the drop target; `isOver` is true during a drag over it.
 */
export function usePictureIntake(
  {
    accept = PICTURE_TYPES,
    maxBytes = PICTURE_MAX_BYTES,
    wrongTypeMessage,
    tooLargeMessage,
  }: PictureRules,
  onFile: (file: File) => void,
) {
  const [refusal, setRefusal] = useState<string>();
  const [isOver, setOver] = useState(false);

  function take(file: File | null | undefined) {
    if (!file) return;
    const problem = pictureProblem(file, accept, maxBytes);
    if (problem === "too-large") return setRefusal(tooLargeMessage ?? m.ui_picture_too_large());
    if (problem) return setRefusal(wrongTypeMessage ?? m.ui_picture_wrong_type());
    setRefusal(undefined);
    onFile(file);
  }

  return {
    refusal,
    clearRefusal: () => setRefusal(undefined),
    take,
    /** Shows the wrong-type message, for a file that turned out not to be a picture. */
    refuse: () => setRefusal(wrongTypeMessage ?? m.ui_picture_wrong_type()),
    isOver,
    drop: {
      onDragOver(event: DragEvent) {
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop(event: DragEvent) {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files[0]);
      },
    },
  };
}
