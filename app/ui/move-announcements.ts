import type { Accessibility } from "@dnd-kit/dom";
import { isSortable } from "@dnd-kit/react/sortable";

import { m } from "#app/i18n/translations.ts";

type Announcements = NonNullable<
  NonNullable<ConstructorParameters<typeof Accessibility>[1]>["announcements"]
>;

/** Screen reader messages during a move. */
export function moveAnnouncements(): Announcements {
  return {
    dragstart: ({ operation: { source } }) => {
      const row = rowOf(source);
      return row && m.ui_move_started(row);
    },
    dragover: ({ operation: { source } }) => {
      const row = rowOf(source);
      return row && m.ui_move_place(row);
    },
    dragend: ({ canceled, operation: { source } }) => {
      const row = rowOf(source);
      if (!row) return undefined;
      return canceled ? m.ui_move_cancelled(row) : m.ui_move_done(row);
    },
  };
}

function rowOf(source: unknown) {
  if (!isSortable(source as never)) return undefined;
  const { data, index } = source as { data: { name: string; count: number }; index: number };
  return { row: data.name, place: index + 1, count: data.count };
}
