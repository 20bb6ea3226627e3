interface QuotedWordsProps {
  /** Nothing is shown for ''. */
  words: string;
  /** Says whose words these are, where they don't stand for themselves. */
  label?: string | undefined;
}

/** Text as somebody typed it, in whatever direction it runs. */
export function QuotedWords({ words, label }: QuotedWordsProps) {
  if (words === "") return null;
  return (
    <figure className="my-3">
      {label && <figcaption className="mb-1.5 text-note text-ink-2">{label}</figcaption>}
      <blockquote
        dir="auto"
        className="border-s-2 border-line-2 ps-4 text-body leading-relaxed whitespace-pre-line wrap-anywhere"
      >
        {words}
      </blockquote>
    </figure>
  );
}
