import pg from "pg";

import { apiMessage } from "#shared/api-messages/any-message.ts";
import type { ApiMessage } from "#shared/api-messages/api-message.ts";

const CHECK_VIOLATION = "23514";

/** Refuses to take a card of a colour of which none is left. */
export const STOCK_LEFT = "stock_left";

/** Refuse the use of a discount that is used up, or by an e-mail address that has used it. */
export const DISCOUNT_CHECKS = {
  discount_left: apiMessage("discount_used_up"),
  discount_per_email: apiMessage("discount_used_by_email"),
} as const;

/** What people are told where a check of the database refuses what they do. */
const MESSAGES: Readonly<Record<string, ApiMessage>> = {
  [STOCK_LEFT]: apiMessage("color_sold_out"),
  ...DISCOUNT_CHECKS,
};

/** The name of the check that has refused a row; undefined for another error. */
export function refusingCheck(error: unknown): string | undefined {
  // Drizzle wraps the database's error.
  const cause = error instanceof Error && error.cause ? error.cause : error;
  const isOfCheck = cause instanceof pg.DatabaseError && cause.code === CHECK_VIOLATION;
  return isOfCheck ? cause.constraint : undefined;
}

export const messageOfCheck = (error: unknown): ApiMessage | undefined =>
  MESSAGES[refusingCheck(error) ?? ""];
