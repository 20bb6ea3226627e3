interface QuotedTextProps {
  /** Nothing is shown for ''. */
  text: string;
  /** Says whose words these are, where they don't stand for themselves. */
  label?: string | undefined;
}

/** Text as somebody typed it, in whatever direction it runs. */
export function QuotedText({ text, label }: QuotedTextProps) {
  if (text === "") return null;
  return (
    <figure className="my-3">
      {label && <figcaption className="mb-1.5 text-note text-ink-2">{label}</figcaption>}
      <blockquote
        dir="auto"
        className="border-s-2 border-line-2 ps-4 text-body leading-relaxed whitespace-pre-line wrap-anywhere"
      >
        {text}
      </blockquote>
    </figure>
  );
}
