import { PANEL_PATH } from "../session/login-path.ts";

/** The addresses of an order's own screens. */

const ORDERS_PATH = `${PANEL_PATH}/orders`;

export const orderPagePath = (id: string) => `${ORDERS_PATH}/${id}`;
export const orderEditPath = (id: string) => `${ORDERS_PATH}/${id}/edit`;
export const RECEIPTS_PATH = `${ORDERS_PATH}/receipts`;
