import { z } from "zod";

import { itemEnvelope } from "../http/envelope.ts";

/** A nightly backup that is older than this, in hours, is late: a day, and time to make it. */
export const LATE_AFTER_HOURS = 26;

/** Which backup there is, and whether another is coming. */
export const backupStateSchema = z
  .object({
    last: z
      .object({
        madeAt: z.iso.datetime(),
        file: z.string().meta({ description: "Its path on the machine that made it" }),
        machine: z.string().meta({ description: "The name of that machine" }),
        byteSize: z.int().nonnegative(),
        missingFiles: z.int().nonnegative().meta({
          description: "Pictures that records name and the file store did not have",
        }),
      })
      .nullable(),
    nextAt: z.iso.datetime().nullable().meta({
      description: "When the nightly one is due; null where there is none, without BACKUP_DIR",
    }),
    failure: z.string().meta({
      description: "Why the last try of the nightly one failed; '' when it did not",
    }),
  })
  .meta({ id: "BackupState" });
export type BackupState = z.infer<typeof backupStateSchema>;
export const backupStateAnswerSchema = itemEnvelope(backupStateSchema);
