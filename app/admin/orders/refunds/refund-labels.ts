import { m } from "#app/i18n/translations.ts";
import type { RefundMethod } from "#shared/refunds/refund.ts";

export const REFUND_METHOD_LABELS: Record<RefundMethod, () => string> = {
  transfer: m.panel_refunds_transfer,
  cash: m.panel_refunds_cash,
};
