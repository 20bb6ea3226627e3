import { FIRST_SCHEME, type ColorScheme } from "#shared/profiles/profile-parts.ts";
import type { ProfileTheme } from "#shared/profiles/theme.ts";

/** The colours of one side of a look. */
export interface Palette {
  /** Around the page, where a screen is wider than it. */
  ground: string;
  surface: string;
  /** Fields and plates on the surface. */
  plate: string;
  ink: string;
  /** Secondary text. */
  soft: string;
  /** Outlines of controls. */
  control: string;
  accent: string;
  button: string;
  onButton: string;
  /** The light behind the card, from where it falls to where it fades. */
  light: string;
  shade: string;
}

const INK: Palette = {
  ground: "#0c0b09",
  surface: "#15130f",
  plate: "#25221b",
  ink: "#f1ebe0",
  soft: "#b3aa9d",
  control: "#7f776b",
  accent: "#e09468",
  button: "#f1ebe0",
  onButton: "#17150f",
  light: "#443b2f",
  shade: "#1d1a14",
};

/** Each goes with the black and with the white card. The dark side is shown to those who ask for it. */
export const PALETTES: Record<ProfileTheme, { light: Palette; dark: Palette }> = {
  paper: {
    light: {
      ground: "#e7e0d2",
      surface: "#fcfaf5",
      plate: "#f1ece1",
      ink: "#17150f",
      soft: "#57514a",
      control: "#8b8479",
      accent: "#a4451e",
      button: "#17150f",
      onButton: "#ffffff",
      light: "#f5f0e6",
      shade: "#ddd2bf",
    },
    dark: { ...INK, surface: "#1a1813", plate: "#29251e" },
  },
  sand: {
    light: {
      ground: "#dfd0b6",
      surface: "#f9f3e8",
      plate: "#eee2cd",
      ink: "#221a0f",
      soft: "#62543f",
      control: "#8f8067",
      accent: "#8a4b16",
      button: "#2b2114",
      onButton: "#ffffff",
      light: "#f4e8d2",
      shade: "#d2bb94",
    },
    dark: {
      ...INK,
      ground: "#120e08",
      surface: "#1f1910",
      plate: "#2f2618",
      soft: "#bfae93",
      control: "#877860",
      accent: "#e0ac6a",
      light: "#55462e",
      shade: "#261e12",
    },
  },
  clay: {
    light: {
      ground: "#e6cfc3",
      surface: "#fbf4ef",
      plate: "#f2e2d9",
      ink: "#261511",
      soft: "#6b4d43",
      control: "#977e74",
      accent: "#9a3f26",
      button: "#331b15",
      onButton: "#ffffff",
      light: "#f6e2d7",
      shade: "#d3a48e",
    },
    dark: {
      ...INK,
      ground: "#140c09",
      surface: "#211512",
      plate: "#32211b",
      soft: "#c6a89d",
      control: "#8d7268",
      accent: "#eb9a7c",
      light: "#5d3b30",
      shade: "#2a1914",
    },
  },
  sage: {
    light: {
      ground: "#d1d9c8",
      surface: "#f6f8f2",
      plate: "#e5ebdd",
      ink: "#141a12",
      soft: "#4d5747",
      control: "#7e8877",
      accent: "#35603f",
      button: "#1b2519",
      onButton: "#ffffff",
      light: "#e8eedf",
      shade: "#b1bfa2",
    },
    dark: {
      ...INK,
      ground: "#0a0e09",
      surface: "#141a13",
      plate: "#222b20",
      ink: "#e9efe4",
      soft: "#a6b3a0",
      control: "#74806f",
      accent: "#93c49c",
      button: "#e9efe4",
      light: "#3b4c37",
      shade: "#192118",
    },
  },
  mist: {
    light: {
      ground: "#cdd7de",
      surface: "#f5f8fa",
      plate: "#e2e9ee",
      ink: "#11171c",
      soft: "#475560",
      control: "#788692",
      accent: "#2b5a78",
      button: "#16222b",
      onButton: "#ffffff",
      light: "#e8eff4",
      shade: "#a9bac7",
    },
    dark: {
      ...INK,
      ground: "#090d10",
      surface: "#131a20",
      plate: "#202a33",
      ink: "#e6edf3",
      soft: "#a0aeba",
      control: "#6d7b87",
      accent: "#8fbfe0",
      button: "#e6edf3",
      light: "#354858",
      shade: "#161f27",
    },
  },
  ink: { light: INK, dark: INK },
};

/** The look as a stylesheet: the names of its colours, for the side that the device or the owner wants. */
export function themeStyle(theme: ProfileTheme, scheme: ColorScheme = FIRST_SCHEME): string {
  const { light, dark } = PALETTES[theme];
  // The tile with the initial is dark in either case, its letter as copper on a black card.
  const tile = light === dark ? dark.plate : light.button;
  const day = variables({ ...light, tile, letter: dark.accent });
  const night = variables({ ...dark, tile: dark.plate, letter: dark.accent });
  if (scheme !== "auto") return `:root{${scheme === "dark" ? night : day}}`;
  return `:root{${day}}@media(prefers-color-scheme:dark){:root{${night}}}`;
}

/** On the whole document: `day` or `night` where the device has no say. */
export function sideOf(theme: ProfileTheme, scheme: ColorScheme): "day" | "night" | undefined {
  if (theme === "ink" || scheme === "dark") return "night";
  return scheme === "light" ? "day" : undefined;
}

/** The colours of the frame around a page, by day and by night. */
export function surfacesOf(theme: ProfileTheme, scheme: ColorScheme) {
  const { light, dark } = PALETTES[theme];
  return {
    light: (scheme === "dark" ? dark : light).surface,
    dark: (scheme === "light" ? light : dark).surface,
  };
}

function variables(colors: object): string {
  return Object.entries(colors)
    .map(([name, color]) => `--${kebab(name)}:${color}`)
    .join(";");
}

function kebab(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
