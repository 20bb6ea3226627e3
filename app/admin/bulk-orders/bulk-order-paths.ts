import { PANEL_PATH } from "../session/login-path.ts";

/** The addresses of what companies asked for. */

export const BULK_ORDERS_PATH = `${PANEL_PATH}/bulk-orders`;
export const COMPANY_BOARD_PATH = `${BULK_ORDERS_PATH}/board`;
export const OPEN_QUOTES_PATH = `${BULK_ORDERS_PATH}/quotes`;
export const bulkOrderPath = (id: string) => `${BULK_ORDERS_PATH}?view=${id}`;
