import { HttpError } from "#server/platform/http-error.ts";
import { apiMessage } from "#shared/api-messages/any-message.ts";

/** Quoted or not, as HTTP has entity tags; `*` is any version. */
const TAG = /^(?:W\/)?"(?<inside>[^"]*)"$/;

function isVersion({ updatedAt }: { updatedAt: Date }, version: string): boolean {
  const text = TAG.exec(version)?.groups!["inside"] ?? version;
  return text === "*" || Date.parse(text) === updatedAt.getTime();
}

/**
 * Refuses a change (412) of a row that is newer than the client has seen. Clients that name no
 * version change whatever is there.
 * @param version the row's `updatedAt` as the client read it
 */
export function mustBeVersion(row: { updatedAt: Date }, version: string | undefined): void {
  if (version !== undefined && !isVersion(row, version.trim())) {
    throw new HttpError(412, apiMessage("changed_meanwhile"));
  }
}
