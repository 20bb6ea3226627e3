import { Slots } from "#server/platform/limits/slots.ts";

const KB = 1024;
const MB = 1024 * KB;

/** How long a body may be, in bytes, and in whose company it is read. */
export interface BodyLimit {
  maxBytes: number;
  slots: Slots;
}

/** Longer than any body that is read; of what is not, no more is taken in either. */
export const LONGEST_BODY = 64 * MB;

/** How long a burst waits, in milliseconds: most bodies are there within a second. */
const PATIENCE = 5_000;

/**
 * What a shop reads at once. Texts are read into memory, files onto the disk, so each kind has slots
 * of its own. One address may be that of many: phone companies let their customers share.
 */
export function bodyLimits() {
  const texts = new Slots({ total: 128, each: 16, waiting: 128, patience: PATIENCE });
  const uploads = new Slots({ total: 32, each: 8, waiting: 64, patience: PATIENCE });
  return {
    /** What a call takes that is not said to take files. */
    text: { maxBytes: MB, slots: texts },
    /** Pages take forms of plain text alone; the longest one is far from this. */
    form: { maxBytes: 256 * KB, slots: texts },
    /** For calls with files; a single file may be much less. */
    upload: { maxBytes: LONGEST_BODY, slots: uploads },
  } satisfies Record<string, BodyLimit>;
}
export type BodyLimits = ReturnType<typeof bodyLimits>;
