import { useQuery } from "@tanstack/react-query";

import { m } from "#app/i18n/translations.ts";
import { DialogClose, DialogDescription, DialogShell, DialogTitle } from "#app/ui/dialog.tsx";

import { DialogLoading } from "../../resource/dialog-loading.tsx";
import { LoadError } from "../../resource/load-error.tsx";
import { serverMessage } from "../../resource/server-message.ts";
import type { Meant } from "../list/use-bulk-status.ts";
import { ChosenCards } from "./chosen-cards.tsx";
import { plateCardsQuery } from "./plate-queries.ts";
import { SheetForm } from "./sheet-form.tsx";

interface PlatesDialogProps {
  meant: Meant;
  isOpen: boolean;
  onClose: () => void;
}

/** Which of the chosen cards can be printed, and files of them for a plant. */
export default function PlatesDialog({ meant, isOpen, onClose }: PlatesDialogProps) {
  return (
    <DialogShell
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      size="l"
      className="text-panel"
    >
      <div className="flex items-start justify-between gap-4 px-6 pt-6">
        <div className="min-w-0">
          <DialogTitle className="text-lead leading-snug font-label">
            {m.panel_plate_open()}
          </DialogTitle>
          <DialogDescription className="mt-1 text-ink-2">{m.panel_plate_text()}</DialogDescription>
        </div>
        <DialogClose className="-me-2.5 -mt-2.5" />
      </div>
      <Cards meant={meant} />
    </DialogShell>
  );
}

function Cards({ meant }: { meant: Meant }) {
  const query = useQuery(plateCardsQuery(meant));
  if (query.isError) {
    return (
      <LoadError
        text={serverMessage(query.error, m.panel_plate_load_failed())}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      />
    );
  }
  if (!query.data || query.isFetching) return <DialogLoading />;
  return (
    <div className="grid gap-5 p-6">
      <ChosenCards cards={query.data} />
      {query.data.ready.length > 0 && <SheetForm ready={query.data.ready} />}
    </div>
  );
}
