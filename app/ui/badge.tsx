import type { ReactNode } from "react";

import { classNames } from "./class-names.ts";

export type BadgeTone = "ok" | "warn" | "info" | "bad" | "neutral";

const TONE: Record<BadgeTone, string> = {
  ok: "bg-ok-wash text-ok",
  warn: "bg-warn-wash text-warn",
  info: "bg-info-wash text-info",
  bad: "bg-bad-wash text-bad",
  neutral: "bg-neutral-wash text-ink",
};

interface BadgeProps {
  tone?: BadgeTone;
  /** On several lines where there is no room: for a state that takes more than a word. */
  wraps?: boolean;
  children: ReactNode;
}

/** A state in a word or a few with a dot, so that colour is never the only sign. */
export function Badge({ tone = "neutral", wraps, children }: BadgeProps) {
  return (
    <span
      className={classNames(
        "inline-flex items-center gap-1.75 rounded-badge ps-2.25 pe-2.5",
        wraps ? "min-h-6.25" : "h-6.25 whitespace-nowrap",
        "text-note font-label",
        TONE[tone],
      )}
    >
      <i aria-hidden="true" className="size-1.5 shrink-0 rotate-45 bg-current" />
      {children}
    </span>
  );
}
