import { classNames } from "#app/ui/class-names.ts";

interface CutTextProps {
  children: string;
  lang?: string;
  className?: string;
}

/**
 * One truncated line of text. The ellipsis is at the end of the text's own direction; the alignment
 * is the page's.
 */
export function CutText({ children, lang, className }: CutTextProps) {
  return (
    <span
      dir="auto"
      lang={lang}
      className={classNames(
        "block min-w-0 truncate [text-align:-webkit-match-parent] [text-align:match-parent]",
        className,
      )}
    >
      {children}
    </span>
  );
}
