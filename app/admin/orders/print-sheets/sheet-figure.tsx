import {
  CARD_MM,
  cropMarks,
  sheetLayout,
  type SheetSize,
} from "#shared/print-sheets/print-sheet-layout.ts";

interface SheetFigureProps {
  sheet: SheetSize;
  bleedMm: number;
  /** Of the cards; the first sheet is shown. */
  count: number;
}

/** How the cards lie on a sheet, to scale: what it shows is reported in words beside it. */
export function SheetFigure({ sheet, bleedMm, count }: SheetFigureProps) {
  const { widthMm, heightMm } = sheet;
  const places = sheetLayout(sheet, bleedMm).places;
  const used = places.slice(0, count);
  const marks = cropMarks(sheet, bleedMm, used);
  return (
    <svg
      viewBox={`0 0 ${widthMm} ${heightMm}`}
      aria-hidden="true"
      className="max-h-56 max-w-full bg-white shadow-menu"
      style={{ aspectRatio: `${widthMm} / ${heightMm}`, width: widthMm >= heightMm ? "100%" : "" }}
    >
      {places.map(({ x, y }, index) => (
        <g key={index} className={index < count ? "" : "opacity-25"}>
          <rect
            x={x - bleedMm}
            y={y - bleedMm}
            width={CARD_MM.width + 2 * bleedMm}
            height={CARD_MM.height + 2 * bleedMm}
            className="fill-copper/30"
          />
          <rect x={x} y={y} {...CARD_MM} className="fill-ink/85" />
        </g>
      ))}
      <path
        d={marks.map(([x1, y1, x2, y2]) => `M${x1} ${y1}L${x2} ${y2}`).join("")}
        className="fill-none stroke-ink"
        strokeWidth={1}
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
