import { Check, CircleHelp, Nfc, OctagonX, Pause, SmartphoneNfc } from "lucide-react";
import type { LucideIcon } from "lucide-react";

import { classNames } from "#app/ui/class-names.ts";

import type { MarkLook, MarkText } from "./desk-texts.ts";

const ICONS: Record<MarkLook, LucideIcon> = {
  still: SmartphoneNfc,
  paused: Pause,
  hold: Nfc,
  work: Nfc,
  done: Check,
  ask: CircleHelp,
  wrong: OctagonX,
};

const LOOKS: Record<MarkLook, string> = {
  still: "bg-neutral-wash text-ink",
  paused: "bg-neutral-wash text-ink",
  hold: "bg-ink text-paper",
  work: "bg-info-wash text-info",
  done: "bg-ok text-white",
  ask: "bg-warn-wash text-warn",
  wrong: "bg-bad text-white",
};

interface DeskMarkProps extends MarkText {
  className?: string;
}

/** What happens now, so large that it is seen with the phone lying on the table. */
export function DeskMark({ look, title, text, className }: DeskMarkProps) {
  const Icon = ICONS[look];
  return (
    <div
      role="status"
      data-look={look}
      className={classNames(
        "grid min-h-72 place-content-center justify-items-center gap-3 rounded-stage px-6 py-8 text-center transition-colors",
        LOOKS[look],
        className,
      )}
    >
      <Icon
        size={88}
        strokeWidth={1.5}
        aria-hidden="true"
        className={classNames(look === "work" && "animate-breathe")}
      />
      <p className="text-item leading-tight font-label wrap-anywhere">{title}</p>
      <p className="max-w-md text-base wrap-anywhere">{text}</p>
    </div>
  );
}
