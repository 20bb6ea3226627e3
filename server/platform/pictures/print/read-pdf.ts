import { numberOf, OBJECT_END, objectHead, type Reference } from "./pdf-bytes.ts";

/** A page as it stands in the file. */
export interface ReadPage {
  /** Left, bottom, right and top of its boxes, in points. */
  media: readonly number[];
  trim: readonly number[];
  /** The dictionary of what it draws with. */
  resources: string;
  contents: Reference;
}

export interface ReadPdf {
  pages: ReadPage[];
  /** An object's dictionary, and its stream's bytes with their keywords if it has one. */
  object(reference: string): { dictionary: string; stream: Buffer };
}

const STREAM = "\nstream\n";

/**
 * Reads a file that `pdf-file.ts` wrote, and no other: its objects stand in the order of their numbers.
 * @throws when it is none
 */
export function readPdf(file: Buffer): ReadPdf {
  const tail = file.toString("latin1", file.lastIndexOf("xref\n0 "));
  const offsets = [...tail.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset));
  offsets.push(file.lastIndexOf("xref\n0 "));

  function object(reference: string) {
    const number = numberOf(reference);
    const from = offsets[number - 1]! + objectHead(number).length;
    const bytes = file.subarray(from, offsets[number]! - OBJECT_END.length);
    const at = bytes.indexOf(STREAM);
    const end = at < 0 ? bytes.length : at;
    return { dictionary: bytes.toString("latin1", 0, end), stream: bytes.subarray(end) };
  }

  const root = object(entry(tail, /\/Root (\d+ 0 R)/)).dictionary;
  const tree = object(entry(root, /\/Pages (\d+ 0 R)/)).dictionary;
  const kids = entry(tree, /\/Kids \[([^\]]*)\]/).match(/\d+ 0 R/g) ?? [];
  const pages = kids.map((kid) => {
    const page = object(kid).dictionary;
    const box = (name: string) =>
      entry(page, new RegExp(`/${name} \\[([^\\]]*)\\]`))
        .split(" ")
        .map(Number);
    return {
      media: box("MediaBox"),
      trim: box("TrimBox"),
      resources: entry(page, /\/Resources (<<.*>>) \/Contents/),
      contents: entry(page, /\/Contents (\d+ 0 R)/) as Reference,
    };
  });
  return { pages, object };
}

function entry(text: string, pattern: RegExp): string {
  const found = pattern.exec(text)?.[1];
  if (found === undefined) throw new Error(`A print file has no ${pattern.source}`);
  return found;
}
