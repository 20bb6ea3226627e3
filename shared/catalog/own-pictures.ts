/**
 * The stored paths of the seeded product's pictures. They show the project's own drawing of the
 * card, with English words; pictures that an owner uploads have other paths.
 */
export const OWN_PICTURES = {
  black: "/uploads/public/card-black.webp",
  white: "/uploads/public/card-white.webp",
} as const;

const PATHS: readonly string[] = Object.values(OWN_PICTURES);

export function isOwnPicture(path: string): boolean {
  return PATHS.includes(path);
}
