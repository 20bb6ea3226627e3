import { ApiError } from "#app/api/api-error.ts";
import { toast } from "#app/ui/toast.ts";

/** The sentence that the server gave, or the one for when there was none. */
export function serverMessage(error: Error, fallback: string): string {
  return error instanceof ApiError && error.message !== "" ? error.message : fallback;
}

/** One toast for a write that failed; none where the person is on the way to the login. */
export function sayFailed(error: Error, title: string, fallback: string): void {
  if (error instanceof ApiError && error.status === 401) return;
  toast.error(title, { description: serverMessage(error, fallback) });
}
