/**
 * What a product without a price of its own costs, in dinars. By itself, so that pages which name a
 * price need not load what checks products.
 */
export const DEFAULT_PRICE_JOD = 35;
