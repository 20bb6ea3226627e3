import type { Database } from "#server/platform/database/connect.ts";
import { readExport } from "#server/platform/database/lists/exported-file.ts";
import { one } from "#server/platform/http/answers.ts";
import { newRoutes } from "#server/platform/http/context.ts";
import { handleCall } from "#server/platform/http/handle-call.ts";
import { handleExport } from "#server/platform/http/handle-export.ts";
import { exportPacking, getPacking } from "#shared/packing/packing-calls.ts";

import { PACKING_CSV, type PackedOrder } from "./packing-csv.store.ts";
import { readPacking } from "./read-packing.ts";

/** How the cards of an order are packed. */
export function packingRoutes({ database }: { database: Database }) {
  const routes = newRoutes();
  handleCall(routes, getPacking, async ({ params }) =>
    one(await readPacking(database.db, params.id)),
  );
  handleExport(routes, exportPacking, (query: PackedOrder, format) =>
    readExport(database.reads, PACKING_CSV, query, format),
  );
  return routes;
}
