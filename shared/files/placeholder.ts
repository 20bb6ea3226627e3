/**
 * Paths that responses contain where no picture is stored, because clients display whatever path
 * they get, and an empty one as a broken picture. Sent back by a client, such a path means no
 * picture.
 */
export const PLACEHOLDER = {
  card: "/uploads/public/card-placeholder.svg",
  person: "/uploads/public/person-placeholder.svg",
} as const;

const PATHS: readonly string[] = Object.values(PLACEHOLDER);

/** The path of a stored picture; '' for the path of a placeholder. */
export function withoutPlaceholder(path: string): string {
  return PATHS.includes(path) ? "" : path;
}
