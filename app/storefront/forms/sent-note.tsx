import { CircleCheck } from "lucide-react";

interface SentNoteProps {
  /** The fragment of the address to which a successful form redirects. */
  id: string;
  title: string;
  text?: string;
}

/**
 * The success message for browsers without a script. Pages are cached for all visitors, so every
 * page contains it; it is only visible when the address has its fragment.
 */
export function SentNote({ id, title, text }: SentNoteProps) {
  return (
    <div
      id={id}
      tabIndex={-1}
      className="mb-8 scroll-mt-6 lg:scroll-mt-16 hidden gap-3 rounded-field bg-ok-wash p-5 text-ok shadow-line outline-none target:flex"
    >
      <CircleCheck size={20} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 shrink-0" />
      <div className="min-w-0">
        <p className="font-label">{title}</p>
        {text && <p className="mt-1 text-ink">{text}</p>}
      </div>
    </div>
  );
}
