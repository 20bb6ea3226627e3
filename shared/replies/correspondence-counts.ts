import { z } from "zod";

import type { Call } from "../http/call.ts";

/** How many records of a kind that people write to the shop have each status, and are overdue. */
function correspondenceCounts<const Status extends string>(statuses: readonly Status[]) {
  return z.object({
    status: z.literal("success"),
    data: z.object({
      byStatus: z.record(z.enum(statuses), z.int()),
      /** Unanswered for longer than promised. */
      overdue: z.int(),
    }),
  });
}

/** The call that counts what a list of such records holds, whatever it is narrowed to. */
export function countsCall<const Path extends string, const Status extends string>(
  { path, tag }: { path: Path; tag: string },
  statuses: readonly Status[],
) {
  return {
    method: "get",
    path: `${path}-counts`,
    permission: "customers.read",
    tag,
    summary: "How many have each status, and how many wait for an answer for over 24 hours",
    answers: { 200: { schema: correspondenceCounts(statuses), description: "The counts" } },
  } as const satisfies Call;
}
