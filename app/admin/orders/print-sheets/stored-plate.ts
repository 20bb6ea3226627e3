import { plateSettingsSchema, USUAL_PLATE, type PlateSettings } from "#shared/plates/plate.ts";

/** The sheet that was printed last, in this browser: it stands beside the printer. */
const KEY = "panel.plate";

export function readPlate(): PlateSettings {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "null");
    return plateSettingsSchema.safeParse(stored).data ?? USUAL_PLATE;
  } catch {
    return USUAL_PLATE;
  }
}

export function storePlate(plate: PlateSettings): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(plate));
  } catch {
    // Without room for it the next begins with the usual one.
  }
}
