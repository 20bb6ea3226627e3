import { m } from "#app/i18n/translations.ts";

import { sayFailed, sayUnlessShown } from "../resource/failures.ts";

/** For a save that failed, also where only loading what somebody else had saved did. */
export function sayNotSaved(error: Error): void {
  sayFailed(error, m.panel_update_failed(), m.panel_save_failed());
}

export function sayNotSavedUnlessShown(error: Error): void {
  sayUnlessShown(error, m.panel_update_failed(), m.panel_save_failed());
}
