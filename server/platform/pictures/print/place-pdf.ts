import { createHash } from "node:crypto";

import type { Reference } from "./pdf-bytes.ts";
import type { ReadPage, ReadPdf } from "./read-pdf.ts";

/** An object that is to be written, under a number of its new file. */
export type NewObject = readonly [reference: Reference, content: Buffer];

/** A page that can be drawn on others. */
export interface PlacedPage {
  form: Reference;
  /** As in its own file. */
  trim: readonly number[];
}

const REFERENCE = /\d+ 0 R/g;

/** By what an object is, where it is in the new file already: a logo that is on each card stands in it once. */
export type KnownObjects = Map<string, Reference>;

/**
 * The pages of a file as forms of another one: what they draw is taken over byte by byte.
 * @param reserve numbers of the new file
 * @param alike what was taken over from other files, which this adds to
 */
export function placePages(
  from: ReadPdf,
  reserve: () => Reference,
  alike: KnownObjects,
): { pages: PlacedPage[]; objects: NewObject[] } {
  const known = new Map<string, Reference>();
  const objects: NewObject[] = [];

  /** The dictionary with the numbers of the new file; what it refers to is taken over too. */
  const renumbered = (dictionary: string): string =>
    dictionary.replaceAll(REFERENCE, (reference) => taken(reference));

  function taken(reference: string): Reference {
    const before = known.get(reference);
    if (before) return before;
    const { dictionary, stream } = from.object(reference);
    const content = Buffer.concat([Buffer.from(renumbered(dictionary), "latin1"), stream]);
    const hash = createHash("sha256").update(content).digest("base64");
    const same = alike.get(hash);
    const next = same ?? reserve();
    known.set(reference, next);
    if (!same) {
      alike.set(hash, next);
      objects.push([next, content]);
    }
    return next;
  }

  function placed({ media, trim, resources, contents }: ReadPage): PlacedPage {
    const { dictionary, stream } = from.object(contents);
    const entries =
      `<< /Type /XObject /Subtype /Form /BBox [${media.join(" ")}] ` +
      `/Resources ${renumbered(resources)} ${dictionary.slice("<<".length).trimStart()}`;
    const form = reserve();
    objects.push([form, Buffer.concat([Buffer.from(entries, "latin1"), stream])]);
    return { form, trim };
  }

  return { pages: from.pages.map(placed), objects };
}
