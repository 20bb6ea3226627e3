import { Download, FileSpreadsheet, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";

import { loadExport } from "#app/api/load-export.ts";
import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { ActionMenu, MenuItem } from "#app/ui/menu.tsx";
import { saveAs } from "#app/ui/save-as.ts";
import { toast } from "#app/ui/toast.ts";
import { exportPath, type CsvCall } from "#shared/http/csv-call.ts";

import type { Command } from "../palette/commands.ts";
import { useOffer } from "../palette/palette-state.tsx";
import { useMay } from "../session/use-may.ts";
import { sayFailed } from "./failures.ts";

interface ExportButtonsProps {
  call: CsvCall;
  /** The list's present search, filters and order. */
  query: Record<string, string | undefined>;
  /** Another file of the same records: in the palette, and where there is a menu. */
  more?: { call: CsvCall; id: string; label: () => string };
}

const CSV = {
  format: "csv",
  id: "export",
  icon: Download,
  label: m.panel_export,
  done: m.panel_export_done_text,
} as const;
const XLSX = {
  format: "xlsx",
  id: "export-xlsx",
  icon: FileSpreadsheet,
  label: m.panel_export_xlsx,
  done: m.panel_export_xlsx_done_text,
} as const;
const FORMATS = [CSV, XLSX];
const ICON = { size: 17, strokeWidth: 1.6, "aria-hidden": true } as const;

/** Save all matching records as a file, for whoever may. */
export function ExportButtons(props: ExportButtonsProps) {
  const may = useMay();
  return may("exports") && <OfferedExports {...props} />;
}

/** Shows the progress meanwhile; it can be cancelled. */
function OfferedExports({ call, query, more }: ExportButtonsProps) {
  /** How much of the file has come, between 0 and 1. */
  const [progress, setProgress] = useState<number>();
  const loading = useRef<AbortController>(undefined);
  // Leaving the screen cancels the download.
  useEffect(() => () => loading.current?.abort(), []);

  const files = [
    ...FORMATS.map((each) => ({ ...each, call })),
    ...(more ? [{ ...CSV, ...more }] : []),
  ];

  async function save({ call: named, format, done }: (typeof files)[number]) {
    if (progress !== undefined) return;
    const ending = new AbortController();
    loading.current = ending;
    setProgress(0);
    try {
      const { signal } = ending;
      const file = await loadExport(named, query, { format, signal, onProgress: setProgress });
      saveAs(file, exportPath(named, format).split("/").at(-1)!);
      toast.success(m.panel_export_done(), { description: done() });
    } catch (error) {
      if (!ending.signal.aborted) {
        sayFailed(error as Error, m.panel_export_failed(), m.panel_export_failed_text());
      }
    } finally {
      setProgress(undefined);
    }
  }

  const disabled = progress !== undefined;
  return (
    <>
      {files.map((file) => (
        <Offered
          key={file.id}
          id={file.id}
          label={file.label()}
          icon={file.icon}
          run={() => void save(file)}
        />
      ))}
      <div className="flex gap-2 max-lg:hidden">
        {files.slice(0, FORMATS.length).map((file) => (
          <Button
            key={file.id}
            variant="line"
            size="s"
            disabled={disabled}
            onClick={() => void save(file)}
          >
            <file.icon {...ICON} />
            {file.label()}
          </Button>
        ))}
      </div>
      <div className="lg:hidden">
        <ActionMenu
          trigger={
            <IconButton label={m.panel_export_menu()} disabled={disabled}>
              <Download {...ICON} />
            </IconButton>
          }
        >
          {files.map((file) => (
            <MenuItem key={file.id} icon={<file.icon {...ICON} />} onSelect={() => void save(file)}>
              {file.label()}
            </MenuItem>
          ))}
        </ActionMenu>
      </div>
      {disabled && <ExportProgress part={progress} onCancel={() => loading.current?.abort()} />}
    </>
  );
}

function Offered(command: Command) {
  useOffer(command);
  return null;
}

function ExportProgress({ part, onCancel }: { part: number; onCancel: () => void }) {
  const percent = Math.round(part * 100);
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
