import { Accessibility, Feedback, PointerSensor } from "@dnd-kit/dom";
import { DragDropProvider, type DragEndEvent } from "@dnd-kit/react";
import type { ComponentProps } from "react";

import type { BoardColumn } from "#shared/board/board-column.ts";
import type { Ticket } from "#shared/board/board.ts";

import { useBoardActs } from "./board-acts.ts";
import { BoardColumnView } from "./board-column.tsx";
import type { ShownColumn } from "./use-board.ts";

type Plugins = Extract<
  ComponentProps<typeof DragDropProvider>["plugins"],
  (usual: never) => unknown
>;

/** By keys orders are moved by the board's own: the whole of an order is held, not a handle. */
const POINTER = [PointerSensor];
/** Without flying back: what is dropped is in its new column at once. */
const ownPlugins: Plugins = (usual) =>
  usual
    .filter((plugin) => plugin !== Accessibility)
    .map((plugin) => (plugin === Feedback ? Feedback.configure({ dropAnimation: null }) : plugin));

interface BoardColumnsProps {
  columns: readonly ShownColumn[];
  /** All that are chosen are moved with the one that is held. */
  chosen: readonly Ticket[];
}

/** The columns beside each other. */
export default function BoardColumns({ columns, chosen }: BoardColumnsProps) {
  const { move } = useBoardActs();

  function onDragEnd({ canceled, operation: { source, target } }: DragEndEvent) {
    const ticket = source?.data["ticket"] as Ticket | undefined;
    if (canceled || !ticket || !target) return;
    const to = target.id as BoardColumn;
    const isChosen = chosen.some(({ _id }) => _id === ticket._id);
    const moved = (isChosen ? chosen : [ticket]).filter(({ column }) => column !== to);
    if (moved.length > 0) move(moved, to);
  }

  return (
    <DragDropProvider sensors={POINTER} plugins={ownPlugins} onDragEnd={onDragEnd}>
      <div className="flex min-h-0 flex-1 gap-2 overflow-x-auto px-7 py-4">
        {columns.map((shown) => (
          <BoardColumnView key={shown.column} shown={shown} />
        ))}
      </div>
    </DragDropProvider>
  );
}
