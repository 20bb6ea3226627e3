import { groupsOf, joined, type Group } from "./phone-groups.ts";

/** A phone number as it was read in a text. */
export interface ReadPhone {
  /** In the international form (E.164) where its country is known, else its digits alone. */
  number: string;
  /** What is dialled once it is connected; '' for nothing. */
  extension: string;
  /** Its digits as they were typed, with a plus sign in front if there was one. */
  typed: string;
}

/** A Jordanian number after its country code or a zero: mobile (7 and 8 digits) or landline. */
const JORDANIAN = /^(?:(?:(?:\+|00)?9620?|0)(7\d{8}|[2356]\d{7})|(7[5789]\d{7}))$/;
/** Several of them with nothing between. */
const GLUED = /(?:(?:\+|00)?9620?|0)(?:7\d{8}|[2356]\d{7})|7[5789]\d{7}/g;
/** With its country's code; E.164 has at most 15 digits. */
const INTERNATIONAL = /^(?:\+|00)([1-9]\d{6,14})$/;
/** After a number of another country: a further one there. */
const NEIGHBOUR = /^0[1-9]\d{7,9}$/;
const OF_ANY_PLACE = /^\d{7,15}$/;
const LONGEST = 15;
/** Each digit of a number may stand alone, after the zeros before its country's code. */
const MOST_GROUPS = LONGEST + 2;
/** What is longer is no phone number, and not read. */
const LONGEST_TEXT = 1000;
/** A number of so many digits goes on after no comma or slash. */
const COMPLETE = 10;

/**
 * The phone numbers in what was typed into a field for one, each once. The digits of two are never
 * put together: what can't be told apart is no number.
 */
export function phonesIn(typed: string): ReadPhone[] {
  const groups = typed.length > LONGEST_TEXT ? [] : groupsOf(typed);
  const found = inParts(groups) ?? amongOthers(groups);
  const numbers = found.map(({ number }) => number);
  return found.filter(({ number }, index) => numbers.indexOf(number) === index);
}

/** All of the groups as numbers, as few as can be; undefined when some digits belong to none. */
function inParts(groups: readonly Group[]): ReadPhone[] | undefined {
  const deadEnds = new Set<number>();
  function from(start: number): ReadPhone[] | undefined {
    if (start === groups.length) return [];
    if (deadEnds.has(start)) return undefined;
    for (let end = Math.min(groups.length, start + MOST_GROUPS); end > start; end -= 1) {
      const first = numbersOf(groups.slice(start, end), start > 0);
      const rest = first && from(end);
      if (rest) return [...first, ...rest];
    }
    deadEnds.add(start);
    return undefined;
  }
  return from(0);
}

/** The groups as one number, or as several with nothing between. */
function numbersOf(groups: readonly Group[], isLater: boolean): ReadPhone[] | undefined {
  const isBroken = (each: Group, at: number) =>
    (at > 0 && each.digits.startsWith("+")) || (at < groups.length - 1 && each.extension !== "");
  if (groups.some(isBroken)) return undefined;
  const typed = joined(groups);
  const { extension } = groups.at(-1)!;
  const phone = jordanian(typed, extension) ?? abroad(groups);
  if (phone) return [phone];
  if (isLater && NEIGHBOUR.test(typed)) return [{ number: typed, extension, typed }];
  const glued = typed.match(GLUED) ?? [];
  if (glued.length < 2 || glued.join("") !== typed) return undefined;
  return glued.flatMap((each) => jordanian(each) ?? []);
}

function jordanian(typed: string, extension = ""): ReadPhone | undefined {
  const [, national, bare] = JORDANIAN.exec(typed) ?? [];
  const digits = national ?? bare;
  return digits ? { number: `+962${digits}`, extension, typed } : undefined;
}

function abroad(groups: readonly Group[]): ReadPhone | undefined {
  const typed = joined(groups);
  const digits = INTERNATIONAL.exec(typed)?.[1];
  if (!digits || digits.startsWith("962")) return undefined;
  const before = groups.slice(
    0,
    groups.findLastIndex(({ isApart }) => isApart),
  );
  const isComplete = (INTERNATIONAL.exec(joined(before))?.[1]?.length ?? 0) >= COMPLETE;
  return isComplete
    ? undefined
    : { number: `+${digits}`, extension: groups.at(-1)!.extension, typed };
}

/** The whole numbers between commas, slashes and words; without any, what may be one. */
function amongOthers(groups: readonly Group[]): ReadPhone[] {
  const starts = groups.flatMap(({ isApart }, index) => (isApart || index === 0 ? [index] : []));
  const parts = starts.map((start, nth) => groups.slice(start, starts[nth + 1]));
  const whole = parts.flatMap((part) => inParts(part) ?? within(part));
  return whole.length > 0 ? whole : unknown(groups);
}

/** Jordanian numbers with other digits around them; else a number of any place. */
function within(part: readonly Group[]): ReadPhone[] {
  const known: ReadPhone[] = [];
  for (let start = 0; start < part.length;) {
    const from = start;
    const ends = part.slice(from, from + MOST_GROUPS).map((_, index) => from + index + 1);
    const end = ends.find((each) => jordanian(joined(part.slice(from, each))));
    if (end) known.push(jordanian(joined(part.slice(from, end)), part[end - 1]!.extension)!);
    start = end ?? from + 1;
  }
  if (known.length > 0) return known;
  return unknown(part).filter(({ typed }) => OF_ANY_PLACE.test(typed.replace("+", "")));
}

function unknown(groups: readonly Group[]): ReadPhone[] {
  const typed = joined(groups);
  const digits = typed.replaceAll(/\D/g, "");
  if (digits === "" || digits.length > LONGEST) return [];
  const international = INTERNATIONAL.exec(typed)?.[1];
  const number = international ? `+${international}` : digits;
  return [{ number, extension: groups.at(-1)!.extension, typed }];
}
