import { buffer } from "node:stream/consumers";

import { fromBufferPromise } from "yauzl";
import { ZipFile } from "yazl";

import { ofOtherKind, SheetProblem, tooComplex, unreadable } from "./sheet.ts";

/** Of the parts that are read, in bytes. */
const MOST_UNPACKED = 50 * 1024 * 1024;
const MOST_PARTS = 2000;

const OTHER_KINDS = /^(?:content\.xml|index\.zip|index\/.*\.iwa)$|workbook\.bin$/i;

/** Parts that say nothing of the cells; macros are none of XML. */
const LEFT_OUT =
  /(?:^|\/)(?:media|drawings|charts|embeddings|pivot\w+|theme|externalLinks|customXml|docProps|comments?\d*|threadedComments|persons|tables|queryTables|slicers?\w*|timelines?\w*|printerSettings|ctrlProps|activeX)(?:\/|\.xml$)|worksheets\/_rels\//i;

export type WorkbookParts = ReadonlyMap<string, Buffer>;

/**
 * The parts of a workbook that say something of its cells, by their names. Sizes are counted before anything
 * is unpacked, and each part may have as many bytes as it says.
 * @throws {SheetProblem}
 */
export async function workbookParts(bytes: Buffer): Promise<WorkbookParts> {
  const { names, parts } = await unpacked(bytes).catch((error: unknown) => {
    throw error instanceof SheetProblem ? error : unreadable();
  });
  // The files of OpenOffice, of Apple's Numbers, and Excel's own without XML.
  if (names.some((name) => OTHER_KINDS.test(name))) throw ofOtherKind();
  return parts;
}

/** The texts of all cells, which are most of a workbook. */
export const TEXTS = /(?:^|\/)sharedStrings\.xml$/i;
export const TEXTS_AND_SHEETS = /(?:^|\/)(?:sharedStrings\.xml|worksheets\/.*)$/i;

/**
 * A workbook of these parts, in which nothing is packed: so that what reads it unpacks nothing, and sees
 * nothing else.
 */
export function workbookOf(parts: WorkbookParts, leftOut?: RegExp): Promise<Uint8Array> {
  const zip = new ZipFile();
  for (const [name, content] of parts) {
    if (!leftOut?.test(name)) zip.addBuffer(content, name, { compress: false });
  }
  zip.end();
  return buffer(zip.outputStream);
}

async function unpacked(bytes: Buffer) {
  const zip = await fromBufferPromise(bytes, { lazyEntries: true });
  const names: string[] = [];
  const parts = new Map<string, Buffer>();
  let size = 0;
  for await (const entry of zip.eachEntry()) {
    if (names.push(entry.fileName) > MOST_PARTS) throw tooComplex();
    if (!/\.(?:xml|rels)$/i.test(entry.fileName) || LEFT_OUT.test(entry.fileName)) continue;
    size += entry.uncompressedSize;
    if (size > MOST_UNPACKED) throw tooComplex();
    parts.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
  }
  return { names, parts };
}
