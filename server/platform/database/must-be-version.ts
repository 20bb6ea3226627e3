import { HttpError } from "#server/platform/http-error.ts";
import { sentence } from "#shared/sentences/any-sentence.ts";

/**
 * Refuses a change (412) of a row that is newer than the client has seen. Clients that name no
 * version change whatever is there.
 * @param version the row's `updatedAt` as the client read it
 */
export function mustBeVersion(row: { updatedAt: Date }, version: string | undefined): void {
  if (version !== undefined && row.updatedAt.toISOString() !== version) {
    throw new HttpError(412, sentence("changed_meanwhile"));
  }
}
