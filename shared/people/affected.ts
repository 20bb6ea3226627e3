import { z } from "zod";

import { dayRange } from "../http/page-query.ts";

/** The file of everybody whom the shop knows, to be told of a breach. */
export const AFFECTED_CSV = "/people/affected.csv";

export const AFFECTED_COLUMNS = ["Known from", "Date", "Name", "Email", "Phone"] as const;

/** Since when and until when they were stored; all without it. */
export const affectedQuerySchema = z.object(dayRange);
export type AffectedQuery = z.output<typeof affectedQuerySchema>;
