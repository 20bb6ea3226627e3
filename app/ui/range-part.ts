/** How far along its way a slider's thumb is (`--part`), whose centre stays 14 px away from both ends. */
export function rangePart(value: number, min: number, max: number): string {
  return `calc(14px + (100% - 28px) * ${((value - min) / (max - min)).toFixed(4)})`;
}
