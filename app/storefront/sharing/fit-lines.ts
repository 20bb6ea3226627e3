/** Approximate widths of letters relative to the font size, rounded up. */
const WIDTHS: readonly (readonly [letters: RegExp, width: number])[] = [
  [/[\s.,:;'’|!ijlI]/u, 0.24],
  [/[frt()\-/]/u, 0.37],
  [/[mwMW@%]/u, 0.84],
  // Combining marks are above and below their letters.
  [/\p{Mn}/u, 0],
  [/[اأإآلرزدذو]/u, 0.42],
  [/[سشصضطظ]/u, 0.86],
  [/\p{Script=Arabic}/u, 0.6],
  [/[\p{Lu}\d]/u, 0.62],
];
const OTHER_WIDTH = 0.53;

function widthOf(text: string): number {
  let width = 0;
  for (const letter of text) {
    width += WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? OTHER_WIDTH;
  }
  return width;
}

interface Fit {
  /** Font sizes to try, the largest first, with the maximum number of lines for each. */
  sizes: readonly (readonly [size: number, lines: number])[];
  /** In the same unit as the sizes. */
  width: number;
}

/**
 * Breaks a text into lines of at most `width`, at the largest size at which it fits. A text that
 * fits at none is truncated at the smallest, with an ellipsis.
 */
export function fitLines(text: string, { sizes, width }: Fit): { size: number; lines: string[] } {
  for (const [size, most] of sizes) {
    const lines = brokenAt(text, width / size);
    const fits = lines.length <= most && lines.every((line) => widthOf(line) * size <= width);
    if (fits) return { size, lines: balanced(text, lines, width / size) };
  }
  const [size, most] = sizes.at(-1)!;
  const lines = brokenAt(text, width / size).slice(0, most);
  const cut = shortened(lines.pop() ?? "", width / size);
  return { size, lines: [...lines.map((line) => shortened(line, width / size, "")), cut] };
}

/** The same number of lines, with lengths as similar as possible. */
function balanced(text: string, lines: string[], width: number): string[] {
  let best = lines;
  for (let narrower = width * 0.95; narrower > width / 4; narrower *= 0.95) {
    const broken = brokenAt(text, narrower);
    if (broken.length > lines.length) break;
    if (broken.every((line) => widthOf(line) <= narrower)) best = broken;
  }
  return best;
}

function brokenAt(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.trim().split(/\s+/u)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && widthOf(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function shortened(line: string, width: number, end = "…"): string {
  const letters = [...line];
  while (letters.length > 1 && widthOf(letters.join("") + end) > width) letters.pop();
  return letters.join("").trimEnd() + end;
}
