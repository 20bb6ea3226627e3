/** Whether an error's message speaks of a picture that did not load. */
export function concernsPicture(message: string): boolean {
  return /img|image|404|failed to load/i.test(message);
}

/** The sentence in whatever was thrown; '' when there is none. */
export function messageOf(error: unknown): string {
  if (error instanceof Error) return error.message;
  return typeof error === "string" ? error : "";
}
