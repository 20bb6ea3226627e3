import { refuseOccupied } from "#server/features/delivery/restored-location.ts";
import type { HistoryListStore } from "#server/features/history/history-list.store.ts";
import { withdrawOrderFiles } from "#server/features/orders/order-files.store.ts";
import { retentionStore } from "#server/features/people/retention.store.ts";
import type { Database } from "#server/platform/database/connect.ts";
import { throwOnDuplicate } from "#server/platform/database/duplicates.ts";
import type { Slice } from "#server/platform/database/lists/list-rules.ts";
import { historyStore } from "#server/platform/history/history.store.ts";
import { HttpError, notFound } from "#server/platform/http-error.ts";
import { apiMessage } from "#shared/api-messages/any-message.ts";
import { BIN_DAYS, type BinEntity, type BinItem, type BinQuery } from "#shared/bin/bin.ts";
import type { User } from "#shared/session/session.ts";

import { binStore } from "./bin.store.ts";

const DAY_MS = 24 * 60 * 60_000;

/** What staff have deleted, for as long as it can be restored. */
export function binService(database: Database, history: Pick<HistoryListStore, "usersOf">) {
  return {
    async list(query: BinQuery, slice: Slice): Promise<{ items: BinItem[]; total: number }> {
      const { rows, total } = await binStore(database.db).list(query, slice);
      const orderDays = await retentionStore(database.db).days("deletedOrders");
      const users = await history.usersOf(rows.map(({ deletedBy }) => deletedBy));
      const items = rows.map(({ id, entity, name, deletedAt, deletedBy }) => {
        const user = users.get(deletedBy);
        return {
          _id: id,
          id,
          entity,
          name,
          deletedAt: deletedAt.toISOString(),
          deletedBy: user ? { _id: user.id, ...user } : null,
          restorableUntil: new Date(
            deletedAt.getTime() + (entity === "order" ? orderDays : BIN_DAYS) * DAY_MS,
          ).toISOString(),
        };
      });
      return { items, total };
    },

    /** @throws HttpError 400 where something has taken its place meanwhile */
    restore(entity: BinEntity, id: string, by: User): Promise<void> {
      const restoring = database.transaction(async (trx) => {
        const store = binStore(trx);
        await refuseOccupied(trx, entity, id);
        const restored = await store.restore(entity, id);
        if (!restored) throw notFound(entity);
        if (entity === "order") await withdrawOrderFiles(trx, id, false);
        const entries = historyStore(trx);
        await entries.recordChange(by, entity, id, "restore", {}, {});
        if (entity !== "country") return;
        for (const city of await store.restoreCitiesOf(id, restored.deletedAt)) {
          await entries.recordChange(by, "city", city, "restore", {}, {});
        }
      });
      const refused = (code: "restore_subscribed_again" | "restore_discount_taken") => () =>
        new HttpError(400, apiMessage(code));
      return throwOnDuplicate(
        throwOnDuplicate(restoring, "discounts_code", refused("restore_discount_taken")),
        "subscribers_email_unique",
        refused("restore_subscribed_again"),
      );
    },
  };
}
export type BinService = ReturnType<typeof binService>;
