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

/** A state in one word with a dot, so that colour is never the only sign. */
export function Badge({ tone = "neutral", children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={classNames(
        "inline-flex h-6.25 items-center gap-1.75 whitespace-nowrap rounded-badge ps-2.25 pe-2.5",
        "text-note font-label",
        TONE[tone],
      )}
    >
      <i aria-hidden="true" className="size-1.5 rotate-45 bg-current" />
      {children}
    </span>
  );
}
