import type { Database, Db } from "#server/platform/database/connect.ts";
import { readExport } from "#server/platform/database/lists/exported-file.ts";
import type { Slice } from "#server/platform/database/lists/list-rules.ts";
import { lockFor } from "#server/platform/database/lock-for.ts";
import { historyStore } from "#server/platform/history/history.store.ts";
import { HttpError, notFound } from "#server/platform/http-error.ts";
import { apiMessage } from "#shared/api-messages/any-message.ts";
import type { HandoverQuery, HandoverSheet, Settlement } from "#shared/handovers/handover.ts";
import type { ExportFormat } from "#shared/http/csv-call.ts";
import { filsFromJod } from "#shared/money.ts";
import type { User } from "#shared/session/session.ts";

import { HANDOVER_CSV, type SheetLines } from "./handover-csv.store.ts";
import { handoverStore, type HandoverRow } from "./handover.store.ts";
import { HANDOVERS, makeHandover } from "./make-handover.ts";
import { findHandover, readHandover, readHandovers } from "./read-handover.ts";

export function handoverService(database: Database) {
  const change = (id: string, make: (trx: Db, sheet: HandoverRow) => Promise<void>) =>
    database.transaction(async (trx): Promise<HandoverSheet> => {
      await lockFor(trx, HANDOVERS);
      const sheet = await findHandover(trx, id);
      await make(trx, sheet);
      return readHandover(trx, sheet);
    });

  return {
    list: (query: HandoverQuery, slice: Slice) => readHandovers(database.db, query, slice),
    read: async (id: string) => readHandover(database.db, await findHandover(database.db, id)),
    make: makeHandover(database),
    readExport: (query: SheetLines, format: ExportFormat) =>
      readExport(database.reads, HANDOVER_CSV, query, format),

    /** Only while it is open: what was ticked off is a record of money. */
    removeOrder: (id: string, orderId: string, by: User) =>
      change(id, async (trx, { number }) => {
        const store = handoverStore(trx);
        const line = (await store.linesOf(id, [orderId])).get(orderId);
        if (!line) throw notFound("order");
        if (line.settledAt) throw new HttpError(400, apiMessage("handover_settled"));
        await store.remove(line.id);
        const change = { id: orderId, before: { handover: number }, given: { handover: null } };
        await historyStore(trx).recordChanges(by, "order", [change]);
      }),

    settle: (id: string, { orders }: Settlement, by: User) =>
      change(id, async (trx) => {
        const store = handoverStore(trx);
        const ids = orders.map(({ order }) => order);
        const lines = await store.linesOf(id, ids);
        const elsewhere = await store.open(ids);
        const all = orders.map(({ order, brought, reason }) => {
          const line = lines.get(order);
          if (!line) throw notFound("order");
          const other = brought === null && line.settledAt ? elsewhere.get(order) : undefined;
          if (other) throw new HttpError(400, apiMessage("handover_elsewhere", { number: other }));
          const given =
            brought === null
              ? { broughtFils: null, reason: "" }
              : { broughtFils: filsFromJod(brought), reason };
          return { line, given };
        });
        // Who ticks the same once more is not who did it.
        const changed = all.filter(
          ({ line, given }) =>
            line.broughtFils !== given.broughtFils || line.reason !== given.reason,
        );
        for (const { line, given } of changed) {
          const isOut = given.broughtFils === null;
          await store.settle(line.id, {
            ...given,
            settledAt: isOut ? null : new Date(),
            settledBy: isOut ? null : by.id,
          });
        }
        const told = changed.map(({ line, given }) => ({
          id: line.orderId,
          before: { broughtFils: line.broughtFils, broughtReason: line.reason },
          given: { broughtFils: given.broughtFils, broughtReason: given.reason },
        }));
        await historyStore(trx).recordChanges(by, "order", told);
      }),
  };
}
export type HandoverService = ReturnType<typeof handoverService>;
