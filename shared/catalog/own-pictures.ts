/**
 * The stored paths of the pictures with which the first product comes. They show the project's own
 * drawing of the card, with words in English; what an owner uploads gets a path of its own.
 */
export const OWN_PICTURES = {
  black: "/uploads/public/card-black.webp",
  white: "/uploads/public/card-white.webp",
} as const;

const PATHS: readonly string[] = Object.values(OWN_PICTURES);

export function isOwnPicture(path: string): boolean {
  return PATHS.includes(path);
}
