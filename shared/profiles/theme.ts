/** The looks of profile pages, each with a light and a dark side. */
export const PROFILE_THEMES = ["paper", "sand", "clay", "sage", "mist", "ink"] as const;
export type ProfileTheme = (typeof PROFILE_THEMES)[number];

export const FIRST_THEME = "paper" as const satisfies ProfileTheme;
