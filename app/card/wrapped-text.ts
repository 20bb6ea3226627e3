/** As in `fitSize`. */
const LETTER_WIDTH = 0.55;

/**
 * The text in lines of this width, relative to its size: broken between words, and within longer ones.
 */
export function wrapped(text: string, width: number): string[] {
  const most = Math.floor(width / LETTER_WIDTH);
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && [...longer].length <= most) lines[lines.length - 1] = longer;
    else lines.push(...pieces(word, most));
  }
  return lines;
}

function pieces(word: string, most: number): string[] {
  const letters = [...word];
  return Array.from({ length: Math.ceil(letters.length / most) }, (_, index) =>
    letters.slice(index * most, (index + 1) * most).join(""),
  );
}

/** The first lines, with an ellipsis. */
export function cut(lines: readonly string[], most: number): string[] {
  const left = lines.slice(0, most);
  const last = [...(left.pop() ?? "")];
  return [...left, `${last.slice(0, -1).join("")}…`];
}
