/** The fragment of the product page's address that begins an order like an earlier one: `#again=` and a link's token. */
const AGAIN = "#again=";

/** Where an order begins with the earlier one, or the card, that this link opens; without the language. */
export const againPath = (token: string): string => `/product?order=6${AGAIN}${token}`;

/** The token in an address that `againPath` has made; '' where there is none. */
export const againTokenIn = ({ hash }: { hash: string }): string =>
  hash.startsWith(AGAIN) ? hash.slice(AGAIN.length) : "";
