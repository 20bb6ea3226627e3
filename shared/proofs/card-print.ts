import type { InputType } from "../addons/input-types.ts";

/** What is printed on a card, and what is known of its pictures. */
export interface CardPrintFacts {
  color: string;
  name: string;
  position: string;
  organization: string;
  /** Without `https://`; it stands in the code too. */
  address: string;
  logo: PictureSize | null;
  addons: { addonId: string; title: string; inputType: InputType; value: string }[];
  /** By the value of their addon. */
  pictures: Record<string, PictureSize>;
}

/** In pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

export const CARD_SIDES = ["face", "back"] as const;
export type CardSide = (typeof CARD_SIDES)[number];

/** The name of the logo among the pictures of a card; others are named by the value of their addon. */
export const LOGO_NAME = "logo";
