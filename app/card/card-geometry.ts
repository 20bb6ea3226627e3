/** The card in tenths of a millimetre: 85.60 x 53.98 mm, with corners of 3.18 mm radius. */
export const CARD = { width: 856, height: 539.8, radius: 31.8, margin: 64 } as const;
/** The view box has room below for the visible thickness. */
export const CARD_VIEW_BOX = `0 0 ${CARD.width} ${CARD.height + 7}`;

/** The average width of a letter in the shop's typeface, relative to the font size. */
const LETTER_WIDTH = 0.55;

/** The opacity of what is only an example, and not printed. */
export const FAINT = 0.5;

/** Where a logo is printed, and how large it may be. */
export const LOGO = { height: 56, longest: 240, top: 56 } as const;

/** The size in which a logo of this aspect ratio (width / height) is printed. */
export function logoSize(aspect: number): { width: number; height: number } {
  const width = Math.min(LOGO.longest, LOGO.height * aspect);
  return { width, height: width / aspect };
}

/**
 * One decimal is a hundredth of a millimetre: precise enough, and without long binary fractions.
 */
export const tenth = (value: number) => Math.round(value * 10) / 10;

/**
 * A path of concentric arcs around a point, each extending `angle` degrees to both sides of the
 * start.
 */
export function arcs(
  cx: number,
  cy: number,
  radii: readonly number[],
  angle: number,
  towards = 0,
): string {
  const at = (radius: number, degrees: number) => {
    const turn = (degrees * Math.PI) / 180;
    return `${tenth(cx + radius * Math.cos(turn))} ${tenth(cy + radius * Math.sin(turn))}`;
  };
  return radii
    .map((r) => `M${at(r, towards - angle)}A${r} ${r} 0 0 1 ${at(r, towards + angle)}`)
    .join("");
}

/** The symbol of contactless cards: four arcs. */
export const CONTACTLESS = arcs(566, CARD.height / 2, [62, 112, 162, 212], 36);

/** The font size at which a line fits: the normal one, or smaller if the text is longer. */
export function fitSize(text: string, normal: number, width: number): number {
  const letters = [...text].length;
  if (letters === 0) return normal;
  return tenth(Math.min(normal, width / (letters * LETTER_WIDTH)));
}

/** The font size of a name: 56, from 21 letters on 44, then as small as necessary. */
export function nameSize(name: string): number {
  const normal = [...name].length > 20 ? 44 : 56;
  return fitSize(name, normal, CARD.width - 2 * CARD.margin);
}

/** The font size of a position: 26, or as small as necessary, and always smaller than the name. */
export function positionSize(position: string, name: string): number {
  const fitting = fitSize(position, 26, CARD.width - 2 * CARD.margin);
  return tenth(Math.min(fitting, nameSize(name) * 0.75));
}

/** The direction of a text, by its first letter with a direction. */
export function textDirection(text: string): "ltr" | "rtl" {
  const strong = /[\p{Script=Arabic}\p{Script=Hebrew}]|\p{Letter}/u.exec(text)?.[0] ?? "";
  return /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(strong) ? "rtl" : "ltr";
}

/**
 * The dark modules of a square matrix as one path, in units of a module; adjacent ones are merged.
 */
export function modulePath(size: number, isDark: (row: number, column: number) => boolean): string {
  let path = "";
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      if (!isDark(row, column)) continue;
      let run = 1;
      while (column + run < size && isDark(row, column + run)) run++;
      path += `M${column} ${row}h${run}v1h-${run}z`;
      column += run;
    }
  }
  return path;
}
