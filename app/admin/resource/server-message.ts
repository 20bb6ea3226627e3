import { staffText } from "#app/api-messages/staff-text.ts";
import { ApiError } from "#app/api/api-error.ts";

/** The server's message in the page's language, or the fallback if there was none. */
export function serverMessage(error: Error, fallback: string): string {
  return (error instanceof ApiError && staffText(error.apiMessage)) || fallback;
}
