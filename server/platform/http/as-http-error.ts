import { isUnavailable } from "#server/platform/database/unavailable.ts";
import { HttpError, unavailable } from "#server/platform/http-error.ts";
import { sentence } from "#shared/sentences/sentence.ts";

/** In how many seconds a database that does not answer may do so again. */
const RETRY_AFTER = 2;

/** What a thrown error is for its reader: a refusal with a sentence, or nothing that was foreseen. */
export function asHttpError(error: unknown): HttpError | undefined {
  if (error instanceof HttpError) return error;
  if (!isUnavailable(error)) return undefined;
  return unavailable(sentence("unavailable"), RETRY_AFTER);
}
