/** Ids that existing clients have hard-coded; seeding creates these records. */
export const MAIN_PRODUCT_ID = "689f857545ca4e292e013f13";
export const OTHER_COUNTRY_ID = "68bc058dc5b3bff5997dd059";
export const OTHER_CITY_ID = "68bc0690c5b3bff5997dd066";
/** Existing clients use this id to disable the city select; no record has it. */
export const DISABLED_COUNTRY_ID = "68b29cc9c09f32fccaf4e1c6";

/** The order number for people: the last 8 characters of the order's id. */
export function orderNumber(orderId: string): string {
  return orderId.slice(-8);
}
