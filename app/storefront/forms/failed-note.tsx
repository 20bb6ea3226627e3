import { NoteBox } from "./note-box.tsx";

interface FailedNoteProps {
  /** From `useSentForm`. */
  form: { failure: string | undefined };
  title: string;
  /** The text for what the server reported; '' when it reported nothing. */
  text: (reported: string) => string;
}

/** Says above a form's button that sending it failed. The toast announces the same. */
export function FailedNote({ form: { failure }, title, text }: FailedNoteProps) {
  if (failure === undefined) return null;
  return (
    <NoteBox kind="bad" title={title} className="mt-8">
      <p className="mt-1 text-ink">{text(failure)}</p>
    </NoteBox>
  );
}
