import { laterText } from "#app/api-messages/later-text.ts";
import { ApiError } from "#app/api/api-error.ts";
import { m } from "#app/i18n/translations.ts";
import { toast } from "#app/ui/toast.ts";

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
  if (isFixed || !(error instanceof ApiError)) {
    toast.error(title, { description: fallback });
    return;
  }
  void laterText(error.apiMessage).then((reported) =>
    toast.error(title, { description: reported || fallback }),
  );
}

/** For a part of the panel whose code could not be loaded. */
export function sayMissing(): void {
  toast.error(m.panel_page_failed());
}

/** Whether a save was refused because somebody else had saved the record before. */
export function isChangedMeanwhile(error: Error): boolean {
  return error instanceof ApiError && error.status === 412;
}

/** Whether a call failed because the person aborted it. */
export function isGivenUp(error: unknown): boolean {
  return error instanceof DOMException && error.name === "AbortError";
}

/**
 * Like `sayFailed`, for forms, which show themselves what is wrong with a field and that somebody else
 * was quicker.
 */
export function sayUnlessShown(...failure: Parameters<typeof sayFailed>): void {
  const [error] = failure;
  const isAtFields = error instanceof ApiError && Object.keys(error.fields).length > 0;
  if (!isAtFields && !isChangedMeanwhile(error) && !isGivenUp(error)) sayFailed(...failure);
}
