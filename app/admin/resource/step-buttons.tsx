import { ChevronLeft, ChevronRight } from "lucide-react";

import { IconButton } from "#app/ui/icon-button.tsx";

export const CHEVRON = {
  size: 18,
  strokeWidth: 1.6,
  "aria-hidden": true,
  className: "rtl:-scale-x-100",
} as const;

interface Step {
  label: string;
  /** Undefined at the end. */
  onStep: (() => void) | undefined;
}

/** To the record before and to the one behind, which K and J do too. */
export function StepButtons(props: { before: Step; behind: Step; className?: string }) {
  const { before, behind, className } = props;
  return (
    <span className={className}>
      <IconButton
        label={before.label}
        aria-keyshortcuts="k"
        disabled={!before.onStep}
        onClick={before.onStep}
      >
        <ChevronLeft {...CHEVRON} />
      </IconButton>
      <IconButton
        label={behind.label}
        aria-keyshortcuts="j"
        disabled={!behind.onStep}
        onClick={behind.onStep}
      >
        <ChevronRight {...CHEVRON} />
      </IconButton>
    </span>
  );
}
