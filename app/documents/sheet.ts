import { textDirection } from "#app/card/card-geometry.ts";
import { getLocale } from "#app/i18n/locale.ts";
import type { Drawing, Shape } from "#server/platform/pictures/print/drawing.ts";
import { LANGUAGES } from "#shared/i18n/locale.ts";
import { textParts } from "#shared/proofs/letters/printed-text.ts";

/** A4 in tenths of a millimetre. */
export const PAGE = { width: 2100, height: 2970, margin: 170 } as const;
/** From one margin to the other. */
export const ROOM = PAGE.width - 2 * PAGE.margin;
const INK = "#15120e";
export const NOTE_INK = "#5d564b";

const THREE = new Intl.NumberFormat("en", { minimumFractionDigits: 3, maximumFractionDigits: 3 });
/** Such as a document's number, which would be read from its end within Arabic. */
const JOINED_DIGITS = /\d+(?:-\d+)+/g;
const LEFT_TO_RIGHT = "\u200e";
/** With three decimals always. */
export const amountOf = (fils: number) => THREE.format(fils / 1000);

interface Style {
  size?: number;
  weight?: number;
  fill?: string;
  /** Where `x` is of the text: where a line begins, or where it ends. */
  at?: "start" | "end";
}

/**
 * A page on which everything is placed from the margin where lines begin: on the left, in Arabic on the
 * right.
 */
export function sheet() {
  const isRtl = LANGUAGES[getLocale()].direction === "rtl";
  const shapes: Shape[] = [];
  const across = (x: number) => (isRtl ? PAGE.width - PAGE.margin - x : PAGE.margin + x);

  return {
    /** @param x from the margin; @param y of its base line, from the top of the page */
    text(words: string, x: number, y: number, style: Style = {}) {
      const { size = 34, weight = 350, fill = INK, at = "start" } = style;
      const typed = printable(words);
      if (typed === "") return;
      const direction = textDirection(typed);
      const text = direction === "rtl" ? typed.replace(JOINED_DIGITS, `${LEFT_TO_RIGHT}$&`) : typed;
      const isLeftEdge = (at === "start") !== isRtl;
      const anchor = isLeftEdge === (direction === "ltr") ? "start" : "end";
      const place = { x: across(x), y, size, weight, direction, anchor } as const;
      shapes.push({ kind: "text", text, ...place, spacing: 0, fill });
    },

    /**
     * A figure in a column, of which the digits of all stand below each other.
     * @param end where the column ends, from the margin; @param width of the column
     */
    figure(
      words: string,
      { end, width }: { end: number; width: number },
      y: number,
      style: Style = {},
    ) {
      if (isRtl) this.text(words, end - width, y, style);
      else this.text(words, end, y, { ...style, at: "end" });
    },

    /** A name with its value behind it, each in its own direction; nothing without a value. */
    fact(name: string, value: string, x: number, y: number) {
      if (value === "") return;
      this.text(name, x, y, { size: 28, fill: NOTE_INK });
      this.text(value, x + 330, y, { size: 32 });
    },

    /** From margin to margin, or from `x` on. */
    rule(y: number, x = 0) {
      const [one, two] = [across(x), across(ROOM)];
      const stroke = { color: INK, width: 2, isRound: false };
      const d = `M${one} ${y}L${two} ${y}`;
      shapes.push({ kind: "path", d, matrix: [1, 0, 0, 1, 0, 0], fill: null, stroke });
    },

    /** A square drawing in units of its own, which is not mirrored. */
    square(d: string, units: number, x: number, y: number, side: number) {
      const scale = side / units;
      const left = isRtl ? across(x) - side : across(x);
      const matrix = [scale, 0, 0, scale, left, y] as const;
      shapes.push({ kind: "path", d, matrix, fill: "#000000", stroke: null });
    },

    drawing: (): Drawing => ({ ...PAGE, ground: "#ffffff", shapes }),
  };
}
export type Sheet = ReturnType<typeof sheet>;

/** What the typeface has no drawing of is seen to be missing. */
const printable = (words: string) =>
  textParts(words)
    .map(({ text, isPrinted }) => (isPrinted ? text : "?"))
    .join("");
