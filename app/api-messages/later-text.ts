import { BUILT_LOCALE } from "#app/i18n/locale.ts";
import { BASE_LOCALE } from "#shared/i18n/locale.ts";

import type { ReceivedMessage } from "./received-message.ts";

/**
 * Like `staffText`, for screens without a form: the texts are loaded when there is something to say. In
 * English where they can't be loaded.
 */
export async function laterText(reported: ReceivedMessage): Promise<string> {
  // A constant of the build, as in `knownText`.
  if (BUILT_LOCALE === BASE_LOCALE) return reported.message;
  try {
    const { staffText } = await import("./staff-text.ts");
    return staffText(reported);
  } catch {
    return reported.message;
  }
}
