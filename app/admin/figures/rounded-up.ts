const STEPS = [1, 1.6, 2, 4, 6, 8, 10];

/** The next number with which an axis ends, whose half is whole: 10, 16, 20, 40, 60, 80, with zeros behind it. */
export function roundedUp(value: number): number {
  const scale = 10 ** Math.floor(Math.log10(Math.max(2, value)));
  return scale * STEPS.find((step) => step * scale >= Math.max(2, value))!;
}
