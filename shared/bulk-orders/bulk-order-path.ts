/** Where the calls for bulk requests are, below the API's path. */
export const BULK_ORDERS_PATH = "/custom-orders";
