/** What the owner of a page can hide without deleting it. */
export const PROFILE_PARTS = [
  "card",
  "photo",
  "logo",
  "phones",
  "whatsapp",
  "email",
  "address",
  "links",
  "send",
] as const;
export type ProfilePart = (typeof PROFILE_PARTS)[number];

/** Whether a page is light or dark: as the visitor's device, or always the same. */
export const COLOR_SCHEMES = ["auto", "light", "dark"] as const;
export type ColorScheme = (typeof COLOR_SCHEMES)[number];

export const FIRST_SCHEME = "auto" as const satisfies ColorScheme;
