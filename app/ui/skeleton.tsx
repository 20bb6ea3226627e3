import { classNames } from "./class-names.ts";

/** A placeholder for content that is loading; give it the size of that content. */
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
