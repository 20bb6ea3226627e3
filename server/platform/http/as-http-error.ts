import { messageOfCheck } from "#server/platform/database/refusing-checks.ts";
import { isUnavailable } from "#server/platform/database/unavailable.ts";
import { StoreUnavailable } from "#server/platform/files/store-unavailable.ts";
import { HttpError, unavailable } from "#server/platform/http-error.ts";
import { apiMessage } from "#shared/api-messages/any-message.ts";

/** After how many seconds to try again when the database is down. */
const RETRY_AFTER = 2;
/** The same when files can't be stored or read. */
const RETRY_AFTER_FILES = 10;

/** The error response for a thrown error; undefined for one that was not foreseen. */
export function asHttpError(error: unknown): HttpError | undefined {
  if (error instanceof HttpError) return error;
  if (error instanceof StoreUnavailable) {
    return unavailable(apiMessage("unavailable"), RETRY_AFTER_FILES);
  }
  const refused = messageOfCheck(error);
  if (refused) return new HttpError(400, refused);
  if (!isUnavailable(error)) return undefined;
  return unavailable(apiMessage("unavailable"), RETRY_AFTER);
}
