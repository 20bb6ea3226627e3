/** Left-to-right text that keeps its order within Arabic. */
export function isolated(text: string): string {
  return `\u2066${text}\u2069`;
}

/** A text in the direction of its own letters, which changes nothing around it. */
export function whole(text: string): string {
  return `\u2068${text}\u2069`;
}
