/** From so many cards of a colour on visitors are told how many are left, unless staff set it otherwise. */
export const DEFAULT_LOW_MARK = 3;

/** Of a colour. */
export const MOST_CARDS = 100_000;
