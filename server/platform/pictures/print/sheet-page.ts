import type { ColorMode } from "./inks.ts";
import { pdfNumber as n } from "./pdf-file.ts";
import type { PlacedPage } from "./place-pdf.ts";

/** Points in a millimetre. */
const MM = 72 / 25.4;

/** In millimetres. */
const LINE_WIDTH = 0.1;

/** A page with cards, in millimetres from its left and top. */
export interface SheetPage {
  width: number;
  height: number;
  cards: readonly { page: PlacedPage; x: number; y: number }[];
  /** Lines: x and y of both ends. */
  marks: readonly (readonly [number, number, number, number])[];
  /** The whole page stands on its head. */
  isTurned: boolean;
}

/** The ink of marks: on every plate of the press. */
function markInk(mode: ColorMode): string {
  const [space, none, all] =
    mode === "cmyk" ? ["DeviceCMYK", "0 0 0 0", "1 1 1 1"] : ["DeviceRGB", "1 1 1", "0 0 0"];
  const tint = `<< /FunctionType 2 /Domain [0 1] /C0 [${none}] /C1 [${all}] /N 1 >>`;
  return `[/Separation /All /${space} ${tint}]`;
}

/** What is drawn on it. */
export function sheetMarks({ width, height, cards, marks, isTurned }: SheetPage): string {
  const up = (y: number) => (height - y) * MM;
  const placed = cards.map(({ page: { trim }, x, y }, index) => {
    const [left = 0, bottom = 0, , top = 0] = trim;
    return `q 1 0 0 1 ${n(x * MM - left)} ${n(up(y) - (top - bottom) - bottom)} cm /F${index} Do Q`;
  });
  const lines = marks.map(
    ([x1, y1, x2, y2]) => `${n(x1 * MM)} ${n(up(y1))} m ${n(x2 * MM)} ${n(up(y2))} l S`,
  );
  const turned = isTurned ? [`-1 0 0 -1 ${n(width * MM)} ${n(height * MM)} cm`] : [];
  const ink = `/Marks CS 1 SCN ${n(LINE_WIDTH * MM)} w`;
  return [...turned, ...placed, ink, ...lines].join("\n");
}

/** Its size, and what it is drawn with. */
export function sheetEntries({ width, height, cards }: SheetPage, mode: ColorMode): string {
  const forms = cards.map(({ page }, index) => `/F${index} ${page.form}`).join(" ");
  return (
    `/MediaBox [0 0 ${n(width * MM)} ${n(height * MM)}] /Resources << /XObject << ${forms} >> ` +
    `/ColorSpace << /Marks ${markInk(mode)} >> >>`
  );
}
