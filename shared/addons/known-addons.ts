/**
 * The addons of a new shop, by their ids. What they do to the card follows from the id: the owner may give
 * them any title, in either language.
 */
export const KNOWN_ADDON_IDS = {
  backText: "690c5a0e7b1f4d2c8e3a6001",
  employeeNumber: "690c5a0e7b1f4d2c8e3a6002",
  finish: "690c5a0e7b1f4d2c8e3a6003",
  holder: "690c5a0e7b1f4d2c8e3a6004",
  backPicture: "690c5a0e7b1f4d2c8e3a6005",
  wrapping: "690c5a0e7b1f4d2c8e3a6006",
} as const;

export type KnownAddon = keyof typeof KNOWN_ADDON_IDS;
