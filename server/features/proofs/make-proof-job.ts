import { z } from "zod";

import type { JobKind } from "#server/platform/jobs/job-kind.ts";

/** Makes the files of a proof. Its key is the proof's id. */
export const MAKE_PROOF: JobKind<{ proofId: string; reused?: string | undefined }> = {
  name: "make-proof",
  payload: z.object({
    proofId: z.string(),
    /** The approved proof of another card with the same print: its approval counts for this one too. */
    reused: z.string().optional(),
  }),
};
