import { classNames } from "#app/ui/class-names.ts";

interface CutTextProps {
  children: string;
  lang?: string;
  className?: string;
}

/**
 * A text of which one line is shown. It is cut at its own end, whichever way it is read, and stands
 * where the page's lines begin.
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
