import { z } from "zod";

/** Anonymous clients get `products` only, staff get everything. */
export const statisticsSchema = z
  .object({
    status: z.literal("success"),
    data: z.object({
      products: z.object({ total: z.int() }),
      orders: z.object({ total: z.int(), pending: z.int() }).optional(),
      messages: z.object({ new: z.int() }).optional(),
      bulkOrders: z.object({ pending: z.int() }).optional(),
      subscribers: z.object({ total: z.int() }).optional(),
    }),
  })
  .meta({ id: "Statistics" });
export type Statistics = z.infer<typeof statisticsSchema>["data"];
