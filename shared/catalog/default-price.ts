/**
 * The price of a product without one of its own, in dinars. In a file by itself, so that pages that
 * show a price need not load the product's validation.
 */
export const DEFAULT_PRICE_JOD = 35;
