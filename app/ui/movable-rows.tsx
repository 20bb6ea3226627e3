import { Accessibility } from "@dnd-kit/dom";
import { DragDropProvider, type DragEndEvent } from "@dnd-kit/react";
import { isSortable, useSortable } from "@dnd-kit/react/sortable";
import { GripVertical } from "lucide-react";
import { createContext, use, useMemo, type ComponentProps, type Ref } from "react";

import { m } from "#app/i18n/translations.ts";

import { IconButton } from "./icon-button.tsx";
import {
  FixedRow,
  type MovableListProps,
  type MovableParts,
  type MovableRow,
  type MovableRowProps,
} from "./movable-parts.ts";
import { moveAnnouncements } from "./move-announcements.ts";

type Plugins = ComponentProps<typeof DragDropProvider>["plugins"];

/** The movable rows with their index in their group, by id. */
const Places = createContext<ReadonlyMap<string, MovableRow & { index: number; count: number }>>(
  new Map(),
);

/** The library's default plugins, with screen reader messages in the page's language. */
const withTexts: Extract<Plugins, (usual: never) => unknown> = (usual) => [
  ...usual.filter((plugin) => plugin !== Accessibility),
  Accessibility.configure({
    announcements: moveAnnouncements(),
    screenReaderInstructions: { draggable: m.ui_move_keys() },
  }),
];

/** A reorderable list: drag a row by its handle, or use Space and the arrow keys. */
function MovableList({ rows, onMove, children }: MovableListProps) {
  const places = useMemo(() => placesOf(rows), [rows]);

  function onDragEnd({ canceled, operation: { source } }: DragEndEvent) {
    if (canceled || !isSortable(source) || source.index === source.initialIndex) return;
    const group = rows.filter((row) => row.group === source.group).map(({ id }) => id);
    onMove(group.toSpliced(source.initialIndex, 1).toSpliced(source.index, 0, String(source.id)));
  }

  return (
    <DragDropProvider onDragEnd={onDragEnd} plugins={withTexts}>
      <Places value={places}>{children}</Places>
    </DragDropProvider>
  );
}

function placesOf(rows: readonly MovableRow[]) {
  const groups = Map.groupBy(rows, ({ group }) => group);
  return new Map(
    [...groups.values()].flatMap((group) =>
      group.map((row, index) => [row.id, { ...row, index, count: group.length }] as const),
    ),
  );
}

function Row({ id, children }: MovableRowProps) {
  const place = use(Places).get(id);
  if (!place) return <FixedRow id={id}>{children}</FixedRow>;
  return <Movable {...place}>{children}</Movable>;
}

type MovableProps = MovableRow & { index: number; count: number } & Pick<
    MovableRowProps,
    "children"
  >;

function Movable({ id, group, name, index, count, children }: MovableProps) {
  const { ref, handleRef } = useSortable({
    id,
    index,
    group,
    type: group,
    accept: group,
    data: { name, count },
  });
  const handle = (
    <IconButton
      ref={handleRef}
      data-drag-handle
      label={m.ui_move_row({ row: name })}
      aria-roledescription={m.ui_move_role()}
      className="cursor-grab touch-none"
    >
      <GripVertical size={16} strokeWidth={1.6} aria-hidden="true" />
    </IconButton>
  );
  return children({ ref: ref as Ref<never>, handle });
}

export const MOVABLE: MovableParts = { List: MovableList, Row };
