import type { Db } from "#server/platform/database/connect.ts";
import { historyStore } from "#server/platform/history/history.store.ts";
import type { User } from "#shared/session/session.ts";

import type { OrderRow } from "./order.store.ts";

/**
 * What an order's history may hold: its columns, and what staff and customers did besides. The panel has
 * words for each of them, or says that it is not told; it does not compile while one is missing.
 */
export type OrderHistoryField =
  | keyof OrderRow
  | "addons"
  | "proofMade"
  | "proofsMade"
  | "proofsSent"
  | "proofsApproved"
  | "proofsApprovedByPhone"
  | "proofReused"
  | "proofSent"
  | "proofApproved"
  | "proofApprovedByPhone"
  | "proofApprovalNote"
  | "proofComment"
  | "chip"
  | "chipLocked"
  | "board"
  | "cards"
  | "cardReprinted"
  | "cardReplaced"
  | "note"
  | "refund"
  | "priceReason"
  | "invoice"
  | "creditNote"
  | "ownPage"
  | "courier"
  | "trackingNumber"
  | "trackingUrl"
  | "parcelOffice"
  | "handover"
  | "broughtFils"
  | "broughtReason"
  | "peopleNamed"
  | "personNamed"
  | "companyCard";

/** What the owner of a card did with its page. */
export type OwnPageDeed = "changed" | "lost" | "found" | "renewed" | "deleted";

/** What a company, or staff for it, did with one of its cards. */
export interface CompanyCardDeed {
  did: "changed" | "passed" | "lost" | "off" | "on" | "link" | "slip" | "replaced";
  /** Whose card it is, of passed ones whose by now; '' of several. */
  name: string;
  /** Of how many cards at once. */
  count: number;
}

export type OrderHistoryFields = Partial<Record<OrderHistoryField, unknown>>;

/**
 * Records what was changed of an order: those fields of `given` that differ from `before`.
 * @returns the entry's id, undefined where nothing differs
 * @param by null when it was not staff
 */
export function recordOrderChange(
  trx: Db,
  by: Pick<User, "id"> | null,
  orderId: string,
  before: OrderHistoryFields,
  given: OrderHistoryFields,
): Promise<string | undefined> {
  return historyStore(trx).recordChange(by, "order", orderId, "update", before, given);
}
