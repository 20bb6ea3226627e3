import { m } from "#app/i18n/translations.ts";
import type { BoardColumn } from "#shared/board/board-column.ts";

export const COLUMN_LABELS: Record<BoardColumn, () => string> = {
  new: m.panel_board_column_new,
  paid: m.panel_board_column_paid,
  proof_sent: m.panel_board_column_proof_sent,
  approved: m.panel_board_column_approved,
  printed: m.panel_board_column_printed,
  programmed: m.panel_board_column_programmed,
  packed: m.panel_board_column_packed,
  shipped: m.panel_board_column_shipped,
  delivered: m.panel_board_column_delivered,
};

/** A column as it is named in data; anything else as it stands. */
export function columnLabel(value: unknown): string {
  return COLUMN_LABELS[value as BoardColumn]?.() ?? String(value);
}
