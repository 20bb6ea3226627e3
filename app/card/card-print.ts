/** The printed content of a card. */
export interface CardPrint {
  name: string;
  position: string;
  organization: string;
  /**
   * The customer's logo. With null nothing is drawn in its place; without a value, as for a card that
   * is nobody's, an example of one.
   */
  logo?: PrintedPicture | null;
  /** Whether a logo is printed at all. */
  printedLogo?: boolean;
}

/** A picture in print, with its aspect ratio (width / height). */
export interface PrintedPicture {
  url: string;
  aspect?: number;
}

/** The props of both faces. */
export interface CardFaceProps extends Partial<CardPrint> {
  /** A product's colour value. */
  color?: string;
  /** Without the embossed symbol, where it would show only in part under another card. */
  plain?: boolean;
  /** Draws what is not printed faintly: examples of missing texts, and letters that can't be printed. */
  faintExamples?: boolean;
  /** `small` omits details that are invisible below 120 px: grain and blurs. */
  detail?: "full" | "small";
  /** Layout direction; by default that of the name. */
  dir?: "ltr" | "rtl";
  /** The alternative text; '' for decoration. */
  label?: string;
  className?: string;
}
