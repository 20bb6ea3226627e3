/** From so many cards of a colour on visitors are told how many are left, unless staff set it otherwise. */
export const DEFAULT_LOW_MARK = 3;
