import { classNames } from "./class-names.ts";

/** The place of something that is coming; give it the size of what comes. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        "block animate-breathe rounded-badge bg-paper-lo motion-reduce:animate-none",
        className,
      )}
    />
  );
}
