/** Left-to-right text that keeps its order within Arabic. */
export function isolated(text: string): string {
  return `\u2066${text}\u2069`;
}
