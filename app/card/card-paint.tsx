/** Offset, colour, opacity. */
type Stop = readonly [offset: number, color: string, opacity?: number];

/** The reflections on copper foil. */
export const FOIL: readonly Stop[] = [
  [0, "#f2c7a6"],
  [0.35, "#c87d50"],
  [0.6, "#a95f34"],
  [1, "#e3a67d"],
];

/** The stops of a gradient. */
export function stops(...list: readonly Stop[]) {
  return list.map(([offset, color, opacity]) => (
    <stop key={offset} offset={offset} stopColor={color} stopOpacity={opacity} />
  ));
}

/** White at varying opacity. */
export function shade(...list: readonly (readonly [number, number])[]): Stop[] {
  return list.map(([offset, opacity]) => [offset, "#fff", opacity]);
}

/** Copper foil, for a fill. */
export function FoilGradient({ id }: { id: string }) {
  return (
    <linearGradient id={id} x1="0" y1="0" x2="1" y2="1">
      {stops(...FOIL)}
    </linearGradient>
  );
}
