import { Link } from "react-router";

import { ApiError } from "#app/api/api-error.ts";
import { m } from "#app/i18n/translations.ts";
import { buttonClass } from "#app/ui/button-style.ts";

import { EmptyState } from "../resource/empty-state.tsx";
import { PANEL_PATH } from "../session/login-path.ts";

/** Whether there is no such order, or no more. */
export function isOrderGone(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** In place of an order that does not exist. */
export function OrderGone() {
  return (
    <EmptyState title={m.panel_orders_gone()} hint={m.panel_orders_gone_hint()}>
      <Link to={`${PANEL_PATH}/orders`} className={buttonClass({ variant: "line" }, "panel")}>
        {m.panel_orders_back()}
      </Link>
    </EmptyState>
  );
}
