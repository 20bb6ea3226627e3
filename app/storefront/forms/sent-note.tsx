import type { Ref } from "react";

import { NoteBox } from "./note-box.tsx";

interface SentNoteProps {
  /** The fragment of the address to which a successful form redirects. */
  id: string;
  title: string;
  text?: string;
  /** A script has sent the form. */
  shown?: boolean;
  ref?: Ref<HTMLDivElement>;
}

/**
 * The success message. Pages are cached for all visitors, so every page contains it; without a script
 * it is only visible when the address has its fragment.
 */
export function SentNote({ id, title, text, shown = false, ref }: SentNoteProps) {
  return (
    <NoteBox
      ref={ref}
      id={id}
      kind="ok"
      title={title}
      className={shown ? "mb-8" : "mb-8 not-target:hidden"}
    >
      {text && <p className="mt-1 text-ink">{text}</p>}
    </NoteBox>
  );
}
