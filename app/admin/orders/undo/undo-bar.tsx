import { Undo2, X } from "lucide-react";

import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";

import type { Undo } from "./use-undo.ts";

/** Says what was done to orders, with the way back. It takes room of its own and lies over nothing. */
export function UndoBar({ undo }: { undo: Undo }) {
  const { offered } = undo;
  if (!offered) return null;
  return (
    <div
      role="status"
      data-foot
      className="sticky bottom-0 z-20 flex shrink-0 flex-wrap items-center gap-x-3 gap-y-1 border-t border-line bg-night px-4 py-2.5 text-on-night on-night md:px-7"
    >
      <div className="min-w-0 flex-1">
        <p>{offered.text}</p>
        {offered.note && <p className="text-note text-on-night-2">{offered.note}</p>}
      </div>
      {offered.entries.length > 0 && (
        <Button variant="light-on-night" pending={undo.isPending} onClick={undo.undo}>
          <Undo2 size={16} strokeWidth={1.6} aria-hidden="true" className="rtl:-scale-x-100" />
          {m.panel_more_undo()}
        </Button>
      )}
      <IconButton
        label={m.ui_close()}
        onClick={undo.close}
        className="-me-2.5 text-on-night! hover:bg-white/10!"
      >
        <X size={17} strokeWidth={1.6} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
