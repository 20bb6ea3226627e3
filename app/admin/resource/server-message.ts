import { ApiError } from "#app/api/api-error.ts";
import { staffText } from "#app/sentences/staff-text.ts";

/** The server's message in the page's language, or the fallback if there was none. */
export function serverMessage(error: Error, fallback: string): string {
  return (error instanceof ApiError && staffText(error.sentence)) || fallback;
}
