// `npm run letters`: measures the letters of the shop's typeface.
import { writeFile } from "node:fs/promises";

import { measuredExtents } from "./letter-extents.ts";

const FILE = new URL("../../shared/proofs/letters/letter-extents.ts", import.meta.url);

/** Marks would stand on what is before them. */
const escaped = (text: string) =>
  text.replace(/\p{Mark}/gu, (mark) => `\\u${mark.codePointAt(0)!.toString(16).padStart(4, "0")}`);

await writeFile(
  FILE,
  `// Written by \`npm run letters\`, from the files of the typeface.

/** How far the outlines of these letters reach above and below their base line, in hundredths of the size. */
export type ExtentRow = readonly [above: number, below: number, letters: string];

export interface LetterExtents {
  /** In any of their forms. */
  letters: readonly ExtentRow[];
  /** Those that reach less far where the next letter is joined to them. */
  joined: readonly ExtentRow[];
  /** What marks add to the letter under or above them. */
  marks: readonly ExtentRow[];
}

export const EXTENTS: LetterExtents = ${escaped(JSON.stringify(await measuredExtents()))};
`,
);
