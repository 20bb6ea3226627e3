/**
 * Answered where no picture is stored: clients show whatever path they get, and an empty one as a
 * broken picture. Sent back, such a path means what it stood for: no picture.
 */
export const PLACEHOLDER = {
  card: "/uploads/public/card-placeholder.svg",
  person: "/uploads/public/person-placeholder.svg",
} as const;

const PATHS: readonly string[] = Object.values(PLACEHOLDER);

/** The path of a stored picture; '' for that of a placeholder. */
export function withoutPlaceholder(path: string): string {
  return PATHS.includes(path) ? "" : path;
}
