import { z } from "zod";

import type { Call } from "../http/call.ts";
import { idSchema } from "../id-schema.ts";
import { companyCalls } from "./company.ts";

/** Where one company has two records, because a colleague with another address ordered, too. */
export const mergeCompanies = {
  method: "post",
  path: "/companies/{id}/merge",
  permission: "customers.write",
  tag: "Companies",
  summary: "Put a company's record into another one of the same company",
  body: z.object({
    into: idSchema.meta({
      description:
        "What remains, with its own name and details. It gets the orders, requests, lists and " +
        "offices of the other one, and what it lacks itself. Links to the page of the other one end",
    }),
  }),
  answers: {
    200: { ...companyCalls.change.answers[200], description: "What remains of both" },
  },
} as const satisfies Call;
