import type { ReactNode } from "react";

interface EmptyStateProps {
  title: string;
  /** What to do next, or when there will be content. */
  hint?: string;
  /** A button or link for that. */
  children?: ReactNode;
}

/** A message that there is nothing to show. */
export function EmptyState({ title, hint, children }: EmptyStateProps) {
  return (
    <div className="grid flex-1 place-content-center justify-items-center gap-1 px-6 py-16 text-center">
      <BlankCards />
      <h2 className="mt-5 text-base font-label">{title}</h2>
      {hint && <p className="max-w-90 text-ink-2">{hint}</p>}
      {children && <div className="mt-4 flex flex-wrap justify-center gap-2">{children}</div>}
    </div>
  );
}

/** A drawing of empty cards. */
function BlankCards() {
  return (
    <svg width="132" height="92" viewBox="0 0 132 92" fill="none" aria-hidden="true">
      <g stroke="var(--color-ink)" strokeWidth="1.5">
        <rect x="30" y="6" width="86" height="54" rx="4" strokeOpacity=".28" />
        <rect
          x="20"
          y="16"
          width="86"
          height="54"
          rx="4"
          strokeOpacity=".5"
          fill="var(--color-paper-hi)"
        />
        <rect x="10" y="26" width="86" height="54" rx="4" fill="var(--color-paper-hi)" />
        <path d="M20 68h28M20 60h18" strokeOpacity=".5" />
      </g>
      <g stroke="var(--color-copper)" strokeWidth="1.5" strokeLinecap="round">
        <path d="M72 45a10 10 0 0 1 0 14M78 40a17 17 0 0 1 0 24" />
      </g>
      <path d="M63 48.5 66.500 52 63 55.500 59.500 52z" fill="var(--color-copper)" />
    </svg>
  );
}
