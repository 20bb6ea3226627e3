/** The printed content of a card. */
export interface CardPrint {
  name: string;
  position: string;
  organization: string;
  /**
   * The customer's logo with its aspect ratio (width / height); without one a placeholder is drawn.
   */
  logo?: { url: string; aspect?: number } | null;
  /** Whether a logo is printed at all. */
  printedLogo?: boolean;
}

/** The props of both faces. */
export interface CardFaceProps extends Partial<CardPrint> {
  /** A product's colour value. */
  color?: string;
  /** `small` omits details that are invisible below 120 px: grain and blurs. */
  detail?: "full" | "small";
  /** Layout direction; by default that of the name. */
  dir?: "ltr" | "rtl";
  /** The alternative text; '' for decoration. */
  label?: string;
  className?: string;
}
