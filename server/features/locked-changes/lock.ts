import type { Db } from "#server/platform/database/connect.ts";

import type { LockedChangeRow } from "./locked-change.store.ts";
import type { LockedValues } from "./locked-change.table.ts";

/** A change whose values are still there. */
export type UndoableChange = LockedChangeRow & { before: LockedValues; after: LockedValues };

/** How changes of one kind are undone. */
export interface Lock {
  /** Makes others who change the same wait until the transaction ends. */
  hold(trx: Db): Promise<void>;
  /** Whether everything that the change has changed is still as it left it. */
  isAsLeft(change: UndoableChange, trx: Db): Promise<boolean>;
  /**
   * Gives back what was before.
   * @param by the owner whose link it is
   * @throws HttpError when that must not be
   */
  restore(change: UndoableChange, by: { id: string }, trx: Db): Promise<void>;
}
