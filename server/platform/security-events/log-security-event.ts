import { requestOrigin } from "#server/platform/request-origin.ts";

/** What a line about a security event has: ids and words of the shop's own, nothing of a person. */
interface SecurityLine {
  /** Whose account it was. */
  account?: string | null | undefined;
  subject?: string | undefined;
  /** Of the row that has the rest, such as the network address. */
  id?: string | undefined;
}

/**
 * Writes a line about it into the shop's log; what happens in jobs and commands is in the table alone. It
 * is written within the transaction, so one that fails afterwards has its line all the same.
 */
export function logSecurityEvent(event: string, { account, subject, id }: SecurityLine): void {
  const origin = requestOrigin.getStore();
  const { requestId } = origin ?? {};
  origin?.log.info({ requestId, event, account, subject, id }, "security event");
}
