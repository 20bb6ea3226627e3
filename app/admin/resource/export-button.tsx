import { Download, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";

import { loadCsv } from "#app/api/load-csv.ts";
import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { toast } from "#app/ui/toast.ts";
import type { CsvCall } from "#shared/http/csv-call.ts";

import { useOffer } from "../palette/palette-state.tsx";
import { sayFailed } from "./failures.ts";
import { saveAs } from "./save-as.ts";

interface ExportButtonProps {
  call: CsvCall;
  /** The list's present search, filters and order. */
  query: Record<string, string | undefined>;
}

interface Progress {
  records: number;
  total: number;
}

/** Saves all matching records as a CSV file and shows the progress; it can be cancelled. */
export function ExportButton({ call, query }: ExportButtonProps) {
  const [progress, setProgress] = useState<Progress>();
  const loading = useRef<AbortController>(undefined);
  // Leaving the screen cancels the download.
  useEffect(() => () => loading.current?.abort(), []);

  async function save() {
    const ending = new AbortController();
    loading.current = ending;
    setProgress({ records: 0, total: 0 });
    try {
      const file = await loadCsv(call, query, {
        signal: ending.signal,
        onProgress: (records, total) => setProgress({ records, total }),
      });
      saveAs(file, call.path.split("/").at(-1)!);
      toast.success(m.panel_export_done(), { description: m.panel_export_done_text() });
    } catch (error) {
      if (!ending.signal.aborted) {
        sayFailed(error as Error, m.panel_export_failed(), m.panel_export_failed_text());
      }
    } finally {
      setProgress(undefined);
    }
  }

  useOffer({
    id: "export",
    label: m.panel_export(),
    icon: Download,
    run: () => void (progress ?? save()),
  });

  return (
    <>
      <Button
        variant="line"
        size="s"
        disabled={progress !== undefined}
        onClick={() => void save()}
        aria-label={m.panel_export()}
      >
        <Download size={17} strokeWidth={1.6} aria-hidden="true" />
        <span className="max-md:hidden">{m.panel_export()}</span>
      </Button>
      {progress && <ExportProgress {...progress} onCancel={() => loading.current?.abort()} />}
    </>
  );
}

function ExportProgress({ records, total, onCancel }: Progress & { onCancel: () => void }) {
  const percent = total > 0 ? Math.min(100, Math.round((records / total) * 100)) : 0;
  return (
    <div className="fixed inset-x-4 bottom-4 z-30 grid gap-2.5 rounded-panel bg-paper-hi p-4 shadow-menu md:start-auto md:w-80">
      <div className="flex items-center gap-3">
        <span className="font-label">{m.panel_exporting()}</span>
        <span className="ms-auto text-note text-ink-2 tabular-nums">{percent}%</span>
        <IconButton label={m.panel_export_cancel()} onClick={onCancel} className="-my-2 -me-2">
          <X size={17} strokeWidth={1.6} aria-hidden="true" />
        </IconButton>
      </div>
      <div
        role="progressbar"
        aria-label={m.panel_exporting()}
        aria-valuenow={percent}
        className="h-1.5 overflow-hidden rounded-pill bg-ink/10"
      >
        <div className="h-full rounded-pill bg-ink" style={{ width: `${percent}%` }} />
      </div>
    </div>
  );
}
