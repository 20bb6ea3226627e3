import { ApiError } from "#app/api/api-error.ts";
import { staffText } from "#app/sentences/staff-text.ts";
import { toast } from "#app/ui/toast.ts";

/** The server's message in the page's language, or the fallback if there was none. */
export function serverMessage(error: Error, fallback: string): string {
  return (error instanceof ApiError && staffText(error.sentence)) || fallback;
}

/**
 * One toast for a write that failed; none where the person is on the way to the login. With `isFixed` it
 * says the same whatever the server gave as the reason.
 */
export function sayFailed(
  error: Error,
  title: string,
  fallback: string,
  { isFixed = false }: { isFixed?: boolean | undefined } = {},
): void {
  if (error instanceof ApiError && error.status === 401) return;
  toast.error(title, { description: isFixed ? fallback : serverMessage(error, fallback) });
}

/** Whether a save was refused because somebody else had saved the record before. */
export function isChangedMeanwhile(error: Error): boolean {
  return error instanceof ApiError && error.status === 412;
}
