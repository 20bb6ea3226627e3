import { useQuery } from "@tanstack/react-query";

import { m } from "#app/i18n/translations.ts";
import { DialogShell } from "#app/ui/dialog.tsx";

import { DialogHead } from "../../resource/dialog-head.tsx";
import { DialogLoading } from "../../resource/dialog-loading.tsx";
import { LoadError } from "../../resource/load-error.tsx";
import { serverMessage } from "../../resource/server-message.ts";
import type { OrderSelection } from "../order-selection.ts";
import { ChosenCards } from "./chosen-cards.tsx";
import { SheetForm } from "./sheet-form.tsx";
import { printSheetCardsQuery } from "./sheet-queries.ts";

interface PrintSheetsDialogProps {
  meant: OrderSelection;
  isOpen: boolean;
  onClose: () => void;
}

/** Which of the chosen cards can be printed, and files of them for a plant. */
export default function PrintSheetsDialog({ meant, isOpen, onClose }: PrintSheetsDialogProps) {
  return (
    <DialogShell
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      size="l"
      className="text-panel"
    >
      <div className="px-6 pt-6">
        <DialogHead title={m.panel_print_sheet_open()} description={m.panel_print_sheet_text()} />
      </div>
      <Cards meant={meant} />
    </DialogShell>
  );
}

function Cards({ meant }: { meant: OrderSelection }) {
  const query = useQuery(printSheetCardsQuery(meant));
  if (query.isError) {
    return (
      <LoadError
        text={serverMessage(query.error, m.panel_print_sheet_load_failed())}
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
