import { EXTENTS, type ExtentRow } from "./letter-extents.ts";

/** How far outlines reach above and below their base line. */
interface Reach {
  above: number;
  below: number;
}

const NOTHING: Reach = { above: 0, below: 0 };
/** What the typeface does not have is drawn in another, where it is drawn. */
const UNKNOWN: Reach = { above: 96, below: 26 };
/** Marks above stand on a letter of this height at least, and higher where there is none. */
const MARK_BASE = { letter: 44, none: 54 };
/** Stand below other letters, but on a shadda. */
const ON_SHADDA = /[\u064d\u0650]/;
const SHADDA = "\u0651";
/** A letter with its marks, and what follows. */
const CLUSTERS = /(\P{Mark}|^)(\p{Mark}*)(?=(.?))/gsu;
/** Is joined to the letter before it. */
const JOINED_BACK = /[\u0622-\u064a\u0671-\u06d3]/;
const UNSEEN = / |\p{Default_Ignorable_Code_Point}/u;

const LETTERS = reachByLetter(EXTENTS.letters);
const JOINED = reachByLetter(EXTENTS.joined);
const MARKS = reachByLetter(EXTENTS.marks);

function reachByLetter(rows: readonly ExtentRow[]): ReadonlyMap<string, Reach> {
  return new Map(
    rows.flatMap(([above, below, row]) => [...row].map((letter) => [letter, { above, below }])),
  );
}

/** Whether the typeface has the letter, or nothing is to be seen of it. */
export function isPrintedLetter(letter: string): boolean {
  return LETTERS.has(letter) || MARKS.has(letter) || UNSEEN.test(letter);
}

/**
 * How far the outlines of a set text reach, relative to its size: not less than what is printed, and
 * little more.
 */
export function lineReach(text: string): Reach {
  let [above, below] = [0, 0];
  for (const [, letter = "", marks = "", next = ""] of text.matchAll(CLUSTERS)) {
    const reach = letterReach(letter, next);
    let [rise, drop] = [0, 0];
    for (const mark of marks) {
      const more = MARKS.get(mark) ?? NOTHING;
      const isRaised = marks.includes(SHADDA) && ON_SHADDA.test(mark);
      rise += isRaised ? more.below : more.above;
      drop += isRaised ? 0 : more.below;
    }
    const base = /\p{Letter}/u.test(letter) ? MARK_BASE.letter : MARK_BASE.none;
    above = Math.max(above, rise && base + rise, reach.above + rise);
    below = Math.max(below, reach.below + drop);
  }
  return { above: above / 100, below: below / 100 };
}

function letterReach(letter: string, next: string): Reach {
  if (letter === "" || UNSEEN.test(letter)) return NOTHING;
  const joined = JOINED_BACK.test(next) ? JOINED.get(letter) : undefined;
  return joined ?? LETTERS.get(letter) ?? UNKNOWN;
}
