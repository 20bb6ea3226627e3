import { NoteBox } from "./note-box.tsx";

interface SentNoteProps {
  /** The fragment of the address to which a successful form redirects. */
  id: string;
  title: string;
  text?: string;
}

/**
 * The success message. Pages are cached for all visitors, so every page contains it; it is only visible
 * when the address has its fragment, or a script has sent the form.
 */
export function SentNote({ id, title, text }: SentNoteProps) {
  return (
    <NoteBox
      id={id}
      kind="ok"
      title={title}
      className="mb-8 not-target:not-data-shown:hidden"
      data-done
    >
      {text && <p className="mt-1 text-ink">{text}</p>}
    </NoteBox>
  );
}
