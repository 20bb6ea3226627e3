import type { z } from "zod";

import type { orderStatusesSchema } from "#shared/orders/order-statuses.ts";

type Matching = NonNullable<z.input<typeof orderStatusesSchema>["matching"]>;

/** Orders that were chosen in the list: these, or all that its search and filters match. */
export type OrderSelection = { ids: readonly string[] } | { matching: Matching; total: number };
