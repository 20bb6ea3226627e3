import { Trash2 } from "lucide-react";
import type { FormEvent, KeyboardEvent } from "react";

import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { TextareaField } from "#app/ui/textarea-field.tsx";
import { NOTE_LENGTH, type OrderNote } from "#shared/orders/order-record.ts";

import { shortMoment } from "../../resource/display-date.ts";
import { useDraftState } from "../../resource/use-kept-draft.ts";
import { useUnsaved } from "../../resource/use-unsaved.ts";
import { useStoredSession } from "../../session/stored-session.ts";
import { useMay } from "../../session/use-may.ts";
import { useAddNote, useDeleteNote } from "../order-record-queries.ts";
import { Section } from "../section.tsx";

interface NotesSectionProps {
  orderId: string;
  /** Undefined until they are there. */
  notes: readonly OrderNote[] | undefined;
  /** The order was deleted meanwhile: what is typed can only be copied. */
  isGone: boolean;
}

const isTyped = (text: string) => text.trim() !== "";

/** What staff remark on the order; customers see none of it. What is typed stays until it is saved. */
export function NotesSection({ orderId, notes, isGone }: NotesSectionProps) {
  const [text, setText] = useDraftState(`note ${orderId}`, () => "", isTyped);
  const add = useAddNote(orderId, () => setText(""));
  const remove = useDeleteNote(orderId);
  const { user } = useStoredSession();
  const canWrite = useMay()("orders.write");
  const isEmpty = !isTyped(text);
  useUnsaved(!isEmpty);

  function save(event: FormEvent | KeyboardEvent) {
    event.preventDefault();
    if (!isEmpty && !add.isPending && !isGone) add.mutate(text);
  }

  return (
    <Section title={m.panel_orders_notes()} className="print:hidden">
      {canWrite && (
        <form onSubmit={save} className="grid gap-2.5 py-3">
          <TextareaField
            label={m.panel_orders_note()}
            hideLabel
            placeholder={m.panel_orders_note_hint()}
            value={text}
            maxLength={NOTE_LENGTH}
            rows={2}
            className="min-h-16!"
            onChange={(event) => setText(event.target.value)}
            readOnly={isGone}
            onKeyDown={(event) => {
              if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) save(event);
            }}
          />
          {isGone && !isEmpty ? (
            <CopyButton
              text={text}
              label={m.panel_orders_copy({ field: m.panel_orders_note() })}
              className="-my-1.5 justify-self-end"
            />
          ) : (
            <Button
              type="submit"
              variant="line"
              className="justify-self-end"
              disabled={isEmpty || isGone}
              pending={add.isPending}
            >
              {m.panel_orders_note_add()}
            </Button>
          )}
        </form>
      )}
      <ul className="divide-y divide-line border-line not-first:border-t empty:hidden">
        {notes?.map((note) => (
          <li key={note._id} className="flex items-start gap-2 py-2.5">
            <div className="min-w-0 flex-1">
              <p className="wrap-anywhere whitespace-pre-wrap" dir="auto">
                {note.text}
              </p>
              <p className="mt-0.5 text-note text-ink-2">
                <bdi>{note.user?.name || note.user?.email || m.panel_orders_someone()}</bdi>
                {" · "}
                <time dateTime={note.createdAt}>{shortMoment(note.createdAt)}</time>
              </p>
            </div>
            {canWrite && note.user?._id === user?._id && (
              <IconButton
                label={m.panel_orders_note_delete()}
                className="-me-2"
                disabled={remove.isPending}
                onClick={() => remove.mutate(note)}
              >
                <Trash2 size={16} strokeWidth={1.6} aria-hidden="true" />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
