import { classNames } from "#app/ui/class-names.ts";

interface CutTextProps {
  children: string | number;
  lang?: string;
  /** Of what is read from left to right in every language, as an e-mail address is. */
  dir?: "ltr";
  className?: string;
}

/**
 * One truncated line of text. The ellipsis is at the end of the text's own direction; the alignment
 * is the page's.
 */
export function CutText({ children, lang, dir, className }: CutTextProps) {
  return (
    <span
      dir={dir ?? "auto"}
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
