import assert from "node:assert/strict";
import { test } from "node:test";

import type { Ticket } from "#shared/board/board.ts";

import { ticketNotes } from "./ticket-notes.ts";

const ofTransfer = (more: Partial<Ticket>) =>
  ticketNotes({
    column: "new",
    paymentMethod: "online",
    paymentState: "better_receipt_asked",
    cardCount: 1,
    cards: [],
    ...more,
  } as unknown as Ticket);

test("a transfer's receipt is to be checked, or asked for, or a better one is", () => {
  assert.deepEqual(ofTransfer({ isFirstReceiptAsked: true }), [
    { text: "Receipt asked", tone: "calm" },
  ]);
  assert.deepEqual(ofTransfer({}), [{ text: "Better receipt asked", tone: "calm" }]);
  const [check] = ofTransfer({ paymentState: "receipt_to_check" });
  assert.equal(check!.tone, "owner");
  assert.deepEqual(ofTransfer({ paymentState: "accepted" }), []);
});
