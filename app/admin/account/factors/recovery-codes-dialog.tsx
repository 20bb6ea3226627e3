import { Download } from "lucide-react";

import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { saveAs } from "#app/ui/save-as.ts";

import { ShownOnceDialog } from "../shown-once-dialog.tsx";

interface RecoveryCodesDialogProps {
  codes: readonly string[];
  onClose: () => void;
}

/** The recovery codes, which are shown this once. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const text = codes.join("\n");
  return (
    <ShownOnceDialog
      title={m.panel_factor_codes()}
      description={m.panel_factor_codes_shown()}
      buttons={
        <>
          <Button
            variant="line"
            onClick={() => saveAs(new Blob([`${text}\n`]), "recovery-codes.txt")}
          >
            <Download size={17} strokeWidth={1.6} aria-hidden="true" />
            {m.panel_factor_codes_download()}
          </Button>
          <Button onClick={onClose}>{m.panel_factor_codes_kept()}</Button>
        </>
      }
    >
      <div className="flex items-start gap-2 rounded-field ps-3.5 shadow-line-2">
        <ul dir="ltr" className="grid min-w-0 flex-1 gap-1 py-3 text-start tabular-nums">
          {codes.map((code) => (
            <li key={code} className="wrap-anywhere">
              {code}
            </li>
          ))}
        </ul>
        <CopyButton text={text} label={m.panel_factor_codes_copy()} isFirst />
      </div>
    </ShownOnceDialog>
  );
}
