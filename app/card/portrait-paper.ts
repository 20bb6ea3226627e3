/** The paper shapes of the three example portraits. */

export type PortraitKind = "a" | "b" | "c";

interface Paper {
  wall: readonly [string, string];
  hair: string;
  hairShade: string;
  skin: string;
  shade: string;
  coat: string;
  coatShade: string;
  shirt: string;
}

export const PAPERS: Record<PortraitKind, Paper> = {
  a: {
    wall: ["#cf8056", "#a04a22"],
    hair: "#1b1511",
    hairShade: "#0d0a08",
    skin: "#edc9a6",
    shade: "#c48d62",
    coat: "#231f1a",
    coatShade: "#14110e",
    shirt: "#efe7da",
  },
  b: {
    wall: ["#d9cdb9", "#bba88a"],
    hair: "#2a2019",
    hairShade: "#17110d",
    skin: "#e6bd97",
    shade: "#b57f56",
    coat: "#7c3a1b",
    coatShade: "#5c290f",
    shirt: "#f3ece0",
  },
  c: {
    wall: ["#55504a", "#2b2824"],
    hair: "#d9cdb9",
    hairShade: "#b5a487",
    skin: "#efcdab",
    shade: "#c8946b",
    coat: "#b4602f",
    coatShade: "#8f4820",
    shirt: "#efe7da",
  },
};

/** Hair behind the head, and its shaded half. */
export const HAIR: Record<PortraitKind, readonly [string, string]> = {
  a: [
    "M142 150c-6-62 26-98 64-98 44 0 68 34 66 92 0 34 8 62 20 82-20 8-44 6-58-4l-6-60H164l-4 66c-16 8-36 8-50 0 20-20 34-46 32-78z",
    "M206 52c44 0 68 34 66 92 0 34 8 62 20 82-20 8-44 6-58-4l-6-60c0-60-4-96-22-110z",
  ],
  b: [
    "M146 158c-12-60 6-104 60-106 48-2 74 36 62 102l-10 6-8-34h-84l-10 34z",
    "M206 52c48-2 74 36 62 102l-10 6-8-34h-20c2-40-6-64-24-74z",
  ],
  c: [
    "M126 232c-6-40 10-60 12-100 2-50 30-82 70-82 42 0 68 32 70 84 2 38 20 62 12 104-30 30-134 30-164-6z",
    "M208 50c42 0 68 32 70 84 2 38 20 62 12 104-14 14-44 22-76 22z",
  ],
};

/** Hair over the forehead, and its shaded half; in the second portrait a beard instead. */
export const FRINGE: Record<PortraitKind, readonly [string, string]> = {
  a: [
    "M150 146c-4-50 22-80 58-80 34 0 56 22 58 72-26 0-46-14-56-38-12 26-32 42-60 46z",
    "M210 100c10 24 30 38 56 38-2-50-24-72-58-72-2 10-2 20 2 34z",
  ],
  b: [
    "M152 138c0-40 22-66 56-66 32 0 52 22 54 62-30-6-66-18-84-38-6 18-14 32-26 42zM160 172c4 40 18 62 46 62s44-20 50-60c-12 14-26 20-30 20-10-8-30-8-40 0-8-2-18-10-26-22z",
    "",
  ],
  c: [
    "M146 176c-6-70 20-106 62-106s66 36 62 104c-10-46-30-74-62-74s-54 30-62 76z",
    "M208 70c42 0 66 36 62 104-10-46-30-74-62-74z",
  ],
};
