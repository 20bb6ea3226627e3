import { NoteBox } from "./note-box.tsx";

interface FailedNoteProps {
  title: string;
  /** For when the server reported nothing; `form-program.ts` puts in what it did. */
  text: string;
}

/** Says above a form's button that sending it failed, once it did. A toast announces the same. */
export function FailedNote({ title, text }: FailedNoteProps) {
  return (
    <NoteBox kind="bad" title={title} className="mt-8 not-data-shown:hidden" data-failed>
      <p className="mt-1 text-ink" data-reason>
        {text}
      </p>
    </NoteBox>
  );
}
