import type { TextShape } from "#server/platform/pictures/print/drawing.ts";
import { fontLetters, outlineText } from "#server/platform/pictures/print/text-outlines.ts";
import type { ExtentRow, LetterExtents } from "#shared/proofs/letters/letter-extents.ts";

/** Those of the texts on a card. */
const WEIGHTS = [300, 350];
/** Joins the letters beside it, and is lower than any. */
const TATWEEL = "ـ";
/** With marks above and below they reach as far as any. */
const MARKED = { arabic: [..."ابجدرسصطعفكلمنهوي"], latin: [..."aegijlopuybdfhqtxAEGIOUYBDFHQTX"] };
/** As in `lineReach`. */
const MARK_BASE = 44;

/** In hundredths of the size. */
type Reach = readonly [above: number, below: number];

/** How far the outlines of the typeface's letters reach, measured on what is printed. */
export async function measuredExtents(): Promise<LetterExtents> {
  const letters = new Map<string, Reach>();
  const joined = new Map<string, Reach>();
  const marks = new Map<string, Reach>();
  for (const letter of await fontLetters()) {
    if (/\p{Mark}/u.test(letter)) {
      marks.set(letter, await riseOf(letter));
      continue;
    }
    const whole = await reachOf(formsOf(letter));
    letters.set(letter, whole);
    if (!isArabic(letter)) continue;
    const before = await reachOf(formsBeforeAnother(letter));
    if (before.join() !== whole.join()) joined.set(letter, before);
  }
  return { letters: rowsOf(letters), joined: rowsOf(joined), marks: rowsOf(marks) };
}

const isArabic = (letter: string) => /\p{Script_Extensions=Arabic}/u.test(letter);
const formsBeforeAnother = (letter: string) => [letter + TATWEEL, TATWEEL + letter + TATWEEL];
const formsOf = (letter: string) =>
  isArabic(letter) ? [letter, TATWEEL + letter, ...formsBeforeAnother(letter)] : [letter];

/** How much farther letters reach with the mark. */
async function riseOf(mark: string): Promise<Reach> {
  let rise: Reach = [0, 0];
  for (const letter of MARKED[isArabic(mark) ? "arabic" : "latin"]) {
    // What becomes one letter with it has a reach of its own.
    if ((letter + mark).normalize() !== letter + mark) continue;
    for (const form of formsOf(letter)) {
      const without = await reachOf([form]);
      const [above, below] = await reachOf([form.replace(letter, letter + mark)]);
      rise = farther(rise, [above - Math.max(without[0], MARK_BASE), below - without[1]]);
    }
  }
  return rise;
}

const farther = (a: Reach, b: Reach): Reach => [Math.max(a[0], b[0]), Math.max(a[1], b[1])];

async function reachOf(texts: readonly string[]): Promise<Reach> {
  let reach: Reach = [0, 0];
  for (const text of texts) {
    for (const weight of WEIGHTS) {
      const { box } = await outlineText({ ...LINE, text, weight });
      if (box) reach = farther(reach, [even(-box.y), even(box.y + box.height)]);
    }
  }
  return reach;
}

/** Steps of two keep the list short. */
const even = (value: number) => 2 * Math.ceil(value / 2);

const LINE: TextShape = {
  kind: "text",
  text: "",
  x: 0,
  y: 0,
  size: 100,
  weight: 300,
  spacing: 0,
  direction: "ltr",
  anchor: "start",
  fill: "#000000",
};

/** Letters that reach equally far are in one row. */
function rowsOf(reaches: ReadonlyMap<string, Reach>): ExtentRow[] {
  const rows = Map.groupBy(reaches, ([, reach]) => reach.join());
  return [...rows.values()]
    .map((row): ExtentRow => [...row[0]![1], row.map(([letter]) => letter).join("")])
    .toSorted(([a, b], [c, d]) => a - c || b - d);
}
