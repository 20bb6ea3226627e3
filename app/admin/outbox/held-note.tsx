import { Clock } from "lucide-react";
import { Link } from "react-router";

import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import type { OutboxChange } from "#shared/outbox/outbox.ts";

interface HeldNoteProps {
  count: number;
  /** The address of the list of them. */
  lookAt: string;
  isPending: boolean;
  /** Undefined for whoever may not decide it. */
  onDecide: ((decided: OutboxChange["state"]) => void) | undefined;
}

/** Asks what becomes of messages that waited so long for a mail server that they may be stale. */
export function HeldNote({ count, lookAt, isPending, onDecide }: HeldNoteProps) {
  return (
    <div
      role="status"
      className="flex shrink-0 flex-wrap items-center gap-x-3 gap-y-2.5 border-b border-line bg-warn-wash px-4 py-3 text-warn md:px-7"
    >
      <Clock size={18} strokeWidth={1.6} aria-hidden="true" className="shrink-0" />
      <p className="min-w-0 flex-1 basis-64">
        <span className="font-label">{m.panel_outbox_held_question({ count })}</span>{" "}
        <Link to={lookAt} className="underline underline-offset-2 focus-ring">
          {m.panel_outbox_held_look()}
        </Link>
      </p>
      {onDecide && (
        <div className="flex gap-2">
          <Button
            variant="line"
            size="s"
            disabled={isPending}
            onClick={() => onDecide("discarded")}
          >
            {m.panel_outbox_held_drop()}
          </Button>
          <Button size="s" disabled={isPending} onClick={() => onDecide("waiting")}>
            {m.panel_outbox_held_send()}
          </Button>
        </div>
      )}
    </div>
  );
}
