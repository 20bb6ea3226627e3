/** The month that many after it: `2026-01` and -1 are `2025-12`. */
export function monthAfter(month: string, many: number): string {
  const [year, number] = month.split("-").map(Number) as [number, number];
  return new Date(Date.UTC(year, number - 1 + many, 1)).toISOString().slice(0, 7);
}
