import { Slots } from "#server/platform/limits/slots.ts";

const KB = 1024;
const MB = 1024 * KB;

/** How long a body may be, in bytes, and the slots that it shares with others while it is read. */
export interface BodyLimit {
  maxBytes: number;
  slots: Slots;
}

/**
 * The longest body that any call reads, in bytes; a body that is discarded is read no further
 * either.
 */
export const LONGEST_BODY = 64 * MB;

/**
 * A form with files of at most this many bytes counts as a text: an order without pictures, mostly,
 * which waits for no picture.
 */
export const SHORT_FORM = 64 * KB;

/** How long a request waits for a slot, in milliseconds: most bodies arrive within a second. */
const PATIENCE = 5_000;

/**
 * How many bodies are read at the same time. Texts are held in memory and files on disk, so each
 * kind has its own slots. The limit for one address allows for many users behind it, as in mobile
 * networks; half of all slots are for others than those of one network.
 */
export function bodyLimits() {
  const texts = new Slots({ total: 128, each: 16, network: 64, waiting: 128, patience: PATIENCE });
  const uploads = new Slots({ total: 32, each: 8, network: 16, waiting: 64, patience: PATIENCE });
  return {
    /** For calls without files. */
    text: { maxBytes: MB, slots: texts },
    /** For the forms of pages, which contain only text; the longest one is far smaller. */
    form: { maxBytes: 256 * KB, slots: texts },
    /** For the form of a page that takes a picture: it is held in memory, so few at once. */
    pagePicture: {
      maxBytes: 16 * MB,
      slots: new Slots({ total: 4, each: 2, waiting: 16, patience: PATIENCE }),
    },
    /** For calls with files; single files have smaller limits of their own. */
    upload: { maxBytes: LONGEST_BODY, slots: uploads },
  } satisfies Record<string, BodyLimit>;
}
export type BodyLimits = ReturnType<typeof bodyLimits>;
