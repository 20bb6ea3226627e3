/** With 2 decimals, as the table of addons has it; with 3 where there are fils. */
export function addonPrice(jod: number): string {
  const isWholePiastres = Number.isInteger(Math.round(jod * 1000) / 10);
  return `${jod.toFixed(isWholePiastres ? 2 : 3)} JOD`;
}
