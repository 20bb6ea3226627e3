import { z } from "zod";

import type { JobKind } from "#server/platform/jobs/job-kind.ts";

/** Sends one document to the tax authority. */
export const SEND_E_INVOICE: JobKind<{ invoiceId: string }> = {
  name: "send-e-invoice",
  payload: z.object({ invoiceId: z.string() }),
};
