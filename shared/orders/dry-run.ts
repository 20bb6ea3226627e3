import { z } from "zod";

import { trueOrFalse } from "../http/page-query.ts";

/** For calls that can tell what they would do. */
export const dryRunQuerySchema = z.object({
  dryRun: trueOrFalse("dryRun").optional().meta({
    description: "With `true` it is answered what would become of them, and nothing is kept",
  }),
});
