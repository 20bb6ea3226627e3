/** What is printed on a card. */
export interface CardPrint {
  name: string;
  position: string;
  organization: string;
  /** The customer's logo as a URL with its width to height; without one the mark stands in. */
  logo?: { url: string; aspect?: number } | null;
  /** Whether a logo is printed at all. */
  printedLogo?: boolean;
}

/** What both faces take. */
export interface CardFaceProps extends Partial<CardPrint> {
  /** A product's colour value. */
  color?: string;
  /** `small` leaves out what nobody sees under 120 px: grain and blurs. */
  detail?: "full" | "small";
  /** Layout direction; without it that of the name. */
  dir?: "ltr" | "rtl";
  /** What the picture shows, for those who don't see it; '' for decoration. */
  label?: string;
  className?: string;
}
