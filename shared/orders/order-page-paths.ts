/** Paths without a language prefix, in a module without schemas: footers need nothing else. */

/** The page of the order to which the token belongs. */
export const orderPagePath = (token: string) => `/orders/${token}`;

/** Where a customer asks for the link. */
export const FIND_ORDER_PATH = "/orders";
