import { PANEL_PATH } from "../session/login-path.ts";

/** The addresses of an order's own screens. */

const ORDERS_PATH = `${PANEL_PATH}/orders`;

export const orderPagePath = (id: string) => `${ORDERS_PATH}/${id}`;
export const orderEditPath = (id: string) => `${ORDERS_PATH}/${id}/edit`;
export const NEW_ORDER_PATH = `${ORDERS_PATH}/new`;
/** The same, beginning like this order. */
export const newOrderPath = (like: string) => `${NEW_ORDER_PATH}?like=${like}`;
export const BOARD_PATH = `${ORDERS_PATH}/board`;
export const RECEIPTS_PATH = `${ORDERS_PATH}/receipts`;
export const HANDOVERS_PATH = `${ORDERS_PATH}/handovers`;
export const handoverPath = (id: string) => `${HANDOVERS_PATH}/${id}`;
/** Where chips are programmed. */
export const PROGRAM_PATH = `${ORDERS_PATH}/program`;
/** The same, beginning with this card. */
export const programPath = (card: string) => `${PROGRAM_PATH}?card=${card}`;
/** The same, for all cards of an order. */
export const programOrderPath = (order: string) => `${PROGRAM_PATH}?order=${order}`;
