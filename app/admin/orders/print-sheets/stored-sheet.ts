import {
  printSheetSettingsSchema,
  USUAL_PRINT_SHEET,
  type PrintSheetSettings,
} from "#shared/print-sheets/print-sheet.ts";

/** The sheet that was printed last, in this browser: it stands beside the printer. */
const KEY = "panel.plate";

export function readPrintSheet(): PrintSheetSettings {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "null");
    return printSheetSettingsSchema.safeParse(stored).data ?? USUAL_PRINT_SHEET;
  } catch {
    return USUAL_PRINT_SHEET;
  }
}

export function storePrintSheet(printSheet: PrintSheetSettings): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(printSheet));
  } catch {
    // Without room for it the next begins with the usual one.
  }
}
