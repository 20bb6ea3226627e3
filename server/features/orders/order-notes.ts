import type { Database } from "#server/platform/database/connect.ts";
import { HttpError, notFound } from "#server/platform/http-error.ts";
import { apiMessage } from "#shared/api-messages/any-message.ts";
import type { User } from "#shared/session/session.ts";

import { recordOrderChange } from "./order-history.ts";
import { orderNotesStore, type OrderNoteRow } from "./order-notes.store.ts";
import { orderStore } from "./order.store.ts";

/** Notes stand in the order's history too, so that one that was deleted can still be read there. */

export function addNote(
  database: Database,
  orderId: string,
  text: string,
  by: User,
): Promise<OrderNoteRow> {
  return database.transaction(async (trx) => {
    if (!(await orderStore(trx).find(orderId))) throw notFound("order");
    const note = await orderNotesStore(trx).add({ orderId, text, userId: by.id });
    await recordOrderChange(trx, by, orderId, {}, { note: text });
    return note;
  });
}

export async function deleteNote(
  database: Database,
  orderId: string,
  noteId: string,
  by: User,
): Promise<void> {
  await database.transaction(async (trx) => {
    const notes = orderNotesStore(trx);
    const note = await notes.find(orderId, noteId);
    if (!note) throw notFound("order-note");
    if (note.userId !== by.id) throw new HttpError(403, apiMessage("note_of_another"));
    await notes.remove(noteId);
    await recordOrderChange(trx, by, orderId, { note: note.text }, { note: null });
  });
}
