import { classNames } from "#app/ui/class-names.ts";

/**
 * Text that somebody typed, on one line of its own: it runs in its own direction, so that its end is
 * what is cut, and begins where the lines around it do.
 */
export function OneLine({ className, children }: { className?: string; children: string }) {
  return (
    <span className={classNames("flex", className)}>
      <span dir="auto" className="min-w-0 truncate">
        {children}
      </span>
    </span>
  );
}
