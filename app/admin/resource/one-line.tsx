import { classNames } from "#app/ui/class-names.ts";

/**
 * Text that somebody typed, on one line of its own: it runs in its own direction, so that its end is
 * what is cut, and stands where the lines around it do.
 */
export function OneLine({ className, children }: { className?: string; children: string }) {
  return (
    <span dir="auto" className={classNames("block truncate [text-align:match-parent]", className)}>
      {children}
    </span>
  );
}
