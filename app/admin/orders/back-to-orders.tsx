import { ArrowLeft } from "lucide-react";
import { Link } from "react-router";

import { m } from "#app/i18n/translations.ts";

import { PANEL_PATH } from "../session/login-path.ts";

/** Back to the list as it was left, where there is one behind. */
export function BackToOrders() {
  return (
    <Link
      to={`${PANEL_PATH}/orders`}
      onClick={(event) => {
        const place = (history.state as { idx?: number } | null)?.idx;
        if (!place || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        history.back();
      }}
      className="-ms-1.5 inline-flex min-h-11 items-center gap-1.5 justify-self-start rounded-badge px-1.5 text-ink-2 transition-colors hover:text-ink md:min-h-8"
    >
      <ArrowLeft size={16} strokeWidth={1.6} aria-hidden="true" className="rtl:-scale-x-100" />
      {m.panel_orders_back()}
    </Link>
  );
}
